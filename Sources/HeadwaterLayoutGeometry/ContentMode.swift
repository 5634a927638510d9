/// How a view of a fixed ratio uses a box of another ratio.
package enum ContentMode: Hashable, Sendable {
  /// The view is as large as possible inside the box.
  case fit
  /// The view is as small as possible around the box.
  case fill
}
