import HeadwaterLayoutGeometry

extension [LengthTrait] {
  /// The trait of views one after another: the lengths add up.
  func summed(gaps: Double) -> LengthTrait {
    LengthTrait(
      kind, minimum: known(\.minimum)?.reduce(gaps, +), ideal: known(\.ideal)?.reduce(gaps, +),
      maximum: kind == .fills ? nil : known(\.maximum)?.reduce(gaps, +))
  }

  /// The trait of views beside each other: the greatest length counts.
  func joined() -> LengthTrait {
    LengthTrait(
      kind, minimum: known(\.minimum)?.max() ?? nil, ideal: known(\.ideal)?.max() ?? nil,
      maximum: kind == .fills ? nil : known(\.maximum)?.max() ?? nil)
  }

  /// The most flexible kind.
  var kind: LayoutKind { self.map(\.kind).max() ?? .rigid }

  /// The lengths of all views; nil if one of them is unknown.
  func known(_ length: KeyPath<LengthTrait, Double?>) -> [Double]? {
    var lengths = [Double]()
    for trait in self {
      guard let value = trait[keyPath: length] else { return nil }
      lengths.append(value)
    }
    return lengths
  }
}
