import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle
import HeadwaterLayout
import Testing

@Suite("Traits and sizes")
struct TraitTests {
  @Test("what a trait says of a length is what the oracle computes")
  func lengths() throws {
    var ideals = Agreement()
    var kinds = Agreement()
    for value in try ReferenceCase.all() {
      let tree = value.tree.tree
      ideals.add(value.name, idealDifferences(tree), detail: "\(value.name)")
      if !tree.keepsRatio { kinds.add(value.name, lengthDifferences(tree)) }
    }
    print("ideals: \(ideals)")
    print("lengths: \(kinds)")
    // A stack whose views cannot all have their share gives one of them more.
    #expect(ideals.share >= 0.999, "\(ideals)")
    #expect(kinds.share >= 0.999, "\(kinds)")
  }

  private func idealDifferences(_ tree: LayoutTree) -> [String] {
    let size = tree.size(for: ProposedSize(nil, nil))
    let node = tree.makeNode()
    return Axis.allCases.compactMap { axis in
      let ideal = node.trait(on: axis, in: LayoutContext(.unspecified, .unspecified)).ideal
      guard let ideal, abs(ideal - size[axis]) > 0.01 else { return nil }
      return "\(tree.outline) \(axis): ideal \(ideal), size \(size[axis])"
    }
  }

  private func lengthDifferences(_ tree: LayoutTree) -> [String] {
    let node = tree.makeNode()
    var differences = [String]()
    for axis in Axis.allCases {
      let trait = node.trait(on: axis, in: .definite)
      for length in [0.0, 40, 100, 300, 3000] {
        let proposal = ProposedSize(along: axis, length, across: 2000)
        let size = tree.size(for: proposal)[axis]
        if let problem = trait.problem(length: size, proposed: length) {
          differences.append("\(tree.outline) \(axis) \(length): \(size) \(problem)")
        }
      }
    }
    return differences
  }
}

extension LengthTrait {
  /// What is wrong with a length.
  fileprivate func problem(length: Double, proposed: Double) -> String? {
    let tolerance = 0.01
    switch kind {
    case .rigid:
      guard let maximum, abs(length - maximum) > tolerance else { return nil }
      return "is not rigid \(maximum)"
    case .elastic:
      if let minimum, length < minimum - tolerance { return "is below \(minimum)" }
      if let maximum, length > maximum + tolerance { return "is above \(maximum)" }
      return nil
    case .fills:
      guard let minimum else { return nil }
      let expected = max(proposed, minimum)
      return abs(length - expected) > tolerance ? "does not fill \(expected)" : nil
    }
  }
}
