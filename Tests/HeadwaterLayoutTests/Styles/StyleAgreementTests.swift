import HeadwaterLayoutOracle
import HeadwaterLayout
import Testing

@Suite("The styles and their reference")
struct StyleAgreementTests {
  @Test(
    "all elements, classes and declarations are the same", arguments: [LayoutPolicy.exact, .page])
  func sameStyles(policy: LayoutPolicy) throws {
    var agreement = Agreement()
    for value in try ReferenceCase.all() where !value.tree.tree.hasImprovedStyle {
      let element = value.tree.tree.makeNode().firstElement(at: .root(policy: policy))
      let expected = policy == .exact ? value.exact : value.page
      agreement.add(value.name, expected.differences(from: element))
    }
    print("styles, \(policy): \(agreement)")
    #expect(agreement.isComplete, "\(agreement)")
  }
}

extension LayoutTree {
  /// Whether a view is inside whose style was wrong in the reference.
  ///
  /// - The content of `position` had its smallest size, not what is proposed, and did not mirror.
  /// - The bar of a screen was in the middle, where the oracle has it at the leading edge.
  /// - An inset that fills had no height.
  /// - A lazy grid without a proposed width had the columns of some width.
  /// - A circle beside a definite length had an ideal length.
  fileprivate var hasImprovedStyle: Bool {
    let views = all
    let hasUnspecifiedAxis = views.contains {
      switch $0.kind {
      case .scroll, .fixedSize: true
      default: false
      }
    }
    return views.contains {
      switch $0.kind {
      case .position, .navigation, .tabs, .safeAreaInset: true
      case .lazyGrid, .circle: hasUnspecifiedAxis
      default: false
      }
    }
  }
}
