/// What modifiers without an element add to the element of their content.
package struct Additions: Hashable, Sendable {
  /// The declarations.
  package var style = Style()
  /// The number of the color whose background the element shows.
  package var paint: Int?
}
