import HeadwaterPortableViews

/// The name of an element for assistive technology.
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
    case .button where element.isPress:
      return parts(naming: element)
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
    // An element that is one of its own labels is known by its own label, as a person sees it.
    guard let id = element.attribute(.ariaLabelledBy), !id.contains(" ") else { return nil }
    var root = element
    while let parent = root.enclosing { root = parent }
    return find(id, in: root).map(text)
  }

  /// The texts of the elements that name the press of a gesture.
  private static func parts(naming element: Element) -> String {
    let ids = element.attribute(.ariaLabelledBy)?.split(separator: " ") ?? []
    return ids.compactMap { id in element.enclosing.flatMap { find(String(id), in: $0) } }
      .map { $0.attribute(.ariaLabel) ?? text(of: $0) }.joined(separator: " ")
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
  /// Whether the element presses the view around it by keyboard.
  var isPress: Bool { attribute(.class) == "press" }

  /// Whether the element is one text of several looks.
  var isTextOfParts: Bool {
    guard tag == "span", text == nil, !children.isEmpty else { return false }
    return attribute(.class)?.split(separator: " ").first == "text"
  }
}
