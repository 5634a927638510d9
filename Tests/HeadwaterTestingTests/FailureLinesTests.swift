import Headwater
import Testing

@testable import HeadwaterTesting

/// The lines of a test at which its failures are reported.
@Suite("The lines of failures")
struct FailureLinesTests {
  typealias Feature = TestStoreTextsTests.Feature

  /// The first lines of the store's reports, and their source lines.
  private final class Failures {
    var found: [(text: String, line: UInt)] = []

    var lines: [UInt] { found.map(\.line) }
  }

  let clock = TestClock()

  /// A store from a helper function, whose line is of no interest.
  private func makeStore(
    _ failures: Failures
  ) -> TestStore<Feature.State, Feature.Action> {
    let store = TestStore(initialState: Feature.State(), reducer: Feature(clock: clock))
    store.report = { text, site in
      failures.found.append((String(text.prefix { $0 != ":" }), site.line))
    }
    return store
  }

  @Test("leftovers fail the lines whose actions led to them")
  func left() {
    let failures = Failures()
    let store = makeStore(failures)
    store.send(.load)
    let load = UInt(#line) - 1
    store.send(.both)
    let both = UInt(#line) - 1
    store.finish()
    #expect(failures.lines == [both, load])
    #expect(
      failures.found.map(\.text) == [
        "The test ended and 2 actions were not received", "The test ended and 1 effect still runs",
      ])
  }

  @Test("each line with leftovers has its own failure")
  func each() {
    let failures = Failures()
    let store = makeStore(failures)
    store.send(.load)
    let first = UInt(#line) - 1
    store.send(.load)
    let second = UInt(#line) - 1
    store.finish()
    #expect(failures.lines == [first, second])
  }

  @Test("an action that an effect sent belongs to the line that led to the effect")
  func indirect() {
    let failures = Failures()
    let store = makeStore(failures)
    store.send(.load)
    let line = UInt(#line) - 1
    store.send(.increment) { $0.count = 1 }
    clock.advance(by: .seconds(2))
    store.finish()
    #expect(failures.lines == [line])
  }

  @Test("a store that is released fails the lines whose actions led to leftovers")
  func goesAway() {
    let failures = Failures()
    var line: UInt = 0
    do {
      let store = makeStore(failures)
      store.send(.load)
      line = UInt(#line) - 1
      store.send(.increment) { $0.count = 1 }
    }
    #expect(failures.lines == [line])
  }

  @Test("leftovers that no action led to fail the last line that used the store")
  func subscription() {
    let failures = Failures()
    let clock = TestClock()
    func makeTicking() -> TestStore<
      TestStoreSubscriptionTests.Feature.State, TestStoreSubscriptionTests.Feature.Action
    > {
      let store = TestStore(
        initialState: .init(interval: 2),
        reducer: TestStoreSubscriptionTests.Feature(clock: clock))
      store.report = { text, site in failures.found.append((text, site.line)) }
      return store
    }
    var line: UInt = 0
    do {
      let store = makeTicking()
      clock.advance(by: .seconds(2))
      store.receive(.tick) { $0.ticks = 1 }
      line = UInt(#line) - 1
    }
    #expect(failures.lines == [line])
  }
}
