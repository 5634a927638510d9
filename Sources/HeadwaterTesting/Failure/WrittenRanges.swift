extension Range: WrittenAtOnce {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    .word("\(bound(lowerBound, purpose))..<\(bound(upperBound, purpose))")
  }
}

extension ClosedRange: WrittenAtOnce {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    .word("\(bound(lowerBound, purpose))...\(bound(upperBound, purpose))")
  }
}

extension PartialRangeFrom: WrittenAtOnce {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    .word("\(bound(lowerBound, purpose))...")
  }
}

extension PartialRangeThrough: WrittenAtOnce {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    .word("...\(bound(upperBound, purpose))")
  }
}

extension PartialRangeUpTo: WrittenAtOnce {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    .word("..<\(bound(upperBound, purpose))")
  }
}

private func bound(_ value: Any, _ purpose: WrittenValue.Purpose) -> String {
  WrittenValue(value, for: purpose).line
}
