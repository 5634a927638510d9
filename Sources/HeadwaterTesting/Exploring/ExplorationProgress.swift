import Foundation

/// The time of an exploration, which says each second how far it is.
struct ExplorationProgress {
  private let start = ContinuousClock.now
  private var lastLine = ContinuousClock.now
  private var lastLook = ContinuousClock.now
  private let print: (String) -> Void

  /// The number of steps between two looks at the time, which takes longer than a short step, and how many are left.
  private var stride = 1
  private var left = 1

  init(
    print: @escaping (String) -> Void = {
      try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8))
    }
  ) {
    self.print = print
  }

  var elapsed: Duration { start.duration(to: .now) }

  /// Counts a step that is short, and says whether it is time to look at the time.
  mutating func isDue() -> Bool {
    left -= 1
    return left <= 0
  }

  /// Whether the time is over. It prints a line if a second has passed since the last one.
  ///
  /// - Parameters:
  ///   - states: The number of states so far.
  ///   - rest: What is left to do, in words.
  mutating func isOver(_ limit: Duration, states: Int, rest: () -> String) -> Bool {
    let now = ContinuousClock.now
    let elapsed = start.duration(to: now)
    stride = lastLook.duration(to: now) > Self.longest ? 1 : min(2 * stride, Self.longestStride)
    left = stride
    lastLook = now
    if lastLine.duration(to: now) >= .seconds(1) {
      lastLine = now
      let rate = Int(Double(states) / (elapsed / .seconds(1)))
      let seconds = max(0, Int(((limit - elapsed) / .seconds(1)).rounded()))
      print("explore: \(states) states, \(rate) a second, \(rest()), \(seconds) s left")
    }
    return elapsed >= limit
  }

  /// The longest time between two looks that is too short to matter.
  private static var longest: Duration { .milliseconds(5) }

  private static var longestStride: Int { 512 }
}
