import Headwater
import Testing

/// A feature that contains itself.
struct Tree: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var label = ""
    var children: IdentifiedArray<State> = []
  }

  indirect enum Action: Equatable, Sendable, CasePathable {
    case rename(String)
    case children(ElementAction<Int, Action>)

    struct Cases {
      enum ChildrenCase: CasePath {
        static func embed(_ value: ElementAction<Int, Action>) -> Action { .children(value) }
        static func extract(_ root: Action) -> ElementAction<Int, Action>? {
          if case .children(let value) = root { value } else { nil }
        }
      }

      var children: ChildrenCase.Type { ChildrenCase.self }
    }

    static var cases: Cases { Cases() }
  }

  var body: some Reducer<State, Action> {
    Tree().lift(each: \.children, action: \.children)
    Reduce { state, action in
      if case .rename(let label) = action { state.label = label }
      return .none
    }
  }
}

/// A feature that contains itself in a field that is computed.
private struct Echo: Reducer {
  struct State: Equatable {
    var count = 0

    var echo: State {
      get { self }
      set { self = newValue }
    }
  }

  indirect enum Action: Equatable, Sendable, CasePathable {
    case increment
    case echo(Action)

    struct Cases {
      enum EchoCase: CasePath {
        static func embed(_ value: Action) -> Action { .echo(value) }
        static func extract(_ root: Action) -> Action? {
          if case .echo(let value) = root { value } else { nil }
        }
      }

      var echo: EchoCase.Type { EchoCase.self }
    }

    static var cases: Cases { Cases() }
  }

  var body: some Reducer<State, Action> {
    Echo().lift(state: \.echo, action: \.echo)
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
  }
}

@MainActor
@Suite("A feature that contains itself")
struct TreeTests {
  @Test("a leaf at any depth is changed by its own actions")
  func leaf() {
    var root = Tree.State(id: 0)
    root.children = [Tree.State(id: 1, children: [Tree.State(id: 2)])]
    let store = Store(initialState: root, reducer: Tree())
    store.send(
      .children(.element(id: 1, action: .children(.element(id: 2, action: .rename("leaf"))))))
    #expect(store.children[id: 1]?.children[id: 2]?.label == "leaf")
    #expect(store.label == "")
  }

  @Test("a computed field may be of the type that it is a field of")
  func computed() {
    let store = Store(initialState: Echo.State(), reducer: Echo())
    store.send(.echo(.echo(.increment)))
    #expect(store.count == 1)
  }
}
