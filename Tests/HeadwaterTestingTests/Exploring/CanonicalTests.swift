import Headwater
import HeadwaterTesting
import Testing

@Suite("Explore compares by less than the state")
struct CanonicalTests {
  /// Two seats, of which the first is served by an effect; the guests can change places meanwhile.
  private struct Table: Reducer {
    struct State: Hashable {
      var isHungry = [true, true]
      var isServing = false
      var orders = 0
    }

    enum Action: Hashable { case ordered, changedPlaces, served(Int), left }

    let world: TestWorld

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .ordered:
        state.isServing = true
        state.orders += 1
        return .run { [world] send in
          await world.choose("serve", from: [()])
          send(.served(0))
        }
      case .left: state.isHungry[1] = false
      case .changedPlaces: state.isHungry.swapAt(0, 1)
      case .served(let seat):
        state.isHungry[seat] = false
        state.isServing = false
      }
      return .none
    }
  }

  @Test("and fails if states are sorted beside an effect that names what is sorted")
  func sorting() {
    let found = failing {
      explore(
        from: [Table.State()], reducer: { Table(world: $0) },
        actions: { state in
          state.orders == 0 ? [.ordered] : state.isServing ? [.left, .changedPlaces] : []
        },
        canonical: { [$0.isHungry.count { $0 }, $0.isServing ? 1 : 0, $0.orders] })
    }
    #expect(
      found?.failures.first?.message.hasPrefix(
        """
        `canonical:` takes two states for the same, after 3 steps, that go on differently: while effects run, one step of \
        the world leads to two states that it does not take for the same.

            1. send .ordered
            2. send .left
            3. send .changedPlaces
        """) ?? false, "\(found?.failures.first?.message ?? "")")
  }

  @Test("and does not fail if nothing depends on what is left out beside an effect")
  func leavingOut() {
    let found = explore(
      from: [Table.State()], reducer: { Table(world: $0) },
      actions: { $0.isServing ? [.left] : [.ordered] },
      canonical: { state in
        var state = state
        state.orders = 0
        return state
      })
    #expect(found.isComplete)
  }

  private struct Screens: Reducer {
    struct State: Hashable {
      var path: StackState<Int> = []
    }

    enum Action: Hashable { case pushed, popped }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if action == .pushed { state.path.push(1) } else { state.path.popLast() }
      return .none
    }
  }

  private func actions(_ state: Screens.State) -> [Screens.Action] {
    state.path.count < 2 ? [.pushed, .popped] : [.popped]
  }

  @Test("as by a stack that is made anew, whose ids come back")
  func stack() {
    let found = explore(
      from: [Screens.State()], reducer: { _ in Screens() }, actions: actions,
      canonical: { state in
        var state = state
        state.path = StackState(state.path)
        return state
      })
    #expect(found.isComplete)
    #expect(found.stateCount == 3)
  }

  @Test("or says at a limit that the ids of a stack do not come back")
  func stackWithoutHelp() {
    let found = explore(
      from: [Screens.State()], limits: ExplorationLimits(depth: 10), reducer: { _ in Screens() },
      actions: actions)
    #expect(!found.isComplete)
    #expect(found.notCovered?.contains("which gives each screen a new id") ?? false)
  }
}
