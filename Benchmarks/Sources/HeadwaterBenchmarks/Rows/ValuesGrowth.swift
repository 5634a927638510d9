import Headwater

/// The cost of many values from one effect, with and without waiting for room: the delay for other tasks of
/// the main actor, and the whole time.
struct ValuesGrowth {
  static let counts = [10_000, 100_000, 1_000_000]
  private static let rounds = 5

  let count: Int

  /// The longest wait of another task for the main actor.
  let longestWait: Duration
  let longestWaitWhenReady: Duration

  /// The whole time, and that of a plain loop.
  let whole: Duration
  let wholeWhenReady: Duration
  let plainLoop: Duration

  /// The whole time in nanoseconds, by the number of values.
  static func rows(_ measured: [ValuesGrowth]) -> [(n: Int, cost: Double)] {
    measured.map { ($0.count, $0.whole / .nanoseconds(1)) }
  }

  /// Measures and prints, and compares with the limit: other tasks may not wait for a whole frame at 120 Hz.
  @MainActor
  static func judge() async throws(Failure) {
    let measured = try await measure()
    for row in measured { print(row) }
    let slow = measured.filter { max($0.longestWait, $0.longestWaitWhenReady) > .milliseconds(8) }
    if !slow.isEmpty {
      throw .overBudget(rows: slow.map { "the longest wait beside \($0.count) values" })
    }
  }

  /// Measures each number of values.
  @MainActor
  static func measure() async throws(Failure) -> [ValuesGrowth] {
    var measured: [ValuesGrowth] = []
    for count in counts { measured.append(try await measure(count)) }
    return measured
  }

  @MainActor
  private static func measure(_ count: Int) async throws(Failure) -> ValuesGrowth {
    typealias Sample = (wait: Duration, whole: Duration)
    var samples: [(sending: Sample, ready: Sample, plain: Duration)] = []
    for _ in 0..<rounds {
      samples.append(
        (
          try await sample(.values(count)), try await sample(.valuesWhenReady(count)),
          try await plainLoop(count)
        ))
    }
    func median(_ durations: [Duration]) -> Duration { durations.sorted()[rounds / 2] }
    return ValuesGrowth(
      count: count,
      longestWait: median(samples.map(\.sending.wait)),
      longestWaitWhenReady: median(samples.map(\.ready.wait)),
      whole: median(samples.map(\.sending.whole)),
      wholeWhenReady: median(samples.map(\.ready.whole)),
      plainLoop: median(samples.map(\.plain)))
  }

  @MainActor
  private static func sample(
    _ action: Summing.Action
  ) async throws(Failure) -> (wait: Duration, whole: Duration) {
    let store = Store(initialState: Summing.State(), reducer: Summing())
    store.onIssue = { _ in }
    let other = OtherTask()
    let waiting = Task { await other.run() }
    let start = readClock()
    await store.send(action).finish()
    let whole = readClock() - start
    waiting.cancel()
    await waiting.value
    guard store.sum == action.sum else {
      throw .wrongEnd(benchmark: "values of one effect", "the sum is \(store.sum)")
    }
    return (other.longestWait, whole)
  }

  @MainActor
  private static func plainLoop(_ count: Int) async throws(Failure) -> Duration {
    let loop = PlainLoop(limit: count) { $0 += $1 }
    let start = readClock()
    await loop.run()
    let duration = readClock() - start
    guard loop.state == Summing.Action.values(count).sum else {
      throw .wrongEnd(benchmark: "values by a plain loop", "the sum is \(loop.state)")
    }
    return duration
  }
}

extension ValuesGrowth: CustomStringConvertible {
  var description: String {
    func milliseconds(_ duration: Duration) -> String {
      let tenths = Int((duration / .milliseconds(0.1)).rounded())
      return "\(tenths / 10).\(tenths % 10) ms"
    }
    return """
      \(count) values: longest wait \(milliseconds(longestWait)), whole \(milliseconds(whole)); \
      when ready: longest wait \(milliseconds(longestWaitWhenReady)), whole \
      \(milliseconds(wholeWhenReady)); plain loop \(milliseconds(plainLoop))
      """
  }
}

/// Adds the values of its effects.
private struct Summing: Reducer {
  struct State: Equatable {
    var sum = 0
  }

  enum Action: Sendable {
    case values(Int)
    case valuesWhenReady(Int)
    case value(Int)

    var sum: Int {
      switch self {
      case .values(let count), .valuesWhenReady(let count): count * (count - 1) / 2
      case .value(let value): value
      }
    }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .values(let count):
      return .run { send in
        for value in 0..<count { send(.value(value)) }
      }
    case .valuesWhenReady(let count):
      return .run { send in
        for value in 0..<count { try await send.whenReady(.value(value)) }
      }
    case .value(let value):
      state.sum += value
      return .none
    }
  }
}

/// Another task of the main actor, which yields each time it runs.
@MainActor
private final class OtherTask {
  private(set) var longestWait = Duration.zero

  func run() async {
    while !Task.isCancelled {
      let start = readClock()
      // How long this takes is what is measured.
      await Task.yield()
      longestWait = max(longestWait, readClock() - start)
    }
  }
}
