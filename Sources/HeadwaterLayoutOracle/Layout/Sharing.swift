import HeadwaterLayoutGeometry

/// The lengths between which a view or a track can choose.
struct LengthRange {
  /// The length for a proposal of zero.
  let shortest: Double
  /// The length for an infinite proposal.
  let longest: Double

  /// How much the length can change.
  var flexibility: Double {
    // Infinity less infinity is no number, and a length that is always infinite does not change.
    shortest == longest ? 0 : longest - shortest
  }
}

/// The order in which views or tracks take their share of a length: the least flexible first.
func orderOfSharing(_ ranges: [LengthRange], of numbers: [Int], tie: LayoutOptions.Tie) -> [Int] {
  numbers.sorted { left, right in
    let first = ranges[left]
    let second = ranges[right]
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    if tie == .greaterMinimumFirst, first.shortest != second.shortest {
      return first.shortest > second.shortest
    }
    return left < right
  }
}
