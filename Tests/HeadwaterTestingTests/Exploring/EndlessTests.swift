import Headwater
import HeadwaterTesting
import Testing

@Suite("Explore comes to an end")
struct EndlessTests {
  private enum Action: Hashable, Sendable { case load, failed, tick }

  /// Loads what always fails at once, and tries again at once.
  private struct Impatient: Reducer {
    let world: TestWorld

    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      switch action {
      case .load:
        .run(name: "load") { _ in
          throw Offline()
        } catch: { _, send in
          send(.failed)
        }
      case .failed: .send(.load)
      case .tick:
        .run(name: "tick") { [world] send in
          try await world.clock.sleep(for: .zero)
          send(.tick)
        }
      }
    }
  }

  @Test(
    "of effects that start each other, and names them",
    arguments: [ExplorationWay.states, .walks(seed: 1, count: 5)])
  func effects(way: ExplorationWay) {
    let found = failing {
      explore(
        from: [0], way, limits: ExplorationLimits(states: 100, depth: 10),
        reducer: { Impatient(world: $0) }, actions: { _ in [.load] })
    }
    #expect(
      found?.failures.first?.message.hasPrefix(
        """
        Effects start each other without end after 1 step: the store has taken 10000 actions and ends of effects, and \
        nothing waits for the person or the world. They go on with `.failed`, `.load`, from `load` at \
        EndlessTests.swift:16.

            1. send .load
        """) ?? false, "\(found?.failures.first?.message ?? "")")
    #expect(found?.failures.first?.test == nil)
  }

  @Test("of an effect that sleeps for no time, again and again")
  func sleeps() {
    let found = failing {
      explore(
        from: [0], limits: ExplorationLimits(states: 100, depth: 10),
        reducer: { Impatient(world: $0) }, actions: { _ in [.tick] })
    }
    #expect(found?.failures.first?.name == "effects come to rest")
  }

  @Test("of effects that start each other, also in all orders")
  func schedules() {
    let found = explore(
      from: [0], .schedules(), limits: ExplorationLimits(states: 100, depth: 10),
      reducer: { Impatient(world: $0) }, actions: { _ in [.load] })
    #expect(!found.isComplete)
  }

  @Test("of its time, at a state with many steps, and says that it is incomplete")
  func time() {
    let found = explore(
      from: [Steps.State()], limits: ExplorationLimits(time: .milliseconds(50)),
      reducer: { world in
        Steps { _ in .run { _ in _ = await world.choose("it", from: [1]) }.cancellable(id: "it") }
      },
      actions: { _ in Array(0..<100_000) }, holding: [.eventually("it is over") { _ in true }])
    #expect(!found.isComplete)
    #expect(found.transitionCount < 100_000)
    #expect(found.notCovered?.hasPrefix("it ended at a limit of a time of 0.05 seconds.") ?? false)
  }
}
