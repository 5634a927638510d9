import HeadwaterPortableViews

/// An element on the screen of a ``ViewHost``.
@MainActor
public struct FoundElement {
  let host: ViewHost
  let element: Element
  let role: AccessibleRole
  let name: String

  init(host: ViewHost, item: AccessibleItem) {
    self.host = host
    element = item.element
    role = item.role
    name = item.name
  }

  init(host: ViewHost, part: Element) {
    self.host = host
    element = part
    role = .dialog
    name = ""
  }

  // MARK: Looking

  /// The whole text that the element shows.
  public var text: String {
    host.update()
    return AccessibleName.text(of: element)
  }

  /// The content of a field, including that of a secure field.
  public var value: String {
    host.update()
    return host.shownText(of: element)
  }

  /// Whether the element can be used.
  public var isEnabled: Bool {
    host.update()
    return !element.isDisabled
  }

  /// The element in words, for messages: `button "Save"`.
  var words: String {
    name.isEmpty ? role.rawValue : "\(role.rawValue) \"\(name)\""
  }

  /// The number of the element in the document.
  package var identifier: Int { element.id }

  // MARK: Doing

  /// Types at the end of the field's content, one character after the other.
  ///
  /// - Throws: ``ActionError`` when the field cannot be used now.
  public func type(_ text: String) throws {
    for character in text {
      try send(.input, "typed into", text: host.shownText(of: element) + String(character))
    }
  }

  /// Pastes at the end of the field's content, all at once.
  ///
  /// - Throws: ``ActionError`` when the field cannot be used now.
  public func paste(_ text: String) throws {
    try send(.input, "pasted into", text: host.shownText(of: element) + text)
  }

  /// Replaces the field's content, all at once.
  ///
  /// - Throws: ``ActionError`` when the field cannot be used now.
  public func replace(with text: String) throws {
    try send(.input, "typed into", text: text)
  }

  /// Clears the field.
  ///
  /// - Throws: ``ActionError`` when the field cannot be used now.
  public func clear() throws {
    try replace(with: "")
  }

  // Taps are in FoundElement+Tap.swift, the actions of the other controls in
  // FoundElement+Controls.swift.

  /// Presses the return key in the field.
  ///
  /// - Throws: ``ActionError`` when the field cannot be used now.
  public func submit() throws {
    try send(.submit, "submitted")
  }

  func send(
    _ kind: EventKind, _ verb: String, text: String? = nil, to target: Element? = nil
  ) throws {
    guard let reason = host.send(kind, to: target ?? element, text: text) else { return }
    throw failure(verb, reason)
  }

  func failure(_ verb: String, _ reason: String) -> ActionError {
    ActionError(
      description: """
        The \(words) cannot be \(verb): \(reason).
        On the screen:
        \(host.outline)
        """)
  }
}

/// The error of an action that was not possible, with the reason.
public struct ActionError: Error, CustomStringConvertible, Equatable {
  /// The whole message.
  public let description: String
}
