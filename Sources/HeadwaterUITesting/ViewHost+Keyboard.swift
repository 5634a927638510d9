import HeadwaterPortableViews

/// A key of a keyboard that a ``ViewHost`` can press.
public enum HostKey: Sendable {
  /// Closes the dialog on top.
  case escape
  /// Submits a field, or presses a button or a link.
  case enter
  /// Presses a button, or toggles a switch.
  case space
  /// Moves the focus to the next element.
  case tab
  /// Moves the focus to the previous element.
  case backTab
  /// Deletes the row that has the focus.
  case delete
}

extension ViewHost {
  /// Presses a key on the element with the focus.
  ///
  /// - Throws: ``ActionError`` when the key does nothing there.
  public func press(_ key: HostKey) throws {
    update()
    switch key {
    case .escape:
      guard let sheet else { throw keyboardError("there is no dialog to close") }
      try sheet.dismiss()
    case .tab: try advanceFocus(by: 1)
    case .backTab: try advanceFocus(by: -1)
    case .enter, .space, .delete: try pressFocused(key)
    }
  }

  /// The elements that the tab key visits, in their order, as the outline writes them.
  public var tabOrder: [String] {
    tabStops.map { AccessibleItem.line(of: $0, in: screen) }
  }

  /// The element with the focus, as the outline writes it; nil if there is none.
  public var focus: String? {
    update()
    return focusedElement.map { AccessibleItem.line(of: $0, in: screen) }
  }

  /// The elements that the tab key visits.
  var tabStops: [Element] {
    update()
    var stops: [Element] = []
    collectTabStops(graph.topmostModal ?? graph.rootElement, into: &stops)
    return stops
  }

  private func collectTabStops(_ element: Element, into stops: inout [Element]) {
    guard !element.isUnseen else { return }
    if element.isTabStop { stops.append(element) }
    for child in element.children { collectTabStops(child, into: &stops) }
  }

  private func advanceFocus(by offset: Int) throws {
    let stops = tabStops
    guard !stops.isEmpty else { throw keyboardError("nothing can have the focus") }
    let current = focusedElement.flatMap { focused in stops.firstIndex { $0 === focused } }
    let next =
      current.map { ($0 + offset + stops.count) % stops.count }
      ?? (offset > 0 ? 0 : stops.count - 1)
    try moveFocus(to: stops[next]) { self.keyboardError($0) }
  }

  private func pressFocused(_ key: HostKey) throws {
    guard let element = focusedElement else { throw keyboardError("nothing has the focus") }
    let kind: EventKind
    var text: String?
    switch key {
    case .delete: kind = .delete
    case .enter where element.wants("submit"): kind = .submit
    case .space where element.attribute(.type) == "checkbox":
      kind = .change
      text = element.has(.checked) ? "false" : "true"
    // As in the browser: an element that only listens to a long press treats the enter key as one.
    case .enter where element.wants("hold") && !element.wants("click"): kind = .hold
    default: kind = .click
    }
    var target: Element? = element
    while let current = target, !current.wants(kind.rawValue) { target = current.enclosing }
    if let reason = send(kind, to: target ?? element, text: text) { throw keyboardError(reason) }
  }

  private func keyboardError(_ reason: String) -> ActionError {
    ActionError(
      description: """
        The key does nothing: \(reason).
        On the screen:
        \(outline)
        """)
  }
}

extension Element {
  /// Whether the tab key stops here.
  fileprivate var isTabStop: Bool {
    switch tag {
    case "a": has(.href) && attribute(.tabIndex) != "-1"
    case "button", "input", "select", "textarea": !isDisabled && attribute(.tabIndex) != "-1"
    default: attribute(.tabIndex) == "0"
    }
  }
}

extension AccessibleItem {
  @MainActor
  static func line(of element: Element, in screen: Screen) -> String {
    screen.item(for: element, depth: 0)?.line ?? element.tag
  }
}
