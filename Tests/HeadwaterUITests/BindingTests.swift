import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@MainActor
@Suite("A store's bindings")
struct BindingTests {
  struct Name: Reducer {
    struct State: Equatable {
      var name = ""
      var other = 0
    }

    enum Action {
      case nameChanged(String)
      case otherChanged
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .nameChanged(let name): state.name = name.uppercased()
      case .otherChanged: state.other += 1
      }
      return .none
    }
  }

  struct NameView: View {
    let store: Store<Name.State, Name.Action>

    var body: some View {
      TextField("Name", text: store.binding(\.name, { .nameChanged($0) }))
    }
  }

  let store = Store(initialState: Name.State(), reducer: Name())

  @Test("a write is sent as an action, and a read returns the reducer's result")
  func writes() {
    let binding = store.binding(\.name, { .nameChanged($0) })
    binding.wrappedValue = "anna"
    #expect(binding.wrappedValue == "ANNA")
    #expect(store.name == "ANNA")
  }

  @Test("a control shows the reducer's version of the typed text")
  func reformats() throws {
    let ui = ViewHost(NameView(store: store))
    try ui.find(textField: "Name").type("anna")
    #expect(try ui.find(textField: "Name").value == "ANNA")
  }

  @Test("a control follows its value, and not the rest of the state")
  func follows() throws {
    let ui = ViewHost(NameView(store: store))
    let count = ui.bodyCount(of: NameView.self)
    store.send(.otherChanged)
    #expect(ui.bodyCount(of: NameView.self) == count)
    store.send(.nameChanged("bert"))
    #expect(try ui.find(textField: "Name").value == "BERT")
  }

  private struct Split: SplitReducer {
    struct State: Equatable { var name = "" }
    enum MutatingAction { case nameChanged(String) }

    func mutate(_ state: inout State, _ action: MutatingAction) -> Effect<Action> {
      switch action {
      case .nameChanged(let name): state.name = name.uppercased()
      }
      return .none
    }
  }

  @Test("a write to a split reducer's state is sent as a mutating action")
  func split() {
    let store = Store(initialState: Split.State(), reducer: Split())
    let binding = store.binding(\.name, { .nameChanged($0) })
    binding.wrappedValue = "anna"
    #expect(store.name == "ANNA")
    let spelledOut = store.binding(\.name, { .mutating(.nameChanged($0)) })
    spelledOut.wrappedValue = "bert"
    #expect(store.name == "BERT")
  }
}
