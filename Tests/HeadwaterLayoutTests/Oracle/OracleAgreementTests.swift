import HeadwaterLayoutOracle
import Testing

@Suite("The oracle and its reference")
struct OracleAgreementTests {
  @Test("all frames, words and overflows are the same")
  func sameFrames() throws {
    var agreement = Agreement()
    for value in try ReferenceCase.all() {
      let result = value.tree.tree.layout(in: value.size, options: value.options)
      agreement.add(value.name, differences(value, result), detail: "\(value.tree.tree)")
    }
    print("frames: \(agreement)")
    #expect(agreement.isComplete, "\(agreement)")
  }

  private func differences(_ value: ReferenceCase, _ result: LayoutResult) -> [String] {
    var differences = zip(value.frames, result.frames).enumerated().compactMap { number, pair in
      let frame = pair.1.numbers
      return isSame(pair.0, frame) ? nil : "view \(number): \(pair.0) → \(frame)"
    }
    if value.frames.count != result.frames.count {
      differences.append("\(value.frames.count) → \(result.frames.count) views")
    }
    let words = result.words.sorted { $0.key < $1.key }.flatMap(\.value)
    if words.count != value.words.count
      || !zip(value.words, words).allSatisfy({ isSame($0, Array($1.numbers.prefix(2))) })
    {
      differences.append("words: \(value.words) → \(words.map(\.numbers))")
    }
    if value.overflowing != result.overflowing.count {
      differences.append("overflowing: \(value.overflowing) → \(result.overflowing.count)")
    }
    return differences
  }

  private func isSame(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { $0 == $1 || abs($0 - $1) <= 0.002 }
  }
}

extension Rect {
  /// The place and the size.
  var numbers: [Double] {
    [origin.horizontal, origin.vertical, size.horizontal, size.vertical]
  }
}
