import Headwater
import Synchronization
import Testing

@testable import HeadwaterTesting

/// The texts of failing tests, word by word.
@Suite("Failure texts of the test store")
struct TestStoreTextsTests {
  struct Feature: Reducer {
    struct State: Equatable {
      var count = 0
      var name = "none"
    }

    enum Action: Equatable {
      case increment
      case load
      case loaded(String)
      case both
    }

    let clock: any Clock<Duration>

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .load:
        return .run(name: "loading") { [clock] send in
          try await clock.sleep(for: .seconds(2))
          send(.loaded("all"))
        }
      case .loaded(let name):
        state.name = name
        return .none
      case .both:
        return .merge(.send(.increment), .send(.loaded("some")))
      }
    }
  }

  let clock = TestClock()

  /// Returns the failures of a test, by their places.
  private func failures(
    _ test: (TestStore<Feature.State, Feature.Action>) -> Void
  ) -> [String] {
    var failures: [String] = []
    let store = TestStore(initialState: Feature.State(), reducer: Feature(clock: clock))
    store.report = { message, _ in failures.append(message) }
    test(store)
    store.isFinished = true
    return failures
  }

  @Test("a test that states everything has no failure")
  func noFailure() {
    let failures = failures { store in
      store.send(.increment) { $0.count = 1 }
      store.send(.load)
      clock.advance(by: .seconds(2))
      store.receive(.loaded("all")) { $0.name = "all" }
      store.finish()
    }
    #expect(failures == [])
  }

  @Test("a change that was not stated")
  func unexpectedChange() {
    let failures = failures { store in
      store.send(.increment)
    }
    #expect(
      failures == [
        """
        The state changed after sending .increment, and the test expects no change:

              TestStoreTextsTests.Feature.State(
            −   count: 0,
            +   count: 1,
                name: "none"
              )

        (− expected, + actual)
        Differs in: `count`

        So far the test has:
            sent .increment

        If that is right:
            store.send(.increment) { $0.count = 1 }
        """
      ])
  }

  @Test("another change than the one stated")
  func otherChange() {
    let failures = failures { store in
      store.send(.increment) { $0.count = 2 }
    }
    #expect(
      failures == [
        """
        The state after sending .increment is not the one expected:

              TestStoreTextsTests.Feature.State(
            −   count: 2,
            +   count: 1,
                name: "none"
              )

        (− expected, + actual)
        Differs in: `count`

        So far the test has:
            sent .increment

        If that is right:
            store.send(.increment) { $0.count = 1 }
        """
      ])
  }

  @Test("a closure that states no change")
  func noChange() {
    let failures = failures { store in
      store.send(.load) { _ in }
      store.cancelEffects()
    }
    #expect(
      failures == [
        """
        The state did not change after sending .load, and the trailing closure that states its \
        changes changes nothing either.

        So far the test has:
            sent .load

        Leave the closure out:
            store.send(.load)
        """
      ])
  }

  @Test("a receive that can't be met says what each effect waits for")
  func nothingReceived() {
    let failures = failures { store in
      store.send(.load)
      clock.advance(by: .seconds(0.5))
      store.receive(.loaded("all")) { $0.name = "all" }
      store.cancelEffects()
    }
    #expect(
      failures == [
        """
        .loaded was expected, but no action waits. This effect still runs:

            • `loading` at TestStoreTextsTests.swift:31 sleeps 1.5 seconds: advance the clock, \
        `clock.advance(by: .seconds(1.5))`

        So far the test has:
            sent .load
        """
      ])
  }

  @Test("a receive when nothing runs")
  func nothingRuns() {
    let failures = failures { store in
      store.receive(.increment)
    }
    #expect(
      failures == [
        """
        .increment was expected, but no action waits and no effect runs, so none will come.

        Send an action that leads to it, or leave this `receive` out.
        """
      ])
  }

  @Test("an action that differs from the expected one, and its sender")
  func otherAction() {
    let failures = failures { store in
      store.send(.load)
      clock.advance(by: .seconds(2))
      store.receive(.loaded("none")) { $0.name = "all" }
    }
    #expect(
      failures == [
        """
        Received a different action than .loaded, from `loading` at TestStoreTextsTests.swift:31:

            − .loaded("none")
            + .loaded("all")

        (− expected, + received)

        So far the test has:
            sent .load

        If that is right:
            store.receive(.loaded("all")) { $0.name = "all" }
        """
      ])
  }

  @Test("actions that have to be received first")
  func waitingActions() {
    let failures = failures { store in
      store.send(.both)
      store.send(.increment) { $0.count = 1 }
      store.receive(.increment) { $0.count = 2 }
      store.receive(.loaded("some")) { $0.name = "some" }
    }
    #expect(
      failures == [
        """
        2 actions wait to be received before .increment is sent:

            • .increment, from its reducer, as `.send`
            • .loaded("some"), from its reducer, as `.send`

        So far the test has:
            sent .both

        Receive them first, in this order:
            store.receive(.increment)
            store.receive(.loaded("some"))
        """
      ])
  }

  @Test("what is left at the end")
  func left() {
    let failures = failures { store in
      store.send(.load)
      store.send(.both)
      store.finish()
    }
    #expect(
      failures == [
        """
        The test ended and 2 actions were not received:

            • .increment, from its reducer, as `.send`
            • .loaded("some"), from its reducer, as `.send`

        So far the test has:
            sent .load
            sent .both

        Receive them, in this order, before the test ends:
            store.receive(.increment)
            store.receive(.loaded("some"))
        """,
        """
        The test ended and 1 effect still runs:

            • `loading` at TestStoreTextsTests.swift:31 sleeps 2.0 seconds: advance the clock, \
        `clock.advance(by: .seconds(2.0))`

        So far the test has:
            sent .load
            sent .both

        Let it end before the test does: advance the clock, send the action that cancels, or cancel \
        the task that `send` returned.
        """,
      ])
  }

  @Test("a test store that goes away unfinished fails the test")
  func goesAway() {
    var failures: [String] = []
    do {
      let store = TestStore(initialState: Feature.State(), reducer: Feature(clock: clock))
      store.report = { message, _ in failures.append(message) }
      store.send(.load)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("The test ended and 1 effect still runs:") == true)
  }

  @Test("an effect that waits for real time is said to wait for something outside")
  func outside() {
    var failures: [String] = []
    let store = TestStore(initialState: Feature.State(), reducer: Feature(clock: ContinuousClock()))
    store.report = { message, _ in failures.append(message) }
    store.send(.load)
    store.finish()
    #expect(failures.first?.contains("waits for something outside the test store") == true)
  }
}
