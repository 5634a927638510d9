/// A node that says something about its page to programs that show a link to it, such as search engines and
/// messengers.
protocol PageFacts: ViewNode {
  var summary: PageSummary { get }
  /// Whether what the address names does not exist.
  var isMissing: Bool { get }
  /// Whether the content of the page is still to come.
  var isUnready: Bool { get }
}

extension ViewGraph {
  /// What the visible screen says about itself; of several values, that of the innermost view counts.
  package var pageSummary: PageSummary {
    var summary = PageSummary()
    for node in pageFacts.reversed() where !node.isOnCoveredScreen {
      summary.complete(with: node.summary)
    }
    summary.previewImage = summary.previewImage.flatMap(SafeAddress.address)
    summary.canonicalAddress = summary.canonicalAddress.flatMap(SafeAddress.address)
    return summary
  }

  /// Whether a view of the visible screen says that what its address names does not exist.
  package var isPageMissing: Bool {
    pageFacts.contains { $0.isMissing && !$0.isOnCoveredScreen }
  }

  /// Whether a view of the visible screen says that its content is still to come.
  package var isPageUnready: Bool {
    pageFacts.contains { $0.isUnready && !$0.isOnCoveredScreen }
  }
}
