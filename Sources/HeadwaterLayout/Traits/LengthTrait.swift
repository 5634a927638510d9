/// What is known about the length of a view on one axis.
///
/// A length is nil where only the browser knows it, because it depends on a text.
package struct LengthTrait: Hashable, Sendable {
  /// How the length depends on the offer.
  package var kind: LayoutKind
  /// The shortest length.
  package var minimum: Double?
  /// The length where none is offered.
  package var ideal: Double?
  /// The longest length; nil also for a view that fills, which has none.
  package var maximum: Double?

  /// Makes a trait; lengths that are not named are unknown.
  package init(
    _ kind: LayoutKind, minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil
  ) {
    self.kind = kind
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// A length that never changes; nil if only the browser knows it.
  package static func rigid(_ length: Double?) -> LengthTrait {
    LengthTrait(.rigid, minimum: length, ideal: length, maximum: length)
  }

  /// A length between two others.
  package static func elastic(
    _ minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil
  ) -> LengthTrait {
    LengthTrait(.elastic, minimum: minimum, ideal: ideal, maximum: maximum)
  }

  /// A length that takes what is offered.
  package static func fills(from minimum: Double? = 0, ideal: Double? = nil) -> LengthTrait {
    LengthTrait(.fills, minimum: minimum, ideal: ideal)
  }

  /// The trait with each known length changed.
  func mapped(_ change: (Double) -> Double) -> LengthTrait {
    LengthTrait(
      kind, minimum: minimum.map(change), ideal: ideal.map(change), maximum: maximum.map(change))
  }

  /// The shortest length in a context: the ideal one where a view is laid out twice.
  func floor(in offer: Offer) -> Double? { offer == .stretched ? ideal : minimum }
}
