/// What a flexible frame says about one axis.
package struct LengthLimits: Hashable, Sendable {
  /// The smallest length.
  package var minimum: Double?
  /// The length for which a view asks that is offered none.
  package var ideal: Double?
  /// The greatest length; infinity fills what is offered.
  package var maximum: Double?

  /// Makes limits; those that are not named do not exist.
  package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// Whether the frame says nothing about the axis.
  package var areEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// The maximum if it is a number of points.
  package var finiteMaximum: Double? { maximum.flatMap { $0 == .infinity ? nil : $0 } }

  /// Brings a length between the limits. The maximum wins where the limits contradict each other.
  package func clamp(_ length: Double) -> Double {
    min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }
}
