/// An element of the retained document.
///
/// Changes of a live element, which clients have, are recorded as operations.
@MainActor
package final class Element {
  private enum Content {
    case children([Element])
    case text(String)
  }

  package let id: Int
  unowned let document: Document
  /// The node that handles the element's events and decides whether they are allowed.
  private(set) unowned var owner: ElementNode?
  private(set) unowned var parent: Element?
  /// An element has either text or children.
  private var content = Content.children([])
  // The small properties come here, where they share a word: a session has hundreds of elements.
  private(set) var events: EventKinds = []
  let kind: Tag
  private(set) var isLive = false
  /// The class attribute. Nearly every element has one, so it is stored apart from the others to save memory.
  private(set) var className = ""
  private(set) var attributes: ContiguousArray<(name: AttributeName, value: String)> = []
  /// Declarations that change often, and are therefore not interned. Nearly always empty.
  private(set) var motion: [StyleDeclaration] = []

  init(_ kind: Tag, owner: ElementNode?, in document: Document) {
    self.kind = kind
    id = document.takeIdentifier()
    self.document = document
    self.owner = owner
  }

  /// Makes an element for a copy of a document. It handles no events.
  package convenience init(_ kind: Tag, in document: Document) {
    self.init(kind, owner: nil, in: document)
  }

  // MARK: Reading

  package var tag: String { kind.rawValue }

  package var children: [Element] {
    if case .children(let children) = content { children } else { [] }
  }

  /// The text of the element; nil if it has children or no content.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package func attribute(_ name: AttributeName) -> String? {
    if name == .class { return className.isEmpty ? nil : className }
    return attributes.first { $0.name == name }?.value
  }

  package func has(_ name: AttributeName) -> Bool {
    attributes.contains { $0.name == name }
  }

  package var handlesEvents: Bool { !events.isEmpty }

  /// The parent element.
  package var enclosing: Element? { parent }

  /// Returns whether the other element is this one, or a descendant of it.
  func contains(_ other: Element) -> Bool {
    var element: Element? = other
    while let current = element {
      if current === self { return true }
      element = current.parent
    }
    return false
  }

  /// Whether the element or an ancestor is hidden.
  var isHidden: Bool {
    var element: Element? = self
    while let current = element {
      if current.has(.hidden) { return true }
      element = current.parent
    }
    return false
  }

  /// Whether a modifier makes the element or an ancestor invisible. An invisible element takes up its space,
  /// but cannot be read or used.
  var isInvisible: Bool {
    var element: Element? = self
    while let current = element {
      if current.isMarkedInvisible { return true }
      element = current.parent
    }
    return false
  }

  /// Whether a modifier makes the element itself invisible.
  package var isMarkedInvisible: Bool {
    className.hasSuffix(Element.invisible) || className.contains(Element.invisible + " ")
  }

  /// The class of elements that a modifier makes invisible.
  nonisolated static let invisible = "invisible"

  /// The first element in this one that shows text and is not part of a control.
  var firstText: Element? {
    if let text { return text.isEmpty ? nil : self }
    guard kind != .button, kind != .label, !has(.hidden) else { return nil }
    for child in children {
      if let found = child.firstText { return found }
    }
    return nil
  }

  // MARK: Writing

  package func setText(_ newText: String) {
    let newText = newText.replacingNull()
    guard !isIdentical(text, newText) else { return }
    content = .text(newText)
    if isLive { document.record(.setText(element: id, newText)) }
  }

  /// Removes the text, so that the element can have children.
  func dropText() {
    setText("")
    content = .children([])
  }

  package func setClass(_ newName: String) {
    guard className != newName else { return }
    className = document.styles.shared(newName)
    if isLive {
      document.record(
        .setAttribute(element: id, name: AttributeName.class.rawValue, value: newName))
      // In the markup, these were a class too.
      for declaration in motion { record(declaration) }
    }
  }

  /// Sets declarations that change often, such as a position that follows a pointer.
  ///
  /// Clients receive them as properties; the markup contains them as an interned class.
  func setMotion(_ declarations: [StyleDeclaration]) {
    guard motion != declarations else { return }
    let former = motion
    motion = declarations
    guard isLive else { return }
    for declaration in declarations where !former.contains(declaration) { record(declaration) }
    for old in former where !declarations.contains(where: { $0.property == old.property }) {
      document.record(.setStyle(element: id, property: old.property.rawValue, value: ""))
    }
  }

  /// The declarations that change often, as the text of a style block.
  var motionText: String {
    var style = StyleDeclarations()
    for declaration in motion { style.add(declaration) }
    return style.text
  }

  private func record(_ declaration: StyleDeclaration) {
    document.record(
      .setStyle(
        element: id, property: declaration.property.rawValue, value: declaration.value))
  }

  package func set(_ name: AttributeName, to value: String?) {
    guard replace(name, by: value), isLive else { return }
    if let value {
      document.record(
        .setAttribute(element: id, name: name.rawValue, value: value.replacingNull()))
    } else {
      document.record(.removeAttribute(element: id, name: name.rawValue))
    }
  }

  /// Sets or removes an attribute without a value.
  package func set(_ name: AttributeName, to isOn: Bool) {
    guard replace(name, by: isOn ? "" : nil), isLive else { return }
    document.record(.setProperty(element: id, name: name.rawValue, isOn))
  }

  /// Stores the value that an input shows, for the markup. Clients are not told.
  package func setShownValue(_ value: String) {
    _ = replace(.value, by: value)
  }

  /// Stores a property that the client has changed itself, such as that of a checked box.
  func setShown(_ name: AttributeName, to isOn: Bool) {
    _ = replace(name, by: isOn ? "" : nil)
  }

  /// Tells clients a property again, which they may show otherwise.
  func tellAgain(_ name: AttributeName) {
    guard isLive else { return }
    document.record(.setProperty(element: id, name: name.rawValue, has(name)))
  }

  func listen(to kinds: EventKinds) {
    guard events != kinds else { return }
    events = kinds
    set(.dataOn, to: kinds.isEmpty ? nil : kinds.names)
    if isLive { document.register(self) }
  }

  /// Listens for a node that did not make the element, such as the list around a row.
  func listen(to kinds: EventKinds, for owner: ElementNode) {
    guard self.owner == nil else { return listen(to: kinds) }
    self.owner = owner
    listen(to: kinds)
  }

  /// Replaces the children without recording operations. An element with text keeps its text.
  package func setChildren(_ newChildren: [Element]) {
    guard text == nil else { return }
    content = .children(newChildren)
    for child in newChildren { child.parent = self }
  }

  /// Sets whether clients have this element and everything in it.
  func setLive(_ isLive: Bool) {
    self.isLive = isLive
    if isLive {
      if handlesEvents { document.register(self) }
    } else {
      document.unregister(self)
      // Its parent may be released earlier.
      parent = nil
    }
    for child in children {
      // It lost its parent when it was removed, if it is in a row that comes back.
      if isLive { child.parent = self }
      child.setLive(isLive)
    }
  }

  private func replace(_ name: AttributeName, by value: String?) -> Bool {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      guard let value else {
        attributes.remove(at: index)
        return true
      }
      guard !isIdentical(attributes[index].value, value) else { return false }
      attributes[index].value = value
      return true
    }
    guard let value else { return false }
    attributes.append((name, value))
    return true
  }
}

/// Returns whether two texts have the same scalars: "é" and "e" with an accent are equal, not identical.
func isIdentical(_ left: String?, _ right: String) -> Bool {
  guard let left else { return false }
  return left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
}

extension String {
  /// Returns the text with U+FFFD in place of each NUL, which no HTML document can contain.
  func replacingNull() -> String {
    guard utf8.contains(0) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }
}
