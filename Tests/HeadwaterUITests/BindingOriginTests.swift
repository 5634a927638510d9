import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

/// The line that a log shows for an action of a binding.
@MainActor
@Suite("Origins of a binding's actions")
struct BindingOriginTests {
  private final class Origins<State, Action>: StoreObserver {
    var words: [String] = []

    func turnEnded(_ turn: StoreTurn<Action>, state: State) {
      words.append(turn.origin.description)
    }
  }

  @Test("a binding that names an action carries the line that has made it")
  func lines() {
    let store = Store(initialState: Feature.State(), reducer: Feature())
    let origins = Origins<Feature.State, Feature.Action>()
    store.attach(origins)
    store.binding(\.name, action: \.nameChanged, fileID: "App/A.swift", line: 1)
      .wrappedValue = "a"
    Bindable(store).name.sending(\.nameChanged, fileID: "App/B.swift", line: 2).wrappedValue = "b"
    #expect(origins.words == ["A.swift:1", "B.swift:2"])
  }

  @Test("bindings of one field are equal, whatever their lines")
  func equality() {
    let store = Store(initialState: Feature.State(), reducer: Feature())
    let ui = ViewHost(Outer(store: store))
    store.send(.cityChanged("x"))
    #expect(ui.findAll(text: "city x").count == 1)
    #expect(ui.bodyCount(of: NameField.self) == 0)
  }

  private struct NameField: View {
    @Binding var name: String

    var body: some View { TextField("Name", text: $name) }
  }

  private struct Outer: View {
    let store: Store<Feature.State, Feature.Action>

    var body: some View {
      Text("city \(store.address.city)")
      NameField(
        name: store.binding(
          \.name, action: \.nameChanged, line: store.address.city.isEmpty ? 1 : 2))
    }
  }
}
