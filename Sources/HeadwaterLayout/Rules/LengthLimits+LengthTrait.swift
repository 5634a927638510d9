import HeadwaterLayoutGeometry

extension LengthLimits {
  /// The trait of a frame with these limits around content with a trait.
  func trait(of content: LengthTrait) -> LengthTrait {
    let ideal = ideal(of: content)
    if minimum == nil, maximum == nil {
      return LengthTrait(
        content.kind, minimum: content.minimum, ideal: ideal, maximum: content.maximum)
    }
    if maximum == .infinity { return .fills(from: minimum ?? content.minimum, ideal: ideal) }
    if let maximum {
      let shortest = minimum ?? content.minimum.map { min($0, maximum) }
      let kind = shortest == maximum ? LayoutKind.rigid : .elastic
      return LengthTrait(kind, minimum: shortest, ideal: ideal, maximum: maximum)
    }
    guard content.kind != .fills else { return .fills(from: minimum, ideal: ideal) }
    guard let longest = content.maximum, let minimum else { return .elastic(minimum, ideal: ideal) }
    let kind = longest <= minimum ? LayoutKind.rigid : .elastic
    return LengthTrait(kind, minimum: minimum, ideal: ideal, maximum: max(minimum, longest))
  }

  /// The ideal length of a frame with these limits, if it is known.
  func ideal(of content: LengthTrait) -> Double? {
    (ideal ?? content.ideal).map { max(minimum ?? 0, min($0, maximum ?? .infinity)) }
  }
}
