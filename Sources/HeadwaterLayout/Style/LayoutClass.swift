/// The classes of the shared style sheet.
package enum LayoutClass: String, Hashable, Sendable {
  /// A box around one view.
  case wrapper = "w"
  /// Views on top of each other.
  case layers = "z"
  /// A layer over a box, with a view in it.
  case layer = "l"
  /// A layer over a box that is the view itself.
  case cover = "f"
  /// Keeps the layers of a box together, so that one behind it stays in front of what is farther
  /// back.
  case isolated = "b"
  /// Behind the content of the box.
  case behind = "u"
  /// A grid.
  case grid = "g"
  /// A scroll view.
  case scroll = "s"
  /// A row.
  case row = "h"
  /// A column.
  case column = "v"
  /// A column of a grid that is never narrower than its longest word.
  case keepsWords = "a"
  /// A circle.
  case circle = "c"
  /// A text.
  case text = "t"
}
