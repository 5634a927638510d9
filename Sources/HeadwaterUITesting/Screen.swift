import HeadwaterPortableViews

/// The items of a screen or of a part of it, in reading order.
@MainActor
struct Screen {
  let root: Element
  let fields: FieldStates
  /// The part of the screen, in words; nil for the whole screen.
  var part: String?

  /// The items that assistive technology finds.
  var items: [AccessibleItem] {
    var items: [AccessibleItem] = []
    collect(root, depth: 0, into: &items)
    return items
  }

  /// The outline, with one line for each item and inner items indented.
  var outline: String {
    items.map { String(repeating: "  ", count: $0.depth) + $0.line }.joined(separator: "\n")
  }

  /// The place of the search, for messages.
  var place: String { part.map { "in the \($0)" } ?? "on the screen" }

  /// The outline with a title, for messages.
  var description: String {
    let outline = outline
    guard !outline.isEmpty else {
      return part.map { "The \($0) is empty." } ?? "The screen is empty."
    }
    return "\(place.prefix(1).uppercased())\(place.dropFirst()):\n\(outline)"
  }

  /// The rows of lists and forms, each with its whole text as its name.
  func rows() -> [AccessibleItem] {
    var items: [AccessibleItem] = []
    collectRows(root, into: &items)
    return items
  }

  /// - Returns: Whether there is a row.
  @discardableResult
  private func collectRows(_ element: Element, into items: inout [AccessibleItem]) -> Bool {
    guard !element.isUnread else { return false }
    let place = items.count
    var hasRow = false
    for child in element.children where collectRows(child, into: &items) { hasRow = true }
    guard element !== root, element.isRow else { return hasRow }
    // A row that contains rows is a section.
    if !hasRow {
      let name = AccessibleName.text(of: element)
      items.insert(AccessibleItem(element: element, role: .row, name: name, depth: 0), at: place)
    }
    return true
  }

  /// All texts, including those inside controls.
  func texts() -> [AccessibleItem] {
    var items: [AccessibleItem] = []
    collectTexts(root, into: &items)
    return items
  }

  /// All elements with an accessibility identifier, including those that assistive technology ignores.
  func identified() -> [AccessibleItem] {
    var items: [AccessibleItem] = []
    collectIdentified(root, into: &items)
    return items
  }

  private func collectIdentified(_ element: Element, into items: inout [AccessibleItem]) {
    guard !element.isUnseen else { return }
    if element.has(.dataIdentifier) {
      items.append(
        item(for: element, depth: 0)
          ?? AccessibleItem(element: element, role: .group, name: "", depth: 0))
    }
    for child in element.children { collectIdentified(child, into: &items) }
  }

  private func collect(_ element: Element, depth: Int, into items: inout [AccessibleItem]) {
    guard !element.isUnread else { return }
    var depth = depth
    if element !== root || element.tag == "dialog", let item = item(for: element, depth: depth) {
      items.append(item)
      let showsChoices = element.attribute(.role) == "radiogroup"
      guard item.role.hasContent || showsChoices || element.isTextOfParts else { return }
      depth += 1
    }
    let labelled = element.tag == "label"
    let name = element.attribute(.ariaLabelledBy)
    for child in element.children {
      // The parts of a text are read as one text, except links.
      if element.isTextOfParts, child.tag != "a" { continue }
      // The label of a control is read as its name. Controls in the label are read by themselves.
      let isName = name != nil && child.attribute(.id) == name && element.tag != "dialog"
      let isLabel = labelled && !Self.controls.contains(child.tag)
      if isName || isLabel || child.tag == "legend" || Self.isLabel(child, of: element) {
        collectControls(child, depth: depth, into: &items)
        continue
      }
      collect(child, depth: depth, into: &items)
    }
  }

  /// The buttons and links in a label.
  private func collectControls(_ element: Element, depth: Int, into items: inout [AccessibleItem]) {
    guard !element.isUnread else { return }
    if let item = item(for: element, depth: depth), [.button, .link].contains(item.role) {
      items.append(item)
    } else {
      for child in element.children { collectControls(child, depth: depth, into: &items) }
    }
  }

  private static let controls: Set<String> = ["input", "progress", "select", "textarea"]

  /// Returns whether an element is the label of the picker around it.
  private static func isLabel(_ element: Element, of parent: Element) -> Bool {
    guard let id = element.attribute(.id) else { return false }
    return parent.children.contains { $0 !== element && $0.attribute(.ariaLabelledBy) == id }
  }

  private func collectTexts(_ element: Element, into items: inout [AccessibleItem]) {
    guard !element.isUnseen else { return }
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
    case .slider, .date, .color: item.value = fields.text(of: element)
    case .progress: item.value = element.attribute(.value) ?? ""
    case .picker:
      item.value = element.choices.first(where: \.isSelected)?.title ?? ""
    case .tab, .row: item.value = element.attribute(.ariaSelected) == "true" ? "selected" : ""
    default: break
    }
    return item
  }
}

extension Element {
  /// Whether the element is not on the screen, or a modifier makes it invisible.
  var isUnseen: Bool { has(.hidden) || isMarkedInvisible }

  /// Whether assistive technology passes over the element.
  var isUnread: Bool { isUnseen || attribute(.ariaHidden) == "true" }
}

/// An item on a screen, as assistive technology sees it.
@MainActor
struct AccessibleItem {
  let element: Element
  let role: AccessibleRole
  let name: String
  let depth: Int
  var value = ""

  /// Whether the item belongs to the frame around the content, such as the back button.
  var isChrome: Bool { element.has(.dataChrome) }
  var isDisabled: Bool { element.isDisabled }

  var line: String {
    var line = role.rawValue
    if !name.isEmpty { line += " \"\(name)\"" }
    if !value.isEmpty { line += " value \"\(value)\"" }
    if isDisabled { line += " disabled" }
    return line
  }
}
