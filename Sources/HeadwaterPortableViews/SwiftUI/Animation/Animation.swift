/// The timing of an animated change.
///
/// - Partial: a browser's transition of the position, size, colours, opacity and rotation in a view's style.
///   A spring is a curve, and an animation is not repeated.
public struct Animation: Hashable, Sendable {
  private enum Curve: String {
    case linear
    case easeIn = "ease-in"
    case easeOut = "ease-out"
    case easeInOut = "ease-in-out"
    case spring = "cubic-bezier(.2,.8,.2,1)"
    case bouncySpring = "cubic-bezier(.34,1.56,.64,1)"
  }

  private let curve: Curve
  private let duration: TimeInterval
  private var delay: TimeInterval = 0
  private var speed = 1.0

  private init(_ curve: Curve, _ duration: TimeInterval = 0.35) {
    self.curve = curve
    self.duration = duration
  }

  /// The usual animation.
  public static let `default` = Animation(.easeInOut)
  /// At the same speed throughout.
  public static let linear = Animation(.linear)
  /// Slow at the beginning.
  public static let easeIn = Animation(.easeIn)
  /// Slow at the end.
  public static let easeOut = Animation(.easeOut)
  /// Slow at both ends.
  public static let easeInOut = Animation(.easeInOut)
  /// Like a spring.
  public static let spring = Animation(.spring, 0.5)
  /// Like a spring that overshoots.
  public static let bouncy = Animation(.bouncySpring, 0.5)
  /// Like a spring that does not overshoot.
  public static let smooth = Animation(.spring, 0.5)
  /// Like a short spring.
  public static let snappy = Animation(.spring, 0.3)

  /// At the same speed throughout; the duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  /// Slow at the beginning; the duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  /// Slow at the end; the duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
  /// Slow at both ends; the duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }
  /// Like a spring; the response is in seconds.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(dampingFraction < 0.7 ? .bouncySpring : .spring, response)
  }
  /// Like a spring; the duration is in seconds.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(bounce > 0.3 ? .bouncySpring : .spring, duration)
  }
  /// Like a spring that follows a finger; the response is in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring, response)
  }
  /// Returns the usual spring, whatever the parameters say.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .spring }

  /// The animation with a later start; the delay is in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }
  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    return animation
  }
  /// The animation; it is not repeated.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    IgnoredSymbol.repeatedAnimation.note()
    return self
  }
  /// The animation; it is not repeated.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    IgnoredSymbol.repeatedAnimation.note()
    return self
  }

  /// The timing for browsers.
  var timing: Timing {
    let milliseconds = { (value: TimeInterval) in
      let seconds = min(max(value / max(speed, 0.01), 0), 60)
      return seconds.isNaN ? 0 : Int(seconds * 1_000)
    }
    return Timing(
      duration: milliseconds(duration), curve: curve.rawValue, delay: milliseconds(delay))
  }

  /// The transition in CSS.
  var css: String {
    let seconds = { (value: TimeInterval) in min(max(value / max(speed, 0.01), 0), 60).css }
    let begin = delay > 0 ? " \(seconds(delay))s" : ""
    return "all \(seconds(duration))s \(curve.rawValue)\(begin)"
  }
}
