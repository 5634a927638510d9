/// An element with the style that follows from its view, its context and its slot.
package struct StyledElement: Hashable, Sendable {
  /// The number of the view that makes the element.
  package var view: Int
  /// The number of the view that the element shows, if it shows one: a leaf, or a color as
  /// background.
  package var paint: Int?
  /// The classes of the shared style sheet.
  package var classes: [LayoutClass]
  /// The declarations of the element itself.
  package var style = Style()
  /// The elements in it.
  package var content: [StyledContent] = []
}
