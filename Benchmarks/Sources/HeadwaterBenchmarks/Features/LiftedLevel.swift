import Headwater

/// A feature around another, composed by `lift`.
struct LiftedLevel<Child: LevelChild>: LevelChild {
  struct State: Equatable, Sendable {
    var child = Child.initialState
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: CasePathable, Sendable {
    case child(Child.Action)
    case renamed(String)

    struct Cases {
      var child: ChildCase.Type { ChildCase.self }
    }

    enum ChildCase: CasePath {
      static func embed(_ value: Child.Action) -> Action { .child(value) }

      static func extract(_ root: Action) -> Child.Action? {
        if case .child(let value) = root { value } else { nil }
      }
    }

    static var cases: Cases { Cases() }
  }

  let child: Child

  static var initialState: State { State() }

  var body: some Reducer<State, Action> {
    child.lift(state: \.child, action: \.child)
  }
}

typealias FiveLiftedLevels<Leaf: LevelChild> =
  LiftedLevel<LiftedLevel<LiftedLevel<LiftedLevel<LiftedLevel<Leaf>>>>>

func fiveLiftedLevels<Leaf: LevelChild>(around leaf: Leaf) -> FiveLiftedLevels<Leaf> {
  LiftedLevel(
    child: LiftedLevel(child: LiftedLevel(child: LiftedLevel(child: LiftedLevel(child: leaf)))))
}
