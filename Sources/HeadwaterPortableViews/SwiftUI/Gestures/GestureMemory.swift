/// The state of a gesture between events. It survives new values of the view.
@MainActor
final class GestureMemory {
  /// The number of taps up to now.
  private(set) var taps = 0
  private var lastTap: ContinuousClock.Instant?
  var isDragging = false

  /// The longest time between two taps of one gesture, as in most systems.
  static let pause = Duration.milliseconds(500)

  /// Counts a tap, and returns whether it completes `count` taps in quick succession.
  func completes(_ count: Int, at time: ContinuousClock.Instant) -> Bool {
    if let lastTap, time - lastTap > Self.pause { taps = 0 }
    lastTap = time
    taps += 1
    guard taps >= count else { return false }
    taps = 0
    return true
  }

  /// Starts over, and returns the number of taps, which were too few.
  func takeTaps() -> Int {
    defer { taps = 0 }
    return taps
  }
}

/// A gesture of an element, with its memory.
@MainActor
final class GestureListener {
  var recognizer = GestureRecognizer.none
  let memory = GestureMemory()
  /// Whether the gesture also receives events that a gesture or a control inside has handled.
  let isSimultaneous: Bool

  init(isSimultaneous: Bool) {
    self.isSimultaneous = isSimultaneous
  }
}
