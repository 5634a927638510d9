import HeadwaterPortableViews

/// What is on a screen, or on a part of it, in the order in which it is read.
@MainActor
struct Screen {
  let root: Element
  let fields: FieldStates

  /// Everything that assistive technology would find.
  var items: [AccessibleItem] {
    var items: [AccessibleItem] = []
    collect(root, depth: 0, into: &items)
    return items
  }

  /// One line for each item, inner ones indented.
  var outline: String {
    items.map { String(repeating: "  ", count: $0.depth) + $0.line }.joined(separator: "\n")
  }

  /// All texts, those inside controls too.
  func texts() -> [AccessibleItem] {
    var items: [AccessibleItem] = []
    collectTexts(root, into: &items)
    return items
  }

  private func collect(_ element: Element, depth: Int, into items: inout [AccessibleItem]) {
    guard !element.has(.hidden), element.attribute(.ariaHidden) != "true" else { return }
    var depth = depth
    if element !== root || element.tag == "dialog", let item = item(for: element, depth: depth) {
      items.append(item)
      guard item.role.hasContent else { return }
      depth += 1
    }
    let labelled = element.tag == "label"
    for child in element.children where child.tag != "legend" {
      // The label of a field is read as its name.
      if labelled, child.tag != "input", child.tag != "progress" { continue }
      collect(child, depth: depth, into: &items)
    }
  }

  private func collectTexts(_ element: Element, into items: inout [AccessibleItem]) {
    guard !element.has(.hidden) else { return }
    if let text = element.text, !text.isEmpty {
      items.append(AccessibleItem(element: element, role: .text, name: text, depth: 0))
    }
    for child in element.children { collectTexts(child, into: &items) }
  }

  private func item(for element: Element, depth: Int) -> AccessibleItem? {
    guard let role = AccessibleRole(of: element) else { return nil }
    let name = AccessibleName.of(element, role: role)
    if name.isEmpty, role == .text || role == .heading { return nil }
    var item = AccessibleItem(element: element, role: role, name: name, depth: depth)
    switch role {
    case .textField: item.value = fields.text(of: element)
    case .secureField: item.value = String(repeating: "•", count: fields.text(of: element).count)
    default: break
    }
    return item
  }
}

/// One thing on a screen as assistive technology sees it.
@MainActor
struct AccessibleItem {
  let element: Element
  let role: AccessibleRole
  let name: String
  let depth: Int
  var value = ""

  /// Whether the item belongs to the frame around the content, such as the way back.
  var isChrome: Bool { element.has(.dataChrome) }
  var isDisabled: Bool { element.has(.disabled) }

  var line: String {
    var line = role.rawValue
    if !name.isEmpty { line += " \"\(name)\"" }
    if !value.isEmpty { line += " value \"\(value)\"" }
    if isDisabled { line += " disabled" }
    return line
  }
}

/// What a thing on a screen is.
enum AccessibleRole: String {
  case button, link, heading, list, group, text, dialog, separator
  case textField = "text field"
  case secureField = "secure field"
  case progress = "progress indicator"

  @MainActor
  init?(of element: Element) {
    switch (element.tag, element.attribute(.role)) {
    case (_, "link"), ("a", _): self = .link
    case (_, "button"), ("button", _): self = .button
    case (_, "heading"), ("h1", _): self = .heading
    case ("ul", _): self = .list
    case ("fieldset", _): self = .group
    case ("dialog", _): self = .dialog
    case ("progress", _): self = .progress
    case ("hr", _): self = .separator
    case ("input", _): self = element.attribute(.type) == "password" ? .secureField : .textField
    default:
      guard element.text != nil else { return nil }
      self = .text
    }
  }

  /// Whether things inside are read by themselves.
  var hasContent: Bool {
    switch self {
    case .list, .group, .dialog: true
    default: false
    }
  }
}

/// How assistive technology calls an element.
@MainActor
enum AccessibleName {
  static func of(_ element: Element, role: AccessibleRole) -> String {
    if let label = element.attribute(.ariaLabel) { return label }
    switch role {
    case .textField, .secureField:
      return label(of: element) ?? element.attribute(.placeholder) ?? ""
    case .progress:
      return label(of: element) ?? ""
    case .group:
      return element.children.first { $0.tag == "legend" }.map(text) ?? ""
    case .list, .dialog, .separator:
      return ""
    default:
      return text(of: element)
    }
  }

  /// All names by which a person would look for a field.
  static func all(of element: Element, role: AccessibleRole) -> [String] {
    [of(element, role: role), label(of: element) ?? "", element.attribute(.placeholder) ?? ""]
      + [element.attribute(.dataIdentifier) ?? ""]
  }

  /// The text of the label around an input.
  private static func label(of element: Element) -> String? {
    guard let parent = element.enclosing, parent.tag == "label" else { return nil }
    let texts = parent.children.filter { $0 !== element }.map(text)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  static func text(of element: Element) -> String {
    if let text = element.text { return text }
    return element.children
      .filter { $0.attribute(.ariaHidden) != "true" }
      .map { $0.attribute(.ariaLabel) ?? text(of: $0) }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
