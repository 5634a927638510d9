import Headwater
import Testing

@testable import HeadwaterTesting

@Suite("Issues in a test store")
struct TestStoreIssueTests {
  struct Failure: Error, CustomStringConvertible {
    var description: String { "Failure" }
  }

  struct Feature: Reducer {
    enum Action: Sendable { case fail, failLater, failAfterSleep, failAfterSignal }

    var clock = TestClock()
    var signals = AsyncStream<Int> { $0.finish() }

    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      switch action {
      case .fail:
        .run(name: "failing") { _ in throw Failure() }
      case .failLater:
        .send(.fail)
      case .failAfterSleep:
        .run(name: "failing") { [clock] _ in
          try await clock.sleep(for: .seconds(1))
          throw Failure()
        }
      case .failAfterSignal:
        .run(name: "failing") { [signals] _ in for await _ in signals { throw Failure() } }
      }
    }
  }

  /// The reports of the store, and their lines.
  private final class Failures {
    var texts: [String] = []
    var lines: [UInt] = []

    init(of store: TestStore<Int, Feature.Action>) {
      store.report = { [self] text, site in
        texts.append(text)
        lines.append(site.line)
      }
    }
  }

  @Test("an error that an effect does not catch fails the line that sent its action")
  func sent() {
    let store = TestStore(initialState: 0, reducer: Feature())
    let failures = Failures(of: store)
    store.send(.fail)
    let line = UInt(#line) - 1
    store.finish()
    #expect(failures.lines == [line])
    #expect(
      failures.texts == [
        """
        TestStoreIssueTests.swift:21: The effect `failing` at TestStoreIssueTests.swift:21 threw \
        Failure, which nothing caught, so the effect has ended.

        Give `run` a `catch:` that sends an action, or catch the error in the closure.

        So far the test has:
            sent .fail
        """
      ])
  }

  @Test("an error of an action that was received fails the line that received it")
  func received() {
    let store = TestStore(initialState: 0, reducer: Feature())
    let failures = Failures(of: store)
    store.send(.failLater)
    store.receive(.fail)
    let line = UInt(#line) - 1
    store.finish()
    #expect(failures.lines == [line])
  }

  @Test("an error after the clock was advanced fails the last line that used the store")
  func advanced() {
    let clock = TestClock()
    let store = TestStore(initialState: 0, reducer: Feature(clock: clock))
    let failures = Failures(of: store)
    store.send(.failAfterSleep)
    let line = UInt(#line) - 1
    clock.advance(by: .seconds(1))
    store.finish()
    #expect(failures.lines == [line])
  }

  @Test("an error that is found at the end fails the line that ends the test")
  func finished() {
    let (signals, source) = AsyncStream.makeStream(of: Int.self)
    let store = TestStore(initialState: 0, reducer: Feature(signals: signals))
    let failures = Failures(of: store)
    store.send(.failAfterSignal)
    source.yield(1)
    store.finish()
    #expect(failures.lines == [UInt(#line) - 1])
  }

  @Test("an error that is found when the store is released is reported")
  func goesAway() {
    let (signals, source) = AsyncStream.makeStream(of: Int.self)
    let failures: Failures
    do {
      let store = TestStore(initialState: 0, reducer: Feature(signals: signals))
      failures = Failures(of: store)
      store.send(.failAfterSignal)
      source.yield(1)
    }
    #expect(failures.texts.count == 1)
    #expect(failures.texts.first?.contains("threw Failure") == true)
    #expect(failures.texts.first?.hasSuffix("sent .failAfterSignal") == true)
  }
}
