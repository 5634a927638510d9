import HeadwaterPortableViews

/// A copy of a document, read from markup and updated by operations, as in a browser.
struct Replica: Equatable {
  struct Node: Equatable {
    var tag: String
    var attributes: [String: String]
    var text = ""
    var children: [Int] = []
  }

  private(set) var nodes: [Int: Node] = [0: Node(tag: "main", attributes: [:])]
  private(set) var title = ""

  init(html: String) {
    insert(html, into: 0, before: nil)
  }

  mutating func apply(_ operations: [DocumentChange]) {
    for operation in operations { apply(operation) }
  }

  private mutating func apply(_ operation: DocumentChange) {
    switch operation {
    case .setText(let element, let text): nodes[element]?.text = text
    case .setAttribute(let element, let name, let value):
      nodes[element]?.attributes[name] = value
    case .removeAttribute(let element, let name): nodes[element]?.attributes[name] = nil
    case .setProperty(let element, let name, let isOn):
      nodes[element]?.attributes[name] = isOn ? "" : nil
    case .setValue(let element, let value, _): nodes[element]?.attributes["value"] = value
    case .insert(let parent, let before, let html): insert(html, into: parent, before: before)
    case .remove(let element): remove(element)
    case .move(let element, let parent, let before):
      for id in nodes.keys { nodes[id]?.children.removeAll { $0 == element } }
      place([element], into: parent, before: before)
    case .setTitle(let title): self.title = title
    case .setAddress: break
    case .revertValue, .setStyle, .focus, .blur, .addRule, .removeRules, .announce, .animate,
      .scroll, .store:
      break
    }
  }

  private mutating func remove(_ element: Int) {
    for id in nodes.keys { nodes[id]?.children.removeAll { $0 == element } }
    for child in nodes[element]?.children ?? [] { remove(child) }
    nodes[element] = nil
  }

  private mutating func place(_ elements: [Int], into parent: Int, before: Int?) {
    let children = nodes[parent]?.children ?? []
    let index = before.flatMap(children.firstIndex(of:)) ?? children.count
    nodes[parent]?.children.insert(contentsOf: elements, at: index)
  }

  /// Reads markup of the writer: every element has an id, and no text contains markup.
  private mutating func insert(_ html: String, into parent: Int, before: Int?) {
    var open: [Int] = []
    var roots: [Int] = []
    // Markup is made of scalars: a `<` and an accent after it are one `Character`.
    var rest = html[...].unicodeScalars
    while !rest.isEmpty {
      guard rest.first == "<" else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        if let last = open.last { nodes[last]?.text = Self.unescape(rest[..<end]) }
        rest = rest[end...]
        continue
      }
      let end = rest.firstIndex(of: ">") ?? rest.index(before: rest.endIndex)
      let inside = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      if inside.first == "/" {
        _ = open.popLast()
        continue
      }
      let (node, id) = Self.element(inside)
      nodes[id] = node
      if let last = open.last { nodes[last]?.children.append(id) } else { roots.append(id) }
      if !["input", "hr", "img"].contains(node.tag) { open.append(id) }
    }
    place(roots, into: parent, before: before)
  }

  private static func element(_ text: Substring.UnicodeScalarView) -> (Node, Int) {
    var rest = text[...]
    let tag = rest.prefix { $0 != " " }
    rest = rest.dropFirst(tag.count)
    var attributes: [String: String] = [:]
    while let space = rest.firstIndex(of: " ") {
      rest = rest[rest.index(after: space)...]
      let name = rest.prefix { $0 != "=" && $0 != " " }
      rest = rest.dropFirst(name.count)
      guard rest.starts(with: "=\"".unicodeScalars) else {
        attributes[String(name)] = ""
        continue
      }
      rest = rest.dropFirst(2)
      let value = rest.prefix { $0 != "\"" }
      rest = rest.dropFirst(value.count + 1)
      attributes[String(name)] = unescape(value)
    }
    let id = attributes.removeValue(forKey: "data-h").flatMap { Int($0) } ?? -1
    return (Node(tag: String(tag), attributes: attributes), id)
  }

  static func unescape(_ text: Substring.UnicodeScalarView) -> String {
    var scalars = Array(text)
    for (reference, scalar) in references {
      scalars.replace(Array(reference.unicodeScalars), with: [scalar])
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let references: [(String, Unicode.Scalar)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&"),
  ]
}
