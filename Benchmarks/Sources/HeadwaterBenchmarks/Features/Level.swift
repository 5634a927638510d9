import Headwater

/// A feature around another, composed by `switch`.
struct Level<Child: LevelChild>: LevelChild {
  struct State: Equatable, Sendable {
    var child = Child.initialState
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case child(Child.Action)
    case renamed(String)
  }

  let child: Child

  static var initialState: State { State() }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(let action):
      return child.reduce(into: &state.child, action: action).map(Action.child)
    case .renamed(let title):
      state.title = title
      return .none
    }
  }
}

/// What can stand in a `Level`.
protocol LevelChild: Reducer, SendableMetatype
where State: Equatable & Sendable, Action: Sendable {
  static var initialState: State { get }
}

extension Counter: LevelChild {
  static var initialState: State { State() }
}

typealias FiveLevels<Leaf: LevelChild> = Level<Level<Level<Level<Level<Leaf>>>>>

func fiveLevels<Leaf: LevelChild>(around leaf: Leaf) -> FiveLevels<Leaf> {
  Level(child: Level(child: Level(child: Level(child: Level(child: leaf)))))
}
