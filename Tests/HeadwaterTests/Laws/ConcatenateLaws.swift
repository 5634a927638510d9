import Headwater
import HeadwaterTesting
import TestSupport
import Testing

/// Effects without times, so that the order of a sequence is known.
private indirect enum Step {
  case send(Int)
  case run(Int)
  case delayed(Int)
  case sequence([Step])

  init(depth: Int, number: inout Int, using generator: inout SeededGenerator) {
    number += 1
    switch generator.number(0...(depth == 0 ? 3 : 8)) {
    case 0, 1: self = .send(number)
    case 2: self = .run(number)
    case 3: self = .delayed(number)
    default:
      var steps: [Step] = []
      for _ in 0..<generator.number(1...4) {
        steps.append(Step(depth: depth - 1, number: &number, using: &generator))
      }
      self = .sequence(steps)
    }
  }

  func effect(clock: TestClock, log: Log<String>) -> Effect<Int> {
    switch self {
    case .send(let number): .send(number)
    case .run(let number):
      .run { send in
        log.append("begin \(number)")
        try await clock.sleep(for: .seconds(1))
        send(number)
        log.append("end \(number)")
      }
    case .delayed(let number): .send(number).delay(for: .seconds(1), clock: clock)
    case .sequence(let steps):
      .concatenate(steps.map { $0.effect(clock: clock, log: log) })
    }
  }

  var numbers: [Int] {
    switch self {
    case .send(let number), .run(let number), .delayed(let number): [number]
    case .sequence(let steps): steps.flatMap(\.numbers)
    }
  }
}

@MainActor
@Suite("Laws of effects one after the other")
struct ConcatenateLaws {
  private struct Starter: Reducer {
    let effect: Effect<Int>

