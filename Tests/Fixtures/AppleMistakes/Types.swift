import Combine
import HeadwaterUI

// One type error of each kind that Scripts/check-apple has to find. This file is not part of a build.

// A name in two modules.
let subscription: Subscription? = nil  // expected-error {{'Subscription' is ambiguous}}

struct Feature: Reducer {
  struct State: Equatable {
    var text = ""
  }

  enum Action {
    case changed(String)
    case done
  }

  enum Work { case search }

  // A conformance of the main actor that is used off the main actor.
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .cancel(id: Work.search)  // expected-main-actor-error {{main actor-isolated conformance}}
  }
}

// An argument that SwiftUI does not accept, or accepts on one platform only.
struct Signatures: View {
  @State private var width: CGFloat = 1

  var body: some View {
    Text(width)  // expected-error {{requires that 'CGFloat' conform to 'StringProtocol'}}
  }
}

struct OnIOS: View {
  var body: some View {
    Picker("Picker", selection: .constant(1)) { Text("One") }
      .pickerStyle(.navigationLink)  // expected-macos-error {{has no member 'navigationLink'}}
  }
}

struct OnMacOS: View {
  var body: some View {
    Toggle("Toggle", isOn: .constant(true))
      .toggleStyle(.checkbox)  // expected-ios-error {{has no member 'checkbox'}}
  }
}

// Symbols that are newer than the oldest supported systems, or not public.
func newer() {  // expected-note {{add '@available'}}
  // expected-note@+1 {{add 'if #available'}}
  Task.immediate {}  // expected-error {{is only available in}}
  // expected-error@+1 {{cannot find '_forEachField'}}
  _forEachField(of: Int.self) { _, _, _, _ in true }
}

// A call to the main actor.
// expected-anywhere-note@+1 {{add '@MainActor'}}
func isolated(_ store: Store<Feature.State, Feature.Action>) {
  store.send(.done)  // expected-anywhere-error {{call to main actor-isolated instance method}}
}

// A warning, which is an error here.
func unused() {
  let value = 1  // expected-error {{was never used}}
}
