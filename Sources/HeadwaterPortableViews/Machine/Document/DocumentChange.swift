/// A step that brings a copy of the document up to date. The protocol calls it an operation.
package enum DocumentChange: Equatable, Sendable {
  /// Sets the text of an element that contains nothing but text.
  case setText(element: Int, String)
  case setAttribute(element: Int, name: String, value: String)
  case removeAttribute(element: Int, name: String)
  /// Sets the value of an input. `sequence` is the last client sequence that was seen for it; 0 for none.
  ///
  /// For a secure field the value is always empty.
  case setValue(element: Int, String, sequence: Int)
  /// Resets a secure field to its value before this sequence.
  case revertValue(element: Int, sequence: Int)
  /// Sets a property that is true or false, such as `disabled`, `hidden` or `checked`.
  case setProperty(element: Int, name: String, Bool)
  case setStyle(element: Int, property: String, value: String)
  /// Inserts markup from ``HTMLWriter``, which is escaped, before a child or at the end.
  case insert(parent: Int, before: Int?, html: String)
  case remove(element: Int)
  case move(element: Int, parent: Int, before: Int?)
  case focus(element: Int)
  /// Takes the focus from an element, and gives it to no other.
  case blur(element: Int)
  /// Scrolls until an element is in view, at the given place of the view.
  case scroll(element: Int, to: ScrollAnchor)
  case setTitle(String)
  /// Sets the address of what is shown, below the path of the app.
  case setAddress(String, AddressMove)
  /// Stores a value with the client; nil removes it.
  case store(StorageKey, String?)
  /// Adds a rule to the style sheet of interned style blocks.
  case addRule(String)
  /// Removes the rules of these classes, which no element has.
  case removeRules(classes: [String])
  /// Says how the other changes are animated. It comes before them.
  case animate(AnimationStep)
  /// Announces a sentence in the polite live region.
  case announce(String)
}

/// The place in a view to which a row is scrolled.
package enum ScrollAnchor: String, Sendable {
  case start, center, end
  /// The nearest place at which all of the row is in view.
  case nearest
}
