import HeadwaterPortableViews

/// The name of an element for assistive technology.
@MainActor
enum AccessibleName {
  static func of(_ element: Element, role: AccessibleRole) -> String {
    if let name = named(element) { return name }
    if let label = element.attribute(.ariaLabel) { return label }
    switch role {
    case .textField, .secureField:
      return label(of: element) ?? element.attribute(.placeholder) ?? ""
    case .progress, .toggle, .slider, .date, .color, .choice:
      return label(of: element) ?? ""
    case .group:
      return element.children.first { $0.tag == "legend" }.map(text) ?? ""
    case .picker, .dialog:
      return ""
    case .image:
      return element.attribute(.alt) ?? ""
    case .list, .separator, .row:
      return ""
    default:
      return text(of: element)
    }
  }

  /// Returns all names by which a person might search for an element.
  static func all(of element: Element, role: AccessibleRole) -> [String] {
    let names = [of(element, role: role), element.attribute(.ariaLabel) ?? ""]
    switch role {
    // The name of a row's button contains its own label, and then the text of the row for people who do not
    // see it.
    case .button, .link, .heading: return names
    default:
      return names + [label(of: element), element.attribute(.placeholder)].map { $0 ?? "" }
        + [element.attribute(.dataIdentifier) ?? ""]
    }
  }

  /// Returns the texts of the elements that name another one, which may be one of them itself.
  private static func named(_ element: Element) -> String? {
    guard let ids = element.attribute(.ariaLabelledBy)?.split(separator: " ") else { return nil }
    let name = ids.compactMap { find(String($0), near: element) }
      .map { $0.attribute(.ariaLabel) ?? text(of: $0) }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
    return name.isEmpty ? nil : name
  }

  /// Returns the element with an id. Most are siblings of the elements that they name.
  private static func find(_ id: String, near element: Element) -> Element? {
    var searched: Element?
    var part: Element? = element
    while let current = part {
      if let found = find(id, in: current, except: searched) { return found }
      searched = current
      part = current.enclosing
    }
    return nil
  }

  private static func find(_ id: String, in element: Element, except: Element?) -> Element? {
    if element.attribute(.id) == id { return element }
    for child in element.children where child !== except {
      if let found = find(id, in: child, except: nil) { return found }
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
      .filter { !$0.isUnread }
      .map { $0.attribute(.ariaLabel) ?? text(of: $0) }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension Element {
  /// Whether the element presses the view around it by keyboard.
  var isPress: Bool { attribute(.class) == "press" }

  /// Whether the element is one text of several looks.
  var isTextOfParts: Bool {
    guard tag == "span", text == nil, !children.isEmpty else { return false }
    return attribute(.class)?.split(separator: " ").first == "text"
  }
}
