import Headwater
import HeadwaterTesting
import Testing

/// The operators, on work that does not keep to the manners of cancellation.
private struct Operators {
  let clock: any Clock<Duration>

  var all: [(name: String, apply: @Sendable (Effect<Int>) -> Effect<Int>)] {
    let clock = clock
    return [
      ("none", { $0 }),
      ("map", { $0.map { $0 } }),
      ("map to a scope", { $0.map({ $0 }, scope: "part") }),
      ("merge", { .merge($0, .run { _ in }) }),
      ("concatenate", { .concatenate(.run { _ in }, $0) }),
      ("cancellable", { $0.cancellable(id: "inner", cancelInFlight: true) }),
      ("delay", { $0.delay(for: .zero, clock: clock) }),
      ("debounce", { $0.debounce(id: "inner", for: .zero, clock: clock) }),
      ("throttle", { $0.throttle(id: "inner", for: .zero, latest: true, clock: clock) }),
      ("timeout", { $0.timeout(after: .seconds(3_600), clock: clock) }),
      ("retry", { $0.retry(.constant(attempts: 3, pause: .zero), clock: clock) }),
      (
        "timeout of a retry",
        {
          $0.retry(.constant(attempts: 3, pause: .zero), clock: clock)
            .timeout(after: .seconds(3_600), clock: clock)
        }
      ),
    ]
  }
}

/// A sequence without end that does not look at cancellation, and never suspends.
private struct Stubborn: AsyncSequence, AsyncIteratorProtocol, Sendable {
  /// Released with the last iterator.
  let life: Life?

  init(_ ended: Signal? = nil) { life = ended.map(Life.init) }

  func next() async -> Int? { 1 }
  func makeAsyncIterator() -> Stubborn { self }

  final class Life: Sendable {
    private let ended: Signal
    init(_ ended: Signal) { self.ended = ended }
    deinit { ended.give() }
  }
}

@MainActor
@Suite("Law: cancelled is the effect's own flag", .timeLimit(.minutes(3)))
struct CancellationLaws {
  /// The loops of the library, and the one that its documentation recommends.
  enum Loop: CaseIterable {
    case stream, whenReady

    var effect: Effect<Int> {
      switch self {
      case .stream: .stream(Stubborn()) { $0 }
      case .whenReady:
        .run { send in
          for await number in Stubborn() { try await send.whenReady(number) }
        }
      }
    }
  }

  private struct Listener: Reducer {
    let effect: Effect<Int>
    let isUnderWay: Signal

    func reduce(into state: inout Int, action: Int) -> Effect<Int> {
      switch action {
      case 0: return effect.cancellable(id: "loop")
      case -1: return .cancel(id: "loop")
      default:
        state += 1
        isUnderWay.give()
        return .none
      }
    }
  }

  @Test(
    "a loop over a sequence that ignores cancellation ends, under every operator",
    arguments: Loop.allCases)
  func loops(loop: Loop) async {
    for (name, apply) in Operators(clock: ContinuousClock()).all {
      let isUnderWay = Signal()
      let store = Store(
        initialState: 0, reducer: Listener(effect: apply(loop.effect), isUnderWay: isUnderWay))
      store.onIssue = { Issue.record("\(name): \($0)") }
      let task = store.send(0)
      await isUnderWay.wait()
      store.send(-1)
      let count = store.state
      await task.finish()
      #expect(store.state == count, "\(name)")
    }
  }

  @Test("a stream ends when its time is over, although its sequence goes on")
  func timeout() async {
    let store = Store(
      initialState: 0,
      reducer: Reduce<Int, Int> { state, action in
        guard action == 0 else {
          state = max(state, action)
          return .none
        }
        return .stream(Stubborn(), { $0 }, catch: { _, send in send(2) })
          .timeout(after: .milliseconds(1), clock: ContinuousClock())
      })
    await store.send(0).finish()
    #expect(store.state == 2)
  }

