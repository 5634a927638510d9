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

  /// Everything that has an identifier for tests, also what nobody would hear of.
  func identified() -> [AccessibleItem] {
    var items: [AccessibleItem] = []
    collectIdentified(root, into: &items)
    return items
  }

  private func collectIdentified(_ element: Element, into items: inout [AccessibleItem]) {
    guard !element.has(.hidden) else { return }
    if element.has(.dataIdentifier) {
      items.append(
        item(for: element, depth: 0)
          ?? AccessibleItem(element: element, role: .group, name: "", depth: 0))
    }
    for child in element.children { collectIdentified(child, into: &items) }
  }

  private func collect(_ element: Element, depth: Int, into items: inout [AccessibleItem]) {
    guard !element.has(.hidden), element.attribute(.ariaHidden) != "true" else { return }
    var depth = depth
    if element !== root || element.tag == "dialog", let item = item(for: element, depth: depth) {
      items.append(item)
      guard item.role.hasContent || element.isTextOfParts else { return }
      depth += 1
    }
    let labelled = element.tag == "label"
    let name = element.attribute(.ariaLabelledBy)
    for child in element.children where child.tag != "legend" {
      // The parts of a text are read with it; links in it can be followed.
      if element.isTextOfParts, child.tag != "a" { continue }
      // The label of a control is read as its name.
      if labelled, !Self.controls.contains(child.tag) { continue }
      if let name, child.attribute(.id) == name, element.tag != "dialog" { continue }
      if Self.isLabel(child, of: element) { continue }
      collect(child, depth: depth, into: &items)
    }
  }

  private static let controls: Set<String> = ["input", "progress", "select", "textarea"]

  /// Whether an element is the label of the picker around it.
  private static func isLabel(_ element: Element, of parent: Element) -> Bool {
    guard let id = element.attribute(.id) else { return false }
    return parent.children.contains { $0 !== element && $0.attribute(.ariaLabelledBy) == id }
  }

  private func collectTexts(_ element: Element, into items: inout [AccessibleItem]) {
    guard !element.has(.hidden) else { return }
    if let text = element.text ?? (element.isTextOfParts ? AccessibleName.text(of: element) : nil) {
      if !text.isEmpty {
        items.append(AccessibleItem(element: element, role: .text, name: text, depth: 0))
      }
      return
    }
    for child in element.children { collectTexts(child, into: &items) }
  }

  func item(for element: Element, depth: Int) -> AccessibleItem? {
    guard let role = AccessibleRole(of: element) else { return nil }
    let name = AccessibleName.of(element, role: role)
    if name.isEmpty, role == .text || role == .heading { return nil }
    var item = AccessibleItem(element: element, role: role, name: name, depth: depth)
    switch role {
    case .textField: item.value = fields.text(of: element)
    case .secureField: item.value = String(repeating: "•", count: fields.text(of: element).count)
    case .toggle, .choice: item.value = element.has(.checked) ? "on" : "off"
    case .slider, .date: item.value = fields.text(of: element)
    case .progress: item.value = element.attribute(.value) ?? ""
    case .picker:
      item.value =
        element.children.first { $0.has(.selected) }?.text ?? ""
    case .tab, .row: item.value = element.attribute(.ariaSelected) == "true" ? "selected" : ""
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
  case button, link, heading, list, group, text, dialog, separator, toggle, slider, picker, choice
  case tab, image, date, row
  case textField = "text field"
  case secureField = "secure field"
  case progress = "progress indicator"

  @MainActor
  init?(of element: Element) {
    switch (element.tag, element.attribute(.role)) {
    case (_, "link"), ("a", _): self = .link
    case (_, "tab"): self = .tab
    case (_, "button"), ("button", _): self = .button
    case (_, "heading"), ("h1", _): self = .heading
    case (_, "option"): self = .row
    case ("ul", _): self = .list
    case ("fieldset", _), (_, "group"): self = .group
    case (_, "radiogroup"), ("select", _): self = .picker
    case ("dialog", _): self = .dialog
    case ("progress", _): self = .progress
    case ("hr", _): self = .separator
    case ("svg", "img"), ("img", _): self = .image
    case ("textarea", _): self = .textField
    case ("input", _):
      switch element.attribute(.type) {
      case "password": self = .secureField
      case "checkbox": self = .toggle
      case "radio": self = .choice
      case "range": self = .slider
      case "date", "time", "datetime-local": self = .date
      default: self = .textField
      }
    default:
      guard element.text != nil || element.isTextOfParts else { return nil }
      self = .text
    }
  }

  /// Whether things inside are read by themselves.
  var hasContent: Bool {
    switch self {
    case .list, .group, .dialog, .row: true
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
    case .progress, .toggle, .slider, .date, .choice:
      return label(of: element) ?? ""
    case .picker:
      return named(element) ?? ""
    case .group:
      return named(element) ?? element.children.first { $0.tag == "legend" }.map(text) ?? ""
    case .dialog:
      return named(element) ?? ""
    case .image:
      return element.attribute(.alt) ?? ""
    case .list, .separator, .row:
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

  /// The text of the element that names another one.
  private static func named(_ element: Element) -> String? {
    // An element that names itself among others goes by its own label, as a person who looks calls it.
    guard let id = element.attribute(.ariaLabelledBy), !id.contains(" ") else { return nil }
    var root = element
    while let parent = root.enclosing { root = parent }
    return find(id, in: root).map(text)
  }

  private static func find(_ id: String, in element: Element) -> Element? {
    if element.attribute(.id) == id { return element }
    for child in element.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }

  /// The text of the label around an input.
  private static func label(of element: Element) -> String? {
    guard let parent = element.enclosing, parent.tag == "label" else { return nil }
    let texts = parent.children.filter { $0 !== element }.map(text).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  static func text(of element: Element) -> String {
    if let text = element.text { return text }
    if element.isTextOfParts { return element.children.map(text).joined() }
    return element.children
      .filter { $0.attribute(.ariaHidden) != "true" }
      .map { $0.attribute(.ariaLabel) ?? text(of: $0) }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension Element {
  /// Whether the element is one text of several looks.
  fileprivate var isTextOfParts: Bool {
    guard tag == "span", text == nil, !children.isEmpty else { return false }
    return attribute(.class)?.split(separator: " ").first == "text"
  }
}
