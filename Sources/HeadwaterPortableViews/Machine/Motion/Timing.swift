/// The timing of an animated change, as browsers read it.
package struct Timing: Hashable, Sendable {
  /// In milliseconds.
  package let duration: Int
  /// In milliseconds.
  package let delay: Int
  /// A timing function of CSS.
  package let curve: String

  package init(duration: Int, curve: String, delay: Int = 0) {
    self.duration = duration
    self.curve = curve
    self.delay = delay
  }

  /// The time until a change with this timing is complete.
  var whole: Duration { .milliseconds(duration + delay) }
}

/// The announcement that the changes that follow in an element are animated.
package struct AnimationStep: Equatable, Sendable {
  /// The element in which changes are animated; 0 for the whole page.
  package let element: Int
  package let timing: Timing

  package init(element: Int, timing: Timing) {
    self.element = element
    self.timing = timing
  }
}
