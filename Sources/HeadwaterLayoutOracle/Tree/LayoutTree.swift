import HeadwaterLayoutGeometry

/// A view with the views in it.
///
/// Trees are made as in SwiftUI: `.row([.color("red"), .spacer()]).padding(8)`. A view's number is
/// its place in the tree, parents before children, beginning with zero.
package struct LayoutTree: Hashable, Sendable {
  /// What the view is.
  package var kind: ViewKind
  /// The views in it, with the content of a modifier before its layer.
  package var children: [LayoutTree]
  /// A name to find the view by.
  package var name: String?

  /// Makes a view.
  package init(_ kind: ViewKind, _ children: [LayoutTree] = [], name: String? = nil) {
    self.kind = kind
    self.children = children
    self.name = name
  }

  /// The view and all views in it, in the order of their numbers.
  package var all: [LayoutTree] { [self] + children.flatMap(\.all) }
}