    func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
      if action == 0 { return effect }
      state.append(action)
      return .none
    }
  }

  @Test("each begins when the one before has ended, however they are nested", arguments: Seeds.many)
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var number = 0
    let steps = (1...4).map { _ in Step(depth: 4, number: &number, using: &generator) }
    let clock = TestClock()
    let log = Log<String>()
    let store = Store(
      initialState: [],
      reducer: Starter(effect: Step.sequence(steps).effect(clock: clock, log: log)),
      runtime: ManualRuntime().effects)
    store.send(0)
    clock.run()
    #expect(store.state == Step.sequence(steps).numbers, "seed \(seed)")
    let entries = log.entries
    for index in entries.indices where index.isMultiple(of: 2) {
      #expect(entries[index].dropFirst(6) == entries[index + 1].dropFirst(4), "seed \(seed)")
    }
  }

  @Test("what stands after a merge waits for all of it, a sequence of plain sends included")
  func afterMerge() {
    let clock = TestClock()
    let effect = Effect<Int>.concatenate(
      .merge(
        .concatenate(.send(1), .send(2)),
        .run { send in
          try await clock.sleep(for: .seconds(2))
          send(3)
        }),
      .send(4))
    let store = Store(
      initialState: [], reducer: Starter(effect: effect), runtime: ManualRuntime().effects)
    store.send(0)
    clock.run()
    #expect(store.state == [1, 2, 3, 4])
  }

  /// The ways in which work fails, and whether its sequence goes on.
  enum Work: CaseIterable {
    case returns, catchesItself, throwsUncaught, throwsCaught, throwsCancellation, timesOut
    case failsInStream, failsInMerge, failsInSequence, failsAfterRetry

    var succeeds: Bool { self == .returns || self == .catchesItself }

    func effect(_ clock: TestClock) -> Effect<Int> {
      struct Offline: Error {}
      let fails = Effect<Int>.run { _ in
        throw Offline()
      } catch: { _, _ in
      }
      return switch self {
      case .returns: .run { _ in }
      case .catchesItself: .run { _ in do { throw Offline() } catch {} }
      case .throwsUncaught: .run { _ in throw Offline() }
      case .throwsCaught: fails
      case .throwsCancellation: .run { _ in throw CancellationError() }
      case .timesOut:
        .run { _ in
          try await clock.sleep(for: .seconds(2))
        } catch: { _, _ in
        }
        .timeout(after: .seconds(1), clock: clock)
      case .failsInStream:
        .stream(AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Offline()) }) { $0 }
      case .failsInMerge: .merge(.run { _ in }, fails)
      case .failsInSequence: .concatenate(.run { _ in }, fails)
      case .failsAfterRetry: fails.retry(.constant(attempts: 2, pause: .zero), clock: clock)
      }
    }
  }

  @Test("each begins only if the one before has succeeded", arguments: Work.allCases)
  func success(work: Work) {
    let clock = TestClock()
    let store = Store(
      initialState: [],
      reducer: Starter(effect: .concatenate(work.effect(clock), .send(1), .run { $0(2) })),
      runtime: ManualRuntime().effects)
    var issues = 0
    store.onIssue = { _ in issues += 1 }
    let task = store.send(0)
    clock.run()
    #expect(store.state == (work.succeeds ? [1, 2] : []))
    #expect(task.isDone)
    let isReported: [Work] = [.throwsUncaught, .throwsCancellation, .failsInStream]
    #expect(issues == (isReported.contains(work) ? 1 : 0))
  }

  @Test("what stands after an effect that is cancelled does not begin", arguments: [1, 2])
  func cancelled(second: Int) {
    let clock = TestClock()
    struct Sequence: Reducer {
      let clock: TestClock
      func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
        if action == 0 {
          return .concatenate(
            .send(1).delay(for: .seconds(1), clock: clock),
            .send(2).delay(for: .seconds(1), clock: clock),
            .send(3)
          ).cancellable(id: "sequence")
        }
        if action < 0 { return .cancel(id: "sequence") }
        state.append(action)
        return .none
      }
    }
    let store = Store(
      initialState: [], reducer: Sequence(clock: clock), runtime: ManualRuntime().effects)
    store.send(0)
    clock.advance(by: .seconds(Double(second) - 0.5))
    store.send(-1)
    clock.run()
    #expect(store.state == Array([1, 2].prefix(second - 1)))
  }

  @Test("what stands after a merge of which a part was cancelled does not begin", arguments: 0...2)
  func cancelledPart(depth: Int) {
    let clock = TestClock()
    let endless = Effect<Int>.run { _ in try await clock.sleep(for: .seconds(100)) }
    let second = Effect<Int>.run { send in
      try await clock.sleep(for: .seconds(1))
      send(1)
    }
    // Each outer sequence has a second effect, which must not start either.
    var sequence = Effect<Int>.merge(endless.cancellable(id: "endless"), second)
    for level in 0...depth { sequence = .concatenate(sequence, .send(2 + level)) }
    let effect = sequence
    let store = Store(
      initialState: [],
      reducer: Reduce<[Int], Int> { state, action in
        if action == 0 { return effect }
        if action < 0 { return .cancel(id: "endless") }
        state.append(action)
        return .none
      }, runtime: ManualRuntime().effects)
    store.send(0)
    store.send(-1)
    clock.run()
    #expect(store.state == [1])
  }

  /// Makes a store that starts a sequence with a throttled first part for each number.
  private func throttled(clock: TestClock, runtime: ManualRuntime) -> Store<[String], Int> {
    Store(
      initialState: [],
      reducer: Reduce<[String], Int> { state, action in
        switch action {
        case 0: return .cancel(id: "save")
        case 100...:
          state.append(action < 200 ? "saved \(action - 100)" : "told \(action - 200)")
          return .none
        default:
          let save = Effect<Int>.run { send in
            try await clock.sleep(for: .seconds(1))
            send(action + 100)
          }
          return .concatenate(
            save.throttle(id: "save", for: .seconds(5), latest: true, clock: clock),
            .send(action + 200))
        }
      }, runtime: runtime.effects)
  }

  @Test("an effect after a throttled part waits until that part has begun and ended")
  func afterThrottle() {
    let (clock, runtime) = (TestClock(), ManualRuntime())
    let store = throttled(clock: clock, runtime: runtime)
    store.send(1)
    clock.advance(by: .seconds(2))
    #expect(store.state == ["saved 1", "told 1"])
    let second = store.send(2).watch(on: runtime)
    clock.advance(by: .seconds(3))
    #expect(store.state == ["saved 1", "told 1"])
    #expect(!second.state)
    clock.advance(by: .seconds(1))
    #expect(store.state == ["saved 1", "told 1", "saved 2", "told 2"])
    #expect(second.state)
  }

  @Test("an effect after a throttled part that a later one replaces begins at once")
  func afterPassedOver() {
    let (clock, runtime) = (TestClock(), ManualRuntime())
    let store = throttled(clock: clock, runtime: runtime)
    for number in 1...3 { store.send(number) }
    #expect(store.state == ["told 2"])
    clock.run()
    #expect(store.state == ["told 2", "saved 1", "told 1", "saved 3", "told 3"])
  }

  @Test("what stands after a throttled part that is cancelled while it waits does not begin")
  func afterCancelledWait() {
    let (clock, runtime) = (TestClock(), ManualRuntime())
    let store = throttled(clock: clock, runtime: runtime)
    store.send(1)
    let second = store.send(2).watch(on: runtime)
    store.send(0)
    clock.run()
    #expect(store.state == [])
    #expect(second.state)
  }
}
