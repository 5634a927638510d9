/// The parts of a text that was joined from other texts.
///
/// They are the leaves of a balanced tree. A text that grows by one part shares the tree of the former parts.
/// A thousand sums therefore cost a thousand times as much as one, and no function that visits the parts
/// calls itself often.
final class JoinedText: Sendable {
  private enum Content: Sendable {
    case text(Text)
    case halves(JoinedText, JoinedText)
  }

  private let content: Content
  /// The style around all parts; nil if there is none.
  private let style: TextStyle?
  /// The distance to the farthest part.
  let height: Int
  /// Whether a part depends on the person.
  let isPersonal: Bool

  /// Makes a tree of one text, which is not joined itself.
  init(_ text: Text) {
    content = .text(text)
    style = nil
    height = 0
    isPersonal = text.modifiers?.isPersonal ?? false
  }

  private init(_ left: JoinedText, _ right: JoinedText) {
    content = .halves(left, right)
    style = nil
    height = max(left.height, right.height) + 1
    isPersonal = left.isPersonal || right.isPersonal
  }

  private init(_ former: JoinedText, style: TextStyle) {
    content = former.content
    self.style = style
    height = former.height
    isPersonal = former.isPersonal
  }

  /// Joins texts; nil if there are none.
  static func joining(_ texts: ArraySlice<Text>) -> JoinedText? {
    guard texts.count > 1 else { return texts.first?.joined }
    let middle = texts.startIndex + texts.count / 2
    guard let left = joining(texts[..<middle]), let right = joining(texts[middle...]) else {
      return nil
    }
    return left + right
  }

  /// Returns the parts inside a text with a style.
  func within(_ outer: TextStyle) -> JoinedText {
    outer == TextStyle() ? self : JoinedText(self, style: style?.within(outer) ?? outer)
  }

  /// The parts, each with its whole style.
  var texts: [Text] {
    var texts: [Text] = []
    collect(into: &texts, within: nil)
    return texts
  }

  private func collect(into texts: inout [Text], within outer: TextStyle?) {
    let whole = outer.map { style?.within($0) ?? $0 } ?? style
    switch content {
    case .text(let text):
      texts.append(whole.map(text.within) ?? text)
    case .halves(let left, let right):
      left.collect(into: &texts, within: whole)
      right.collect(into: &texts, within: whole)
    }
  }

  // MARK: Balance

  private var halves: (JoinedText, JoinedText)? {
    guard case .halves(let left, let right) = content else { return nil }
    guard let style else { return (left, right) }
    return (left.within(style), right.within(style))
  }

  /// Joins two trees. The heights of two halves never differ by more than one, as in an AVL tree.
  static func + (left: JoinedText, right: JoinedText) -> JoinedText {
    if left.height > right.height + 1, let (outer, inner) = left.halves {
      let joined = inner + right
      guard joined.height > outer.height + 1, let (first, last) = joined.halves else {
        return JoinedText(outer, joined)
      }
      guard first.height > last.height, let (start, end) = first.halves else {
        return JoinedText(JoinedText(outer, first), last)
      }
      return JoinedText(JoinedText(outer, start), JoinedText(end, last))
    }
    if right.height > left.height + 1, let (inner, outer) = right.halves {
      let joined = left + inner
      guard joined.height > outer.height + 1, let (first, last) = joined.halves else {
        return JoinedText(joined, outer)
      }
      guard last.height > first.height, let (start, end) = last.halves else {
        return JoinedText(first, JoinedText(last, outer))
      }
      return JoinedText(JoinedText(first, start), JoinedText(end, outer))
    }
    return JoinedText(left, right)
  }
}

extension JoinedText: Equatable {
  static func == (left: JoinedText, right: JoinedText) -> Bool {
    left === right || left.texts == right.texts
  }
}
