import HeadwaterLayoutOracle

extension LayoutTree {
  /// Whether a text is inside.
  var hasText: Bool {
    all.contains { if case .text = $0.kind { true } else { false } }
  }

  /// Whether a grid is inside whose cells share its room.
  var hasGrid: Bool {
    all.contains { if case .grid = $0.kind { true } else { false } }
  }

  /// Whether the lengths of the two axes depend on each other.
  var keepsRatio: Bool {
    all.contains {
      switch $0.kind {
      case .circle, .aspectRatio: true
      default: false
      }
    }
  }

  /// The tree in one line.
  var outline: String {
    let content = children.map(\.outline).joined(separator: " ")
    return "\(kind)" + (content.isEmpty ? "" : " [\(content)]")
  }
}
