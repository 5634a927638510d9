import Testing

@testable import HeadwaterTesting

/// What an exploration costs, in steps that its stores go.
@Suite("A long way of the person")
struct ExploreCostTests {
  /// A counter with a subscription, and an effect that waits beside it if it was started.
  private struct Counter: Reducer {
    struct State: Hashable {
      var isWaiting = false
      var taps = 0
    }

    enum Action: Hashable { case started, tapped }

    let world: TestWorld
    var answers = [1]

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .started:
        state.isWaiting = true
        return .run { [world, answers] _ in _ = await world.choose("wait", from: answers) }
      case .tapped:
        state.taps += 1
        return .none
      }
    }
  }

  private struct Subscribed: Reducer {
    let world: TestWorld

    var body: some Reducer<Counter.State, Counter.Action> {
      Counter(world: world)
      Subscriptions { [world] _ in
        [Subscription(id: "watch", .run { _ in _ = await world.choose("watch", from: [1]) })]
      }
    }
  }

  private func explorer<R: Reducer<Counter.State, Counter.Action>>(
    of makeReducer: @escaping (TestWorld) -> R, taps: Int
  ) -> Explorer<Counter.State, Counter.Action, Counter.State> {
    let explorer = Explorer(
      PureSteps(
        makeReducer: { makeReducer($0).resolved() },
        actions: { state in
          if state.taps == 0 && !state.isWaiting { return [.started] }
          return state.taps < taps ? [.tapped] : []
        }, canonical: { $0 }),
      way: .states, limits: ExplorationLimits(), comparesWholeStates: true, properties: [])
    explorer.progress = ExplorationProgress { _ in }
    explorer.explore(from: [Counter.State()])
    #expect(explorer.isComplete)
    return explorer
  }

  @Test(
    "three times the actions beside a subscription or a running effect cost three times the steps of stores"
  )
  func longWays() {
    let subscribed = [40, 120].map { explorer(of: { Subscribed(world: $0) }, taps: $0) }
    #expect(subscribed[0].visited.count > 80)
    #expect(subscribed[1].goneCount < 4 * subscribed[0].goneCount)
    let waiting = [40, 120].map { explorer(of: { Counter(world: $0) }, taps: $0) }
    #expect(waiting[0].visited.count > 40)
    #expect(waiting[1].goneCount < 4 * waiting[0].goneCount)
  }

  @Test(
    "an action of the person that starts nothing takes no store, beside any effects of the whole feature"
  )
  func quietActions() {
    let stores = [4, 40].map { taps in
      let explorer = explorer(of: { Counter(world: $0, answers: []) }, taps: taps)
      return (steps: explorer.goneCount, states: explorer.visited.count)
    }
    #expect(stores.map(\.states) == [6, 42])
    #expect(stores[0].steps == stores[1].steps, "\(stores)")
  }

  /// Asks and is answered, round by round, beside a block of subscriptions.
  private struct Rounds: Reducer {
    struct State: Hashable {
      var isAsking = false
      var rounds = 0
    }

    enum Action: Hashable { case tapped, answered }

    let world: TestWorld
    let isWatched: (State) -> Bool

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        guard action == .tapped else {
          state.isAsking = false
          return .none
        }
        state.isAsking = true
        state.rounds += 1
        return .run { [world] send in
          _ = await world.choose("it", from: [1])
          send(.answered)
        }
      }
      Subscriptions { [isWatched] state in
        isWatched(state) ? [Subscription(id: "watch", .run { _ in })] : []
      }
    }
  }

  private func rounds(
    _ count: Int, isWatched: @escaping (Rounds.State) -> Bool
  ) -> (steps: Int, states: Int) {
    let explorer = Explorer(
      PureSteps(
        makeReducer: { Rounds(world: $0, isWatched: isWatched).resolved() },
        actions: { !$0.isAsking && $0.rounds < count ? [.tapped] : [] }, canonical: { $0 }),
      way: .states, limits: ExplorationLimits(), comparesWholeStates: true, properties: [])
    explorer.progress = ExplorationProgress { _ in }
    explorer.explore(from: [Rounds.State()])
    #expect(explorer.isComplete)
    return (explorer.goneCount, explorer.visited.count)
  }

  @Test(
    "three times the answers beside subscriptions of which none is implied cost three times the steps of stores"
  )
  func idleSubscriptions() {
    // The first states are compared with their whole ways, whose cost is bounded.
    let costs = [160, 480].map { rounds($0, isWatched: { _ in false }) }
    #expect(costs.map(\.states) == [321, 961])
    #expect(costs[1].steps < 4 * costs[0].steps, "\(costs)")
  }

  @Test("no store begins where a subscription has ended, which would begin anew")
  func endedSubscriptions() {
    #expect(rounds(10, isWatched: { $0.rounds > 3 }).states == 21)
  }
}
