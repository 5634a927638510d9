import Combine
import HeadwaterUI

// What Scripts/check-apple has to find while it checks types, a mistake of each kind. Never part of a build.

// A name that two modules have.
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

  // What is compared off the main actor, and belongs to it.
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .cancel(id: Work.search)  // expected-main-actor-error {{main actor-isolated conformance}}
  }
}

// What SwiftUI does not take, or takes on one platform alone.
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

// What is newer than the oldest systems, and what is not public there.
func newer() {  // expected-note {{add '@available'}}
  // expected-note@+1 {{add 'if #available'}}
  Task.immediate {}  // expected-error {{is only available in}}
  // expected-error@+1 {{cannot find '_forEachField'}}
  _forEachField(of: Int.self) { _, _, _, _ in true }
}

// What is isolated to the main actor.
// expected-anywhere-note@+1 {{add '@MainActor'}}
func isolated(_ store: Store<Feature.State, Feature.Action>) {
  store.send(.done)  // expected-anywhere-error {{call to main actor-isolated instance method}}
}

// What is a warning elsewhere.
func unused() {
  let value = 1  // expected-error {{was never used}}
}
