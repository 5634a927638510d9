import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

struct Settings: Reducer {
  struct State: Equatable {
    var name = ""
    var city = ""
    var isLoud = false
    var changes = 0
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case saved
  }

  var body: some Reducer<State, Action> {
    BindingReducer(action: \.binding)
    Reduce { state, action in
      switch action {
      case .binding(\.city): state.city = state.city.uppercased()
      case .binding: state.changes += 1
      case .saved: break
      }
      return .none
    }
  }
}

extension Settings.Action: CasePathable {
  struct Cases {
    enum BindingCase: CasePath {
      static func embed(_ value: BindingAction<Settings.State>) -> Settings.Action {
        .binding(value)
      }
      static func extract(_ root: Settings.Action) -> BindingAction<Settings.State>? {
        if case .binding(let value) = root { value } else { nil }
      }
    }

    var binding: BindingCase.Type { BindingCase.self }
  }

  static var cases: Cases { Cases() }
}

private struct SettingsView: View {
  @Bindable var store: Store<Settings.State, Settings.Action>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      TextField("City", text: $store.city)
      Text("changes \(store.changes)")
    }
  }
}

private struct FeatureForm: View {
  @Bindable var store: Store<Feature.State, Feature.Action>

  var body: some View {
    Form {
      TextField("Name", text: $store.name.sending(\.nameChanged))
      TextField("City", text: $store.address.city.sending(\.cityChanged))
      TextField("Name again", text: store.binding(\.name, action: \.nameChanged))
    }
  }
}

private struct NameField: View {
  @Binding var name: String

  var body: some View { TextField("Name", text: $name) }
}

private struct Passing: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    VStack {
      Text("city \(store.address.city)")
      NameField(name: store.binding(\.name, action: \.nameChanged))
    }
  }
}

@MainActor @Suite("Forms of a store")
struct FormTests {
  @Test("a field of a form with many fields is bound by its name")
  func manyFields() throws {
    let store = Store(initialState: Settings.State(), reducer: Settings())
    let ui = ViewHost(SettingsView(store: store))

    try ui.find(textField: "Name").type("ab")
    try ui.find(textField: "City").type("c")

    #expect(store.state == Settings.State(name: "ab", city: "C", changes: 2))
    #expect(try ui.find(textField: "City").value == "C")
  }

  @Test("a field is bound to a case of the action, and shows what the reducer made of it")
  func sending() throws {
    let store = Store(initialState: Feature.State(), reducer: Feature())
    let ui = ViewHost(FeatureForm(store: store))

    try ui.find(textField: "Name").type("a")
    try ui.find(textField: "City").type("b")

    #expect(store.name == "A")
    #expect(store.address.city == "b")
    #expect(try ui.find(textField: "Name again").value == "A")
    #expect(ui.bodyCount(of: FeatureForm.self) == 0)
  }

  @Test("changes of a form are values that can be compared, applied and tested")
  func values() {
    let change = BindingAction<Settings.State>.set(\.name, "x")
    var state = Settings.State()
    change.apply(to: &state)

    #expect(state.name == "x")
    #expect(change == .set(\.name, "x"))
    #expect(change != .set(\.name, "y"))
    #expect(change != .set(\.city, "x"))
    #expect(change.keyPath == \Settings.State.name)
    #expect(change.description.hasSuffix("name, x)"))
  }

  @Test("a test sends the change of a field as a view does")
  func testStore() {
    let store = TestStore(initialState: Settings.State(), reducer: Settings())

    store.send(.binding(.set(\.isLoud, true))) {
      $0.isLoud = true
      $0.changes = 1
    }
    store.finish()
  }

  @Test("a binding to a case equals the one that the next evaluation makes")
  func comparable() {
    let store = Store(initialState: Feature.State(), reducer: Feature())
    let ui = ViewHost(Passing(store: store))

    store.send(.cityChanged("x"))

    #expect(ui.findAll(text: "city x").count == 1)
    #expect(ui.bodyCount(of: NameField.self) == 0)
  }
}
