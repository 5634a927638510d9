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

/// A feature that contains itself in a computed field.
private struct Echo: Reducer {
  struct State: Equatable {
    var count = 0
    var startedCount = 0

    var echo: State {
      get { self }
      set { self = newValue }
    }
  }

  indirect enum Action: Equatable, Sendable, CasePathable {
    case increment
    case started
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
      switch action {
      case .increment: state.count += 1
      case .started: state.startedCount += 1
      case .echo: break
      }
      return .none
    }
    Subscriptions { _ in [Subscription(id: "start", .send(.started))] }
  }
}

/// A feature around another one, or around itself. The inner one may be missing.
private struct Around<Child: Reducer>: Reducer
where Child.State: Equatable, Child.Action: Sendable {
  struct State: Equatable {
    var child: Child.State?
  }

  enum Action: Sendable, CasePathable {
    case child(Child.Action)

    struct Cases {
      enum ChildCase: CasePath {
        static func embed(_ value: Child.Action) -> Action { .child(value) }
        static func extract(_ root: Action) -> Child.Action? {
          if case .child(let value) = root { value } else { nil }
        }
      }

      var child: ChildCase.Type { ChildCase.self }
    }

    static var cases: Cases { Cases() }
  }

  let child: Child

  var body: some Reducer<State, Action> {
    child.lift(optional: \.child, action: \.child)
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

  @Test("such a field, which has no end, has the subscriptions of its first level")
  func computedSubscriptions() {
    let store = Store(initialState: Echo.State(), reducer: Echo())
    store.send(.increment)
    #expect(store.startedCount == 2)
  }

  @Test("a generic feature around itself, with another child, has that child's subscriptions")
  func genericSubscriptions() {
    typealias Inner = Around<Echo>
    let reducer = Around(child: Inner(child: Echo()))
    let store = Store(
      initialState: Around<Inner>.State(child: Inner.State(child: Echo.State())), reducer: reducer)
    store.send(.child(.child(.increment)))
    #expect(store.state.child?.child?.startedCount == 2)
  }
}
