@testable import HeadwaterTesting
import Testing

@Suite("Explore by schedules")
struct ScheduleTests {
  @Test("takes the actions of effects in all orders")
  func orders() {
    let found = schedules { _ in
      Steps { action in
        action == 0
          ? .merge(
            .run(name: "left") { send in
              send(1)
              send(2)
            }, .run(name: "right") { $0(3) })
          : .none
      }
    }
    let last = Set(found.states.map(\.heard).filter { $0.count == 4 })
    #expect(last == [[0, 1, 2, 3], [0, 1, 3, 2], [0, 3, 1, 2]])
    #expect(found.isComplete)
  }

  @Test("lets the person be faster than an effect")
  func person() {
    let found = explore(
      from: [Steps.State()], .schedules(effectsAtOnce: 2),
      reducer: { _ in Steps { action in action == 0 ? .run { $0(1) } : .none } },
      actions: { $0.heard.isEmpty ? [0] : $0.heard.contains(9) ? [] : [9] })
    let last = Set(found.states.map(\.heard).filter { $0.count == 3 })
    #expect(last == [[0, 1, 9], [0, 9, 1]])
  }

  @Test("runs what wakes at the same instant in each order")
  func instants() {
    let found = schedules { world in
      Steps { action in
        action == 0
          ? .merge(
            .send(1).delay(for: .seconds(1), clock: world.clock),
            .send(2).delay(for: .seconds(1), clock: world.clock))
          : .none
      }
    }
    #expect(Set(found.states.map(\.heard).filter { $0.count == 3 }) == [[0, 1, 2], [0, 2, 1]])
  }

  @Test("drops the actions of an effect that another one has cancelled")
  func cancelled() {
    let found = schedules { _ in
      Steps { action in
        switch action {
        case 0: .merge(.run { $0(1) }.cancellable(id: "late"), .run { $0(2) })
        case 2: .cancel(id: "late")
        default: .none
        }
      }
    }
    #expect(Set(found.states.map(\.heard)) == [[], [0], [0, 1], [0, 2], [0, 1, 2]])
  }

  @Test("starts the rest of a sequence when the store hears of the end before")
  func sequences() {
    let found = schedules { _ in
      Steps { action in
        action == 0
          ? .merge(.concatenate(.run { $0(1) }, .run { $0(2) }), .run { $0(3) }) : .none
      }
    }
    let last = Set(found.states.map(\.heard).filter { $0.count == 4 })
    #expect(last == [[0, 1, 2, 3], [0, 1, 3, 2], [0, 3, 1, 2]])
  }

  @Test("judges properties where no action waits")
  func rest() {
    let found = explore(
      from: [Steps.State()], .schedules(effectsAtOnce: 2),
      reducer: { _ in Steps { action in action == 0 ? .run { $0(1) } : .none } },
      actions: { $0.heard.isEmpty ? [0] : [] },
      holding: [
        .always("nothing waits") { $0.running.isEmpty },
        .eventually("it was heard") { $0.state.heard.last != 0 },
      ])
    #expect(found.failures.isEmpty)
  }

  @Test("says that the actions of one effect keep their order, and where too many effects run")
  func report() {
    let found = explore(
      from: [Steps.State()], .schedules(effectsAtOnce: 1),
      reducer: { world in
        Steps { action in action < 2 ? .run { _ in _ = await world.choose("it", from: [1]) } : .none
        }
      },
      actions: { $0.heard.count < 2 ? [$0.heard.count] : [] })
    #expect(
      found.description == """
        6 states, 5 transitions, depth 4, each effect in its own order; more than 1 effect can run at once. Of 6 \
        states, 1 in which they do were not continued. What lies behind them was not checked, and `eventually` and \
        `leadsTo` were judged without them. From them, 2 steps were not taken: 2 steps of the world.
        """)
    #expect(!found.isComplete)
  }

  private func schedules(
    _ reducer: @escaping (TestWorld) -> Steps
  ) -> Exploration<Steps.State, Int> {
    explore(
      from: [Steps.State()], .schedules(effectsAtOnce: 5), reducer: reducer,
      actions: { $0.heard.isEmpty ? [0] : [] })
  }
}

@Suite("A test store holds actions")
struct DeliverTests {
  @Test("until the test says whose comes next")
  func deliver() {
    let store = TestStore(initialState: Steps.State()) { _ in
      Steps { action in
        action == 0 ? .merge(.run(name: "left") { $0(1) }, .run(name: "right") { $0(2) }) : .none
      }
    }
    store.holdsActions = true
    store.send(0) { $0.heard = [0] }
    store.deliver(from: "right")
    store.receive(2) { $0.heard = [0, 2] }
    store.deliver(from: "left")
    store.receive(1) { $0.heard = [0, 2, 1] }
    store.finish()
  }

  @Test("and lets them go when it does not hold them any more")
  func release() {
    let store = TestStore(initialState: Steps.State()) { _ in
      Steps { action in action == 0 ? .run { $0(1) } : .none }
    }
    store.holdsActions = true
    store.send(0) { $0.heard = [0] }
    store.holdsActions = false
    store.receive(1) { $0.heard = [0, 1] }
    store.finish()
  }

  @Test("and fails for an effect of which none is held")
  func nothing() {
    var failures: [String] = []
    let store = TestStore(initialState: Steps.State()) { _ in
      Steps { action in action == 0 ? .run(name: "left") { $0(1) } : .none }
    }
    store.report = { text, _ in failures.append(text) }
    store.holdsActions = true
    store.send(0) { $0.heard = [0] }
    store.deliver(from: "right")
    store.cancelEffects()
    #expect(
      failures == [
        """
        No action of an effect "right" is held, so there is nothing to deliver. Held are those of `left` at \
        ScheduleTests.swift:148.

        So far the test has:
            sent 0

        Set `store.holdsActions = true` before the effect begins, send or answer what leads to its action, or correct \
        the name.
        """
      ])
  }
}
