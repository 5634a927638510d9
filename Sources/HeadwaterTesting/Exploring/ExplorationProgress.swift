import Foundation

/// The time of an exploration, which says each second how far it is.
struct ExplorationProgress {
  private let start = ContinuousClock.now
  private var lastLine = ContinuousClock.now
  private let print: (String) -> Void

  init(
    print: @escaping (String) -> Void = {
      FileHandle.standardError.write(Data(($0 + "\n").utf8))
    }
  ) {
    self.print = print
  }

  var elapsed: Duration { start.duration(to: .now) }

  /// Whether the time is over. It prints a line if a second has passed since the last one.
  ///
  /// - Parameters:
  ///   - states: The number of states so far.
  ///   - rest: What is left to do, in words.
  mutating func isOver(_ limit: Duration, states: Int, rest: () -> String) -> Bool {
    let now = ContinuousClock.now
    let elapsed = start.duration(to: now)
    if lastLine.duration(to: now) >= .seconds(1) {
      lastLine = now
      let rate = Int(Double(states) / (elapsed / .seconds(1)))
      let left = Int(((limit - elapsed) / .seconds(1)).rounded())
      print("explore: \(states) states, \(rate) a second, \(rest()), \(left) s left")
    }
    return elapsed >= limit
  }
}
