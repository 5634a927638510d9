/// A vector whose length can be scaled, for the steps of an animation.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part.
  mutating func scale(by rhs: Double)

  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// A vector without parts.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the vector.
  public init() {}

  /// The vector.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The vector.
  public static func + (left: Self, right: Self) -> Self { left }
  /// The vector.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Leaves the vector as it is.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// A vector of two vectors.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds the parts.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  /// Subtracts the parts.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  /// Multiplies the parts.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A shape or a modifier that says what of it is animated.
///
/// - Partial: a browser moves from one look to the next by itself. It does not ask for looks in between, so a path is
///   shown at once as it is at the end.
public protocol Animatable {
  /// The type of what is animated.
  associatedtype AnimatableData: VectorArithmetic

  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier that says what of it is animated.
///
/// - Partial: as of ``Animatable``.
public protocol AnimatableModifier: Animatable, ViewModifier {}
