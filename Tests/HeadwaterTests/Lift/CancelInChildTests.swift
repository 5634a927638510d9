import Headwater
import HeadwaterTesting
import Testing

/// A parent cancels effects of its children by the children's own ids.
@Suite("Cancelling the effects of a child")
struct CancelInChildTests {
  struct Child: Reducer {
    struct State: Equatable, Identifiable {
      var id: Int
      var isDone = false
    }

    enum Action: Equatable, Sendable { case start, done }

    let clock: any Clock<Duration>

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .start:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          send(.done)
        }
        .cancellable(id: "work")
      case .done:
        state.isDone = true
        return .none
      }
    }
  }

  struct Parent: Reducer {
    struct State: Equatable {
      var left = Child.State(id: 1)
      var right = Child.State(id: 1)
      var rows: IdentifiedArray<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
    }

    enum Action: CasePathable, Equatable, Sendable {
      case left(Child.Action)
      case right(Child.Action)
      case rows(ElementAction<Int, Child.Action>)
      case cancelLeft
      case cancelRow(Int)

      enum LeftCase: CasePath {
        static func embed(_ value: Child.Action) -> Action { .left(value) }
        static func extract(_ root: Action) -> Child.Action? {
          if case .left(let action) = root { action } else { nil }
        }
      }

      enum RightCase: CasePath {
        static func embed(_ value: Child.Action) -> Action { .right(value) }
        static func extract(_ root: Action) -> Child.Action? {
          if case .right(let action) = root { action } else { nil }
        }
      }

      enum RowsCase: CasePath {
        static func embed(_ value: ElementAction<Int, Child.Action>) -> Action { .rows(value) }
        static func extract(_ root: Action) -> ElementAction<Int, Child.Action>? {
          if case .rows(let action) = root { action } else { nil }
        }
      }

      struct Cases {
        var left: LeftCase.Type { LeftCase.self }
        var right: RightCase.Type { RightCase.self }
        var rows: RowsCase.Type { RowsCase.self }
      }

      static var cases: Cases { Cases() }
    }

    let clock: any Clock<Duration>

    var body: some Reducer<State, Action> {
      Child(clock: clock).lift(state: \.left, action: \.left)
      Child(clock: clock).lift(state: \.right, action: \.right)
      Child(clock: clock).lift(each: \.rows, action: \.rows)
      Reduce { _, action in
        switch action {
        case .cancelLeft: .cancel(id: "work", in: \State.left)
        case .cancelRow(let id): .cancel(id: "work", in: \State.rows, element: id)
        default: .none
        }
      }
    }
  }

  let clock = TestClock()

  private func store() -> TestStore<Parent.State, Parent.Action> {
    TestStore(initialState: Parent.State(), reducer: Parent(clock: clock))
  }

  @Test("the child's effect ends, and that of its twin goes on")
  func field() {
    let store = store()
    store.send(.left(.start))
    store.send(.right(.start))
    store.send(.cancelLeft)
    clock.advance(by: .seconds(1))
    store.receive(.right(.done)) { $0.right.isDone = true }
    store.finish()
  }

  @Test("one element's effect ends, and that of another goes on")
  func element() {
    let store = store()
    store.send(.rows(.element(id: 1, action: .start)))
    store.send(.rows(.element(id: 2, action: .start)))
    store.send(.cancelRow(1))
    clock.advance(by: .seconds(1))
    store.receive(.rows(.element(id: 2, action: .done))) { $0.rows[id: 2]?.isDone = true }
    store.finish()
  }
}
