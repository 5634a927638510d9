import HeadwaterTesting
import Synchronization
import Testing

@Suite("Explore")
struct ExploreTests {
  @Test("finds the states of a login in all orders of taps and answers")
  func login() {
    let found = explore(
      from: [.init(name: "ana")], reducer: { Login(world: $0) },
      actions: { $0.isBusy ? [.left] : [.tapped, .left] },
      holding: [
        .always("busy means running") { $0.state.isBusy == !$0.running.isEmpty },
        .sometimes("signed in") { $0.state.user != nil },
        .eventually("the spinner ends") { !$0.state.isBusy },
        .leadsTo("a tap leads to an answer", from: { $0.state.isBusy }, to: { !$0.state.isBusy }),
      ])
    #expect(found.description == "4 states, 10 transitions, depth 3")
    #expect(found.isComplete)
  }

  @Test("finds each answer in each order")
  func orders() {
    let found = explore(
      from: [Race.State()], reducer: { Race(world: $0) },
      actions: { $0.isStarted ? [] : [.started] })
    #expect(
      Set(found.states.map(\.heard)) == [
        [], [1], [2], [11], [12], [1, 11], [1, 12], [2, 11], [2, 12],
        [11, 1], [11, 2], [12, 1], [12, 2],
      ])
  }

  @Test("lets time pass to the next deadline, in the order of the deadlines")
  func deadlines() {
    let found = explore(
      from: [Steps.State()],
      reducer: { world in
        Steps { action in
          guard action == 0 else { return .none }
          return .merge(
            .send(3).delay(for: .seconds(3), clock: world.clock),
            .send(1).delay(for: .seconds(1), clock: world.clock),
            .send(2).delay(for: .seconds(1), clock: world.clock))
        }
      },
      actions: { $0.heard.isEmpty ? [0] : [] })
    #expect(found.states.map(\.heard) == [[], [0], [0, 1, 2], [0, 1, 2, 3]])
  }

  @Test("restarts a debounce with each action")
  func debounce() {
    let found = explore(
      from: [Steps.State()],
      reducer: { world in
        Steps { action in
          action == 0
            ? .send(9).debounce(id: "pause", for: .seconds(1), clock: world.clock) : .none
        }
      },
      actions: { $0.heard.count < 2 ? [0] : [] })
    #expect(
      Set(found.states.map(\.heard)) == [[], [0], [0, 0], [0, 9], [0, 0, 9]])
  }

  @Test("tells what waits behind a throttle by the turns it has seen")
  func throttle() {
    let found = explore(
      from: [Steps.State()],
      reducer: { world in
        Steps { action in
          action < 10
            ? .send(action + 10)
              .throttle(id: "often", for: .seconds(1), latest: true, clock: world.clock)
            : .none
        }
      },
      actions: { $0.heard.count < 4 ? [0, 1, 2] : [] }, canonical: { $0.heard.filter { $0 > 9 } })
    let last = Set(found.states.compactMap { $0.heard.filter { $0 > 9 }.dropFirst().first })
    #expect(last == [10, 11, 12])
  }

  @Test("runs the rest of a sequence only after a part that was not cancelled")
  func sequences() {
    let found = explore(
      from: [Steps.State()],
      reducer: { world in
        Steps { action in
          switch action {
          case 0:
            .concatenate(
              .merge(
                .send(1).delay(for: .seconds(1), clock: world.clock).cancellable(id: "first"),
                .send(2).delay(for: .seconds(2), clock: world.clock)),
              .run { $0(3) })
          case 9: .cancel(id: "first")
          default: .none
          }
        }
      },
      actions: { state in
        state.heard.isEmpty ? [0] : state.heard == [0] ? [9] : []
      }, canonical: { $0.heard.filter { $0 != 9 } })
    #expect(
      Set(found.states.map { $0.heard.filter { $0 != 9 } }) == [
        [], [0], [0, 1], [0, 1, 2, 3], [0, 2],
      ])
  }

  @Test("answers the child tasks of an effect one by one")
  func children() {
    let found = explore(
      from: [Steps.State()],
      reducer: { world in
        Steps { action in
          guard action == 0 else { return .none }
          return .run { send in
            async let left = world.choose("left", from: [1, 2])
            async let right = world.choose("right", from: [10, 20])
            send(await left + right)
          }
        }
      },
      actions: { $0.heard.isEmpty ? [0] : [] })
    #expect(Set(found.states.flatMap(\.heard)) == [0, 11, 12, 21, 22])
    #expect(found.isComplete)
  }

  @Test("cancels effects of a feature that is gone")
  func gone() {
    let found = explore(
      from: [Parent.State(child: Login.State(name: "ana"))],
      reducer: { Parent(login: Login(world: $0)) },
      actions: { state in
        guard let child = state.child else { return [] }
        return child.isBusy ? [.close] : [.child(.tapped)]
      },
      holding: [
        .always("nothing runs for nobody") { $0.state.child != nil || $0.running.isEmpty }
      ])
    #expect(found.isComplete)
    #expect(found.states.contains { $0.child == nil })
  }

  /// A door that a subscription opens; it says at once that it has begun.
  private struct Door: Reducer {
    enum State { case closed, opening, open }
    enum Action { case began, opened }

    let world: TestWorld

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        state = action == .began ? .opening : .open
        return .none
      }
      Subscriptions { [world] state in
        if state == .open { return [] }
        let opening = Effect<Action>.run { send in
          _ = await world.choose("open", from: [true])
          send(.opened)
        }
        return [Subscription(id: "door", .concatenate(.send(.began), opening))]
      }
    }
  }

  @Test("begins with a subscription that sends at once")
  func subscription() {
    let found = explore(
      from: [Door.State.closed], reducer: { Door(world: $0) }, actions: { _ in [] },
      holding: [.eventually("it opens") { $0.state == .open }])
    #expect(found.states == [.opening, .open])
    #expect(found.isComplete)
  }

  /// A shop that counts what it has when the customer is let in, and gets more of it by a delivery.
  private struct Shop: Reducer {
    struct State: Hashable {
      var stock = 1
      var hasEntered = false
      var bought: Int?
    }

    enum Action: Hashable { case entered, delivered, bought(Int) }

    final class Stock: Sendable {
      private let number = Mutex(1)

      var count: Int { number.withLock { $0 } }
      func add() { number.withLock { $0 += 1 } }
    }

    let world: TestWorld
    let stock = Stock()

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .entered:
        state.hasEntered = true
        let delivery = Effect<Action>.run { [world, stock] send in
          await world.choose("delivery", from: [()])
          stock.add()
          send(.delivered)
        }
        let customer = Effect<Action>.run { [world, stock] send in
          await world.choose("let in", from: [()])
          send(.bought(await world.choose("what", from: Array(0..<stock.count))))
        }
        return .merge(delivery, customer)
      case .delivered: state.stock = stock.count
      case .bought(let number): state.bought = number
      }
      return .none
    }
  }

  @Test("tells questions with different options apart, as a server that remembers may ask them")
  func options() {
    let found = explore(
      from: [Shop.State()], reducer: { Shop(world: $0) },
      actions: { $0.hasEntered ? [] : [.entered] })
    #expect(Set(found.states.map(\.bought)) == [nil, 0, 1])
    #expect(found.isComplete)
  }

  @Test("ends at a limit, and says what it has not covered")
  func limits() {
    let found = explore(
      from: [Steps.State()], limits: ExplorationLimits(depth: 3),
      reducer: { _ in Steps { _ in .none } },
      actions: { _ in [0, 1] })
    #expect(!found.isComplete)
    #expect(
      found.notCovered == """
        it ended at a limit of a depth of 3 steps. Of 15 states, 8 at the rim were not continued. What lies \
        behind them was not checked, and `eventually` and `leadsTo` were judged without them. From them, 16 steps were \
        not taken: `0` 8 times, `1` 8 times.
        """)
  }

  @Test("names the actions that it has never sent at a limit, and the steps of the world")
  func neverSent() {
    let found = explore(
      from: [Login.State(name: "ana")], limits: ExplorationLimits(depth: 1),
      reducer: { Login(world: $0) }, actions: { $0.isBusy ? [.left] : [.tapped] })
    #expect(
      found.notCovered == """
        it ended at a limit of a depth of 1 step. Of 2 states, 1 at the rim were not continued. What lies behind \
        them was not checked, and `eventually` and `leadsTo` were judged without them. From them, 3 steps were not \
        taken: `.left` once, 2 steps of the world. Never sent: `.left`.
        """)
  }
}
