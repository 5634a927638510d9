import Dispatch
import Headwater
import Synchronization
import TestSupport
import Testing

@testable import HeadwaterTesting

/// The law: the order of events in a test does not depend on their duration.
@Suite("Real time and the order of a test")
struct RealTimeTests {
  /// The steps of an effect.
  indirect enum Step: Sendable {
    case send(Int)
    case sleep(Int)
    case takeLong
    case yield
    case together([[Step]])
  }

  /// The effects of each action, made from a seed.
  struct Program: Sendable {
    struct Part: Sendable {
      let steps: [Step]
      let id: Int?
    }

    var effects: [Int: [Part]] = [:]
    var isConcatenated: [Int: Bool] = [:]
    /// The actions that the reducer sends at once, while the effects of the same turn start.
    var followUps: [Int: Int] = [:]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      for action in 0..<6 {
        // The last actions lead to nothing, so each program ends.
        let lead = action + 1...9
        effects[action] = (0..<random.number(1...3)).map { _ in
          Part(
            steps: Self.steps(leadingTo: lead, depth: 0, &random),
            id: random.once(in: 3) ? random.number(0...1) : nil)
        }
        isConcatenated[action] = random.once(in: 3)
        if random.once(in: 2) { followUps[action] = random.number(lead) }
      }
    }

    private static func steps(
      leadingTo actions: ClosedRange<Int>, depth: Int, _ random: inout SeededGenerator
    ) -> [Step] {
      (0..<random.number(1...4)).map { _ in
        switch random.number(0...(depth < 2 ? 7 : 6)) {
        case 0, 1: .send(random.number(actions))
        case 2: .sleep(random.number(0...3))
        case 3, 4, 5: .takeLong
        case 6: .yield
        default:
          .together(
            (0..<random.number(1...3)).map { _ in
              steps(leadingTo: actions, depth: depth + 1, &random)
            })
        }
      }
    }
  }

  struct Feature: Reducer {
    let program: Program
    let clock: TestClock
    let takeLong: @Sendable () -> Void

    func reduce(into trail: inout [Int], action: Int) -> Effect<Int> {
      trail.append(action)
      takeLong()
      var effects = (program.effects[action] ?? []).map { part in
        let effect = Effect<Int>.run { [self] send in try await perform(part.steps, send) }
        return part.id.map { effect.cancellable(id: $0, cancelInFlight: true) } ?? effect
      }
      if program.isConcatenated[action] == true { effects = [.concatenate(effects)] }
      return .merge(effects + (program.followUps[action].map { [.send($0)] } ?? []))
    }

    private func perform(_ steps: [Step], _ send: Send<Int>) async throws {
      for step in steps {
        switch step {
        case .send(let action): send(action)
        case .sleep(let seconds): try await clock.sleep(for: .seconds(seconds))
        case .takeLong: takeLong()
        // A step of the program. Nothing waits with it.
        case .yield: await Task.yield()
        case .together(let parts):
          try await withThrowingTaskGroup(of: Void.self) { group in
            for part in parts { group.addTask { try await perform(part, send) } }
            try await group.waitForAll()
          }
        }
      }
    }
  }

  /// Takes so long that jobs have waited for a second: it blocks the calling thread until the runtime has
  /// done all work that is due then.
  private static func second(in runtime: ManualRuntime) {
    let isOver = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      runtime.runNeglectedJobs()
      isOver.signal()
    }
    isOver.wait()
  }

  /// The runtime, after it was made.
  private final class Slowness: Sendable {
    let runtime = Mutex<ManualRuntime?>(nil)
    let count = Atomic(0)

    func takeLong() {
      guard let runtime = runtime.withLock({ $0 }) else { return }
      count.add(1, ordering: .relaxed)
      RealTimeTests.second(in: runtime)
    }
  }

  @Test("a test store's order is the same with slow and fast effects", arguments: Seeds.many)
  func testStore(seed: UInt64) {
    func trail(isSlow: Bool) -> (actions: [Int], texts: [String], delays: Int) {
      let clock = TestClock()
      let slowness = Slowness()
      let store = TestStore(
        initialState: [],
        reducer: Feature(
          program: Program(seed: seed), clock: clock, takeLong: { slowness.takeLong() }))
      store.exhaustivity = .relaxed
      if isSlow { slowness.runtime.withLock { $0 = store.runtime } }
      var random = SeededGenerator(seed: seed &+ 1)
      for _ in 0..<3 {
        store.send(random.number(0...2))
        clock.advance(by: .seconds(random.number(0...2)))
      }
      store.cancelEffects()
      store.finish()
      return (store.state, store.trail, slowness.count.load(ordering: .relaxed))
    }
    let fast = trail(isSlow: false)
    let slow = trail(isSlow: true)
    #expect(slow.actions == fast.actions)
    #expect(slow.texts == fast.texts)
    #expect(fast.delays == 0)
    #expect(slow.delays > 0)
  }

  @MainActor
  @Test(
    "a live store's order on the manual runtime is the same with slow and fast effects",
    arguments: Seeds.many)
  func liveStore(seed: UInt64) {
    func trail(isSlow: Bool) -> [Int] {
      let clock = TestClock()
      let runtime = ManualRuntime()
      let slowness = Slowness()
      let store = Store(
        initialState: [],
        reducer: Feature(
          program: Program(seed: seed), clock: clock, takeLong: { slowness.takeLong() }),
        runtime: runtime.effects)
      if isSlow { slowness.runtime.withLock { $0 = runtime } }
      var random = SeededGenerator(seed: seed &+ 1)
      for _ in 0..<3 {
        store.send(random.number(0...2))
        clock.advance(by: .seconds(random.number(0...2)))
      }
      return store.state
    }
    #expect(trail(isSlow: true) == trail(isSlow: false))
  }

  @Test(
    "effects that start together continue in the order of their start, even if the first takes long"
  )
  func startOrder() {
    let slowness = Slowness()
    let store = TestStore(
      initialState: [],
      reducer: Reduce<[Int], Int> { trail, action in
        trail.append(action)
        guard action == 0 else { return .none }
        return .merge(
          .run { send in
            slowness.takeLong()
            send(1)
          },
          .run { send in send(2) },
          .run { send in send(3) })
      })
    slowness.runtime.withLock { $0 = store.runtime }
    store.send(0) { $0 = [0] }
    store.receive(1) { $0 = [0, 1] }
    store.receive(2) { $0 = [0, 1, 2] }
    store.receive(3) { $0 = [0, 1, 2, 3] }
    store.finish()
  }

  @Test("an action that came from outside before a send is received before it")
  func outsideFirst() async {
    let (values, source) = AsyncStream.makeStream(of: Int.self)
    let store = TestStore(
      initialState: 0,
      reducer: Reduce<Int, Int> { state, action in
        state = action
        guard action == 0 else { return .none }
        return .run { send in for await value in values { send(value) } }
      })
    store.exhaustivity = .relaxed
    store.send(0)
    source.yield(1)
    store.send(2)
    #expect(
      store.trail == ["sent 0", "passed over 1 from `run` at RealTimeTests.swift:211", "sent 2"])
    source.finish()
    store.finish()
  }
}