  @Test("a middleware and a subscription that listen to such a sequence end with their store")
  func stores() async {
    let (middleware, subscription) = (Signal(), Signal())
    let isUnderWay = Signal()
    var store: Store<Int, Int>? = Store(
      initialState: 0,
      reducer: CombineReducers<Int, Int, _> {
        Reduce<Int, Int> { state, action in
          state += 1
          if action > 0 { isUnderWay.give() }
          return .none
        }
        Subscriptions { (_: Int) in
          [Subscription(id: "numbers", .stream(Stubborn(subscription)) { _ in 1 })]
        }
      },
      middleware: SequenceMiddleware("numbers") {
        Stubborn(middleware)
      } send: { _ in
        2
      })
    store?.send(0)
    await isUnderWay.wait()
    store = nil
    await middleware.wait()
    await subscription.wait()
  }

  /// Work that throws a `CancellationError` although nobody has cancelled it.
  private static func unlucky(
    _ log: Log<String>, catch handler: (@Sendable (any Error, Send<Int>) async -> Void)?
  ) -> Effect<Int> {
    .run(
      { _ in
        log.append("try")
        throw CancellationError()
      }, catch: handler)
  }

  @Test("an operation that throws CancellationError is heard, under every operator")
  func errors() {
    let clock = TestClock()
    for (name, apply) in Operators(clock: clock).all {
      let log = Log<String>()
      let store = Store(
        initialState: 0,
        reducer: Listener(
          effect: apply(Self.unlucky(log) { _, send in send(1) }), isUnderWay: Signal()),
        runtime: ManualRuntime().effects)
      let task = store.send(0)
      clock.advance(by: .zero)
      #expect(store.state == 1, "\(name)")
      #expect(log.entries.count == (name.contains("retry") ? 3 : 1), "\(name)")
      store.send(-1)
      _ = task
    }
  }

  @Test("and is an issue where nothing catches it, under every operator")
  func uncaught() {
    let clock = TestClock()
    for (name, apply) in Operators(clock: clock).all {
      var issues: [String] = []
      let store = Store(
        initialState: 0,
        reducer: Listener(effect: apply(Self.unlucky(Log(), catch: nil)), isUnderWay: Signal()),
        runtime: ManualRuntime().effects)
      store.onIssue = { issues.append($0.description) }
      store.send(0)
      clock.advance(by: .zero)
      #expect(issues.count == 1, "\(name)")
      #expect(issues.first?.contains("threw CancellationError, ") == true, "\(name)")
    }
  }

  /// A clock whose sleep fails although nobody has cancelled it.
  private struct BrokenClock: Clock {
    struct Broken: Error {}
    typealias Instant = ContinuousClock.Instant
    var now: Instant { .now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws { throw Broken() }
  }

  @Test("a clock that fails is an issue, and what has waited for it does not start")
  func brokenClock() {
    let clock = BrokenClock()
    let operators: [(Effect<Int>) -> Effect<Int>] = [
      { $0.delay(for: .zero, clock: clock) },
      { $0.debounce(id: "id", for: .zero, clock: clock) },
    ]
    for apply in operators {
      var issues: [String] = []
      let store = Store(
        initialState: 0, reducer: Listener(effect: apply(.send(1)), isUnderWay: Signal()),
        runtime: ManualRuntime().effects)
      store.onIssue = { issues.append($0.description) }
      store.send(0)
      #expect(store.state == 0)
      #expect(issues.count == 1)
    }
  }

  @Test("what is thrown after a cancellation is dropped, whatever it is")
  func thrownAfter() {
    struct Late: Error {}
    let clock = TestClock()
    let log = Log<String>()
    let store = Store(
      initialState: 0,
      reducer: Listener(
        effect: .run { _ in
          try? await clock.sleep(for: .seconds(1))
          throw Late()
        } catch: { _, _ in
          log.append("handled")
        }, isUnderWay: Signal()),
      runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    store.send(0)
    store.send(-1)
    clock.run()
    #expect(log.entries == [])
  }
}
