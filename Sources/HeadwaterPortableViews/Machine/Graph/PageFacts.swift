/// A node that says something about its page to programs that show a link to it, such as search engines and
/// messengers.
protocol PageFacts: ViewNode {
  var pageDescription: String? { get }
  /// The address of a picture.
  var previewImage: String? { get }
}

extension ViewGraph {
  /// The description of the visible screen; that of the innermost view counts.
  package var pageDescription: String? { shown { $0.pageDescription } }

  /// The address of the preview image of the visible screen; that of the innermost view counts.
  package var previewImage: String? { shown { $0.previewImage }.flatMap(SafeAddress.address) }

  private func shown(_ value: (any PageFacts) -> String?) -> String? {
    for node in pageFacts.reversed() where !node.isOnCoveredScreen {
      if let value = value(node) { return value }
    }
    return nil
  }
}
