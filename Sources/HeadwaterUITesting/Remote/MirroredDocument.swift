import HeadwaterPortableViews

/// A copy of a document that operations update, as the script in a browser does.
///
/// It reads only markup of ``HTMLWriter``. Its elements handle no events. The owner of the copy sends an
/// event to the original document, with ``identifier(of:)``.
@MainActor
final class MirroredDocument {
  private let document = Document()
  private var elements: [Int: Element] = [:]
  private var identifiers: [ObjectIdentifier: Int] = [:]
  /// The root element, with the id 0.
  private(set) var root: Element
  private(set) var title: String
  /// The last address that the server has told, below the path of the app.
  private(set) var address = ""

  /// Reads a whole document.
  init(title: String, html: String) {
    self.title = title
    root = Element(.div, in: document)
    replace(title: title, html: html)
  }

  /// Replaces the whole document.
  func replace(title: String, html: String) {
    self.title = title
    elements = [:]
    identifiers = [:]
    root = Element(.div, in: document)
    register(root, as: 0)
    root.setChildren(read(html))
  }

  /// Returns the id of an element in the original document.
  func identifier(of element: Element) -> Int? {
    identifiers[ObjectIdentifier(element)]
  }

  /// Returns the element with an id, if it exists.
  func element(_ identifier: Int) -> Element? {
    elements[identifier]
  }

  /// The open dialog on top of all others.
  var topmostModal: Element? {
    root.children.last { $0.has(.dataModal) || Self.contains(.dataModal, in: $0) }
      .flatMap(Self.dialog)
  }

  /// The ids of the elements with which the long lists begin.
  var longLists: [Int] {
    elements.filter { $0.value.has(.dataRows) }.keys.sorted()
  }

  /// Does what the document has told; false if it names an element that is not here.
  func apply(_ operation: DocumentChange) -> Bool {
    switch operation {
    case .setTitle(let title): self.title = title
    case .setAddress(let address, _): self.address = address
    case .addRule, .removeRules, .announce, .animate, .setStyle, .focus, .blur, .scroll, .store:
      return true
    case .setText(let element, let text): return change(element) { $0.setText(text) }
    case .setAttribute(let element, let name, let value):
      return change(element) { $0.setRaw(name, to: value) }
    case .removeAttribute(let element, let name):
      return change(element) { $0.setRaw(name, to: nil) }
    case .setProperty(let element, let name, let flag):
      return change(element) { $0.setRaw(name, to: flag ? "" : nil) }
    case .setValue(let element, let text, _): return change(element) { $0.setShownValue(text) }
    case .revertValue(let element, _): return elements[element] != nil
    case .insert(let parent, let before, let html):
      guard let parent = elements[parent] else { return false }
      insert(read(html), into: parent, before: before)
    case .remove(let element):
      guard let removed = elements[element], let parent = removed.enclosing else { return false }
      parent.setChildren(parent.children.filter { $0 !== removed })
      unregister(removed)
    case .move(let element, let parent, let before):
      guard let moved = elements[element], let target = elements[parent] else { return false }
      if let former = moved.enclosing {
        former.setChildren(former.children.filter { $0 !== moved })
      }
      insert([moved], into: target, before: before)
    }
    return true
  }

  private func change(_ element: Int, _ body: (Element) -> Void) -> Bool {
    guard let element = elements[element] else { return false }
    body(element)
    return true
  }

  private func insert(_ new: [Element], into parent: Element, before: Int?) {
    var children = parent.children
    let place = before.flatMap { before in
      children.firstIndex { identifier(of: $0) == before }
    }
    children.insert(contentsOf: new, at: place ?? children.endIndex)
    parent.setChildren(children)
  }

  private func register(_ element: Element, as id: Int) {
    elements[id] = element
    identifiers[ObjectIdentifier(element)] = id
  }

  private func unregister(_ element: Element) {
    if let id = identifiers.removeValue(forKey: ObjectIdentifier(element)) { elements[id] = nil }
    for child in element.children { unregister(child) }
  }

  private static func contains(_ name: AttributeName, in element: Element) -> Bool {
    element.children.contains { $0.has(name) || contains(name, in: $0) }
  }

  private static func dialog(in element: Element) -> Element? {
    if element.has(.dataModal) { return element }
    return element.children.lazy.compactMap(dialog).last
  }
}

// MARK: - Reading markup

extension MirroredDocument {
  private func read(_ html: String) -> [Element] {
    var reader = MarkupReader(html)
    return read(&reader, until: nil)
  }

  private func read(_ reader: inout MarkupReader, until end: String?) -> [Element] {
    var read: [Element] = []
    while let part = reader.next() {
      switch part {
      case .text: continue
      case .end(let name): if name == end { return read }
      case .start(let name, let attributes):
        let element = Element(Tag(rawValue: name) ?? .div, in: document)
        for (name, value) in attributes { element.setRaw(name, to: value) }
        if let id = attributes["data-h"].flatMap({ Int($0) }) { register(element, as: id) }
        read.append(element)
        guard Tag(rawValue: name)?.isVoid != true else { continue }
        if let text = reader.text(before: name) {
          // An empty element may later get a text or children.
          if !text.isEmpty { element.setText(text) }
        } else {
          element.setChildren(self.read(&reader, until: name))
        }
      }
    }
    return read
  }
}

extension Element {
  /// Sets an attribute by its name in the markup. Names that nothing here uses are left out.
  fileprivate func setRaw(_ name: String, to value: String?) {
    guard let name = AttributeName(rawValue: name) else { return }
    if name == .class { setClass(value ?? "") } else { set(name, to: value) }
  }
}
