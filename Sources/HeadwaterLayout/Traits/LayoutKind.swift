/// How a length depends on the length that is offered.
package enum LayoutKind: Int, Comparable, Sendable {
  /// It does not: a number, or the height of a text.
  case rigid
  /// It becomes shorter where less is offered, and never longer than the content.
  case elastic
  /// It takes what is offered.
  case fills

  /// Orders the kinds, so that a container has the greatest kind of its views.
  package static func < (left: LayoutKind, right: LayoutKind) -> Bool {
    left.rawValue < right.rawValue
  }
}
