/// What a gesture remembers from event to event, while the view that it belongs to is made anew.
@MainActor
final class GestureMemory {
  /// How many taps there have been of those that are needed.
  private(set) var taps = 0
  private var lastTap: ContinuousClock.Instant?
  var isDragging = false

  /// The time between two taps after which the second begins anew, as in most systems.
  static let pause = Duration.milliseconds(500)

  /// Counts a tap, and says whether it was the last of `count` that follow one another quickly.
  func completes(_ count: Int, at time: ContinuousClock.Instant) -> Bool {
    if let lastTap, time - lastTap > Self.pause { taps = 0 }
    lastTap = time
    taps += 1
    guard taps >= count else { return false }
    taps = 0
    return true
  }

  /// Begins anew, and returns how many taps there were that were not enough.
  func takeTaps() -> Int {
    defer { taps = 0 }
    return taps
  }
}

/// A gesture of an element, with what it remembers.
@MainActor
final class GestureListener {
  var recognizer = GestureRecognizer.none
  let memory = GestureMemory()
  /// Whether it is also told what a gesture or a control inside has handled.
  let isSimultaneous: Bool

  init(isSimultaneous: Bool) {
    self.isSimultaneous = isSimultaneous
  }
}
