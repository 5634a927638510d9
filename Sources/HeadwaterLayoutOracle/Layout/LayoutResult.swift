import HeadwaterLayoutGeometry

/// The frames of all views of a tree.
package struct LayoutResult: Hashable, Sendable {
  /// The frame of each view, by the view's number.
  package var frames: [Rect]
  /// The frame of each word of a text, by the text's number.
  package var words: [Int: [Rect]] = [:]
  /// The numbers of the views that are larger than their parent proposed.
  ///
  /// SwiftUI lets such a view leave its parent. A page has to scroll instead, so its boxes may
  /// differ.
  package var overflowing: [Int] = []
  /// The number of the first view with a name.
  package var names: [String: Int] = [:]

  /// The frame of the first view with the name.
  package func frame(named name: String) -> Rect? { names[name].map { frames[$0] } }

  /// The frames as they are where rows run from the right.
  func mirrored(in width: Double) -> LayoutResult {
    var copy = self
    copy.frames = frames.map { $0.mirrored(in: width) }
    copy.words = words.mapValues { $0.map { $0.mirrored(in: width) } }
    return copy
  }
}
