/// A step that brings a copy of the document up to date. The protocol calls it an operation.
package enum DocumentChange: Equatable, Sendable {
  /// Sets the text of an element that contains nothing but text.
  case setText(element: Int, String)
  case setAttribute(element: Int, name: String, value: String)
  case removeAttribute(element: Int, name: String)
  /// Sets what an input shows; `sequence` is the last client sequence seen for it, 0 for none.
  ///
  /// For a secure field the value is never anything but empty.
  case setValue(element: Int, String, sequence: Int)
  /// Asks a secure field to show again what it showed before this sequence.
  case revertValue(element: Int, sequence: Int)
  /// Sets a property that is true or false, such as `disabled`, `hidden` or `checked`.
  case setProperty(element: Int, name: String, Bool)
  case setStyle(element: Int, property: String, value: String)
  /// Inserts markup, written and escaped by ``HTMLWriter``, before a child or at the end.
  case insert(parent: Int, before: Int?, html: String)
  case remove(element: Int)
  case move(element: Int, parent: Int, before: Int?)
  case focus(element: Int)
  /// Takes the focus from an element, so that nothing has it.
  case blur(element: Int)
  case setTitle(String)
  /// Adds a rule to the style sheet of interned style blocks.
  case addRule(String)
  /// Says a sentence in the polite live region.
  case announce(String)
}
