import Headwater
import HeadwaterTesting
import Testing

/// Effects that wait, fail and retry, at exact instants.
@MainActor
@Suite("Laws of effects and time")
struct EffectTimeLaws {
  private struct Failure: Error {}

  /// Starts an effect for the action 0, and records all others.
  private struct Starter: Reducer {
    let effect: Effect<Int>

    func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
      if action == 0 { return effect }
      state.append(action)
      return .none
    }
  }

  private let clock = TestClock()

  private func store(_ effect: Effect<Int>) -> Store<[Int], Int> {
    Store(
      initialState: [], reducer: Starter(effect: effect), runtime: ManualRuntime().effects)
  }

  @Test("a delayed effect starts at its instant, and not before")
  func delay() {
    let store = store(.send(1).delay(for: .seconds(2), clock: clock))
    store.send(0)
    clock.advance(by: .milliseconds(1_999))
    #expect(store.state == [])
    clock.advance(by: .milliseconds(1))
    #expect(store.state == [1])
  }

  @Test("an effect that takes too long throws `EffectTimedOut` into its own catch")
  func timeout() {
    let store = store(
      .run { [clock] send in
        try await clock.sleep(for: .seconds(5))
        send(1)
      } catch: { error, send in
        send((error as? EffectTimedOut)?.duration == .seconds(3) ? 2 : 3)
      }
      .timeout(after: .seconds(3), clock: clock))
    store.send(0)
    clock.advance(by: .milliseconds(2_999))
    #expect(store.state == [])
    clock.advance(by: .milliseconds(1))
    #expect(store.state == [2])
    clock.run()
    #expect(store.state == [2])
  }

  @Test("work that goes on when its time is over sends no more; what it sent before stays")
  func lateSend() {
    let store = store(
      .run { [clock] send in
        send(1)
        try? await clock.sleep(for: .seconds(5))
        send(2)
      } catch: { _, send in
        send(3)
      }
      .timeout(after: .seconds(3), clock: clock))
    store.send(0)
    clock.run()
    #expect(store.state == [1, 3])
  }

  @Test("an effect that is done in time does not time out")
  func inTime() {
    let store = store(
      .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        send(1)
      } catch: { _, send in
        send(2)
      }
      .timeout(after: .seconds(3), clock: clock))
    store.send(0)
    clock.run()
    #expect(store.state == [1])
  }

  @Test("pauses between retries double up to a limit, less a random part")
  func retry() {
    let attempts = Log<Duration>()
    let policy = RetryPolicy.exponential(
      attempts: 5, from: .seconds(1), limit: .seconds(4), jitter: 0.5, random: { 0.5 })
    let store = store(
      .run { [clock] _ in
        attempts.append(clock.now.offset)
        throw Failure()
      } catch: { _, send in
        send(1)
      }
      .retry(policy, clock: clock))
    store.send(0)
    clock.run()
    // Pauses of 1, 2, 4 and 4 seconds, each reduced by a quarter.
    let instants: [Duration] = [
      .zero, .seconds(0.75), .seconds(2.25), .seconds(5.25), .seconds(8.25),
    ]
    #expect(attempts.entries == instants)
    #expect(store.state == [1])
  }

  @Test("jitter takes a new number from its source for each pause, and that part of the pause")
  func jitter() {
    let numbers = Log<Double>()
    let policy = RetryPolicy.exponential(
      attempts: 9, from: .seconds(8), factor: 2, jitter: 1,
      random: {
        numbers.append(Double(numbers.entries.count % 3) / 2)
        return numbers.entries.last ?? 0
      })
    // The whole pause, half of the double one, none of the fourfold one; the eightfold one exceeds the limit.
    #expect((1...4).map(policy.pause) == [.seconds(8), .seconds(8), .zero, .seconds(60)])
    #expect(numbers.entries == [0, 0.5, 1, 0])
  }

  @Test("without jitter pauses grow by their factor alone")
  func noJitter() {
    let policy = RetryPolicy.exponential(
      attempts: 5, from: .seconds(1), factor: 3, limit: .seconds(10), jitter: 0, random: { 1 })
    let pauses: [Duration] = [.seconds(1), .seconds(3), .seconds(9), .seconds(10)]
    #expect((1...4).map(policy.pause) == pauses)
  }

  @Test(
    "whatever the factor and the random part, no pause is negative or longer than the limit",
    arguments: [0, -1, 1, 1e300, .infinity, -.infinity, .nan])
  func extremePauses(number: Double) {
    for failures in [1, 2, 100] {
      let byFactor = RetryPolicy.exponential(
        attempts: 200, from: .seconds(1), factor: number, limit: .seconds(10), random: { 0.5 })
      let byChance = RetryPolicy.exponential(
        attempts: 200, from: .seconds(1), limit: .seconds(10), random: { number })
      for policy in [byFactor, byChance] {
        #expect((.zero ... .seconds(10)).contains(policy.pause(failures)))
      }
    }
  }

  @Test("the actions of a failed attempt stay, and only the last error reaches the catch")
  func retriedSends() {
    let attempts = Log<Void>()
    let store = store(
      .run { send in
        attempts.append(())
        send(attempts.entries.count)
        throw Counter.Failure(code: 10 * attempts.entries.count)
      } catch: { error, send in
        send((error as? Counter.Failure)?.code ?? -1)
      }
      .retry(.constant(attempts: 3, pause: .seconds(1)), clock: clock))
    store.send(0)
    clock.run()
    #expect(store.state == [1, 2, 3, 30])
  }

  @Test("a timeout of each attempt, or of all of them, is the order of the two operators")
  func timeoutAndRetry() {
    func endless(_ attempts: Log<Duration>) -> Effect<Int> {
      .run { [clock] _ in
        attempts.append(clock.now.offset)
        try await clock.sleep(for: .seconds(3_600))
      } catch: { _, send in
        send(1)
      }
    }
    let policy = RetryPolicy.constant(attempts: 3, pause: .seconds(1))
    let each = Log<Duration>()
    let timed = store(
      endless(each).timeout(after: .seconds(5), clock: clock).retry(policy, clock: clock))
    timed.send(0)
    clock.run()
    #expect(each.entries == [.zero, .seconds(6), .seconds(12)])
    #expect(timed.state == [1])
    let all = Log<Duration>()
    let retried = store(
      endless(all).retry(policy, clock: clock).timeout(after: .seconds(5), clock: clock))
    let start = clock.now.offset
    retried.send(0)
    clock.run()
    #expect(all.entries == [start])
    #expect(retried.state == [1])
  }

  @Test("after a cancellation there is no further attempt")
  func cancelledRetry() {
    let attempts = Log<Duration>()
    let store = store(
      .run { [clock] _ in
        attempts.append(clock.now.offset)
        throw Failure()
      }
      .retry(.constant(attempts: 9, pause: .seconds(1)), clock: clock))
    let task = store.send(0)
    clock.advance(by: .seconds(2))
    task.cancel()
    clock.run()
    #expect(attempts.entries == [.zero, .seconds(1), .seconds(2)])
  }

  @Test("the elements of a stream become actions, in their order, without those that are nil")
  func stream() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...5 { continuation.yield(number) }
    continuation.finish()
    let store = store(.stream(stream) { $0 == 3 ? nil : $0 })
    store.send(0)
    #expect(store.state == [1, 2, 4, 5])
  }

  @Test("merged effects begin in their order, and none waits for another")
  func merge() {
    let store = store(
      .merge(
        .run { [clock] send in
          try await clock.sleep(for: .seconds(2))
          send(1)
        },
        .run { send in send(2) },
        .send(3),
        .send(4).delay(for: .seconds(1), clock: clock)))
    store.send(0)
    #expect(store.state == [3, 2])
    clock.run()
    #expect(store.state == [3, 2, 4, 1])
  }

  @Test("the task of a send ends with the effects of its follow-ups, and not before")
  func finishCoversFollowUps() async {
    struct Chain: Reducer {
      let clock: TestClock
      func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
        state.append(action)
        if action.isMultiple(of: 2) { return .send(action + 1) }
        guard action < 6 else { return .none }
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          send(action + 1)
        }
      }
    }
    let store = Store(
      initialState: [], reducer: Chain(clock: clock), runtime: ManualRuntime().effects)
    let task = store.send(0)
    let seen = Log<[Int]>()
    let waiting = Task {
      await task.finish()
      seen.append(store.state)
    }
    clock.run()
    await waiting.value
    #expect(seen.entries == [[0, 1, 2, 3, 4, 5, 6, 7]])
  }
}
