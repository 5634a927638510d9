/// The time at which an animation counts as complete.
///
/// - Partial: both are the time when the animation has ended.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}

/// The context of a state change.
public struct Transaction: Sendable {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether animations are disabled.
  public var disablesAnimations = false

  /// Makes a transaction.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  var timing: Timing? { disablesAnimations ? nil : animation?.timing }
}

/// Runs a closure, and animates the changes on the screen that result from it.
///
/// - People who prefer reduced motion see the changes at once.
/// - Partial: all changes of one update are animated alike, by the last animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try AnimationScope(animation?.timing).run(body)
}

/// Runs a closure, animates the changes on the screen that result from it, and calls a function when the
/// animation is complete.
///
/// - Where nothing is animated, the function is called after the changes.
/// - Partial: both criteria are the time when the animation has ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try AnimationScope(animation?.timing, completion: completion).run(body)
}

/// Runs a closure, and animates the changes on the screen that result from it as the transaction says.
///
/// - Partial: all changes of one update are animated alike, by the last animation.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try AnimationScope(transaction.timing).run(body)
}

extension Binding {
  /// A binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding whose changes are animated as the transaction says.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: AnimatedLocation(location, transaction.timing))
  }
}

/// Another location, changes of which are animated.
private final class AnimatedLocation<Value>: BindingLocation<Value> {
  private let base: BindingLocation<Value>
  private let timing: Timing?

  init(_ base: BindingLocation<Value>, _ timing: Timing?) {
    self.base = base
    self.timing = timing
  }

  override func get() -> Value { base.get() }
  override func set(_ value: Value) { AnimationScope(timing).run { base.set(value) } }
  override var isDraft: Bool { base.isDraft }
  override var storedName: String? { base.storedName }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? AnimatedLocation<Value> else { return false }
    return other.timing == timing && other.base.isSame(as: base)
  }
}
