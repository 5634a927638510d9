import Foundation
import HeadwaterPortableViews
import HeadwaterTesting

/// A connection to a served app, with the finders and actions of a ``ViewHost``.
///
/// It uses the protocol like the script in a browser: it keeps a copy of the document, sends events, and
/// applies the answers of the server. `HeadwaterWebTesting` makes one:
///
/// ```swift
/// let ui = try await RemoteHost.connect(to: address)
/// try await ui.find(textField: "Username").type("blob")
/// ```
///
/// - An action waits until the server has handled it.
/// - A finder waits for an element that is not there yet, at most for ``patience``.
@MainActor
public final class RemoteHost {
  /// The longest wait of a finder for an element, and of an action for its answer. Only time in which the process has
  /// a thread to spare counts.
  public var patience: Duration = .seconds(5)

  private let connection: any RemoteConnection
  private let document: MirroredDocument
  private var fields = FieldStates()
  private var sequence = 0
  private var handled = 0
  /// The long lists whose first rows were reported to be in view.
  private var seenLists: Set<Int> = []

  /// Claims the session of a page.
  package init(page: RemotePage, connection: any RemoteConnection) async throws {
    self.connection = connection
    document = MirroredDocument(title: page.title, html: page.html)
    try await connection.send(
      RemoteHost.json(["hello", 1, page.session, NSNull(), 0, TimeZone.current.identifier]))
    guard try await receive() else {
      throw RemoteError("The server has not answered within \(patience).")
    }
  }

  /// Ends the connection, like a person who closes the window.
  public func close() async {
    await connection.close()
  }

  // MARK: The screen

  var screen: Screen { Screen(root: document.root, fields: fields) }

  /// Waits for the next message and applies it; returns false if none comes in time.
  @discardableResult
  func receive(within limit: Duration? = nil) async throws -> Bool {
    guard let text = try await connection.receive(within: limit ?? patience) else { return false }
    switch try RemoteMessage(text) {
    case .welcome(let handled):
      self.handled = handled
      try await connection.send(RemoteHost.json(["ack", 0]))
      try await lookAtNewLists()
    case .render(let batch, let title, let html):
      document.replace(title: title, html: html)
      fields = FieldStates()
      handled = sequence
      seenLists = []
      try await connection.send(RemoteHost.json(["ack", batch]))
      try await lookAtNewLists()
    case .batch(let batch, let handled, let operations):
      for operation in operations { try apply(operation) }
      self.handled = handled
      try await connection.send(RemoteHost.json(["ack", batch]))
      try await lookAtNewLists()
    }
    return true
  }

  /// Tells the server that the first 30 rows of each long list are in view.
  private func lookAtNewLists() async throws {
    for list in document.longLists where seenLists.insert(list).inserted {
      sequence += 1
      try await connection.send(RemoteHost.json(["rows", sequence, list, "0 30 1"]))
    }
  }

  private func apply(_ operation: DocumentChange) throws {
    if case .revertValue(let id, _) = operation, let field = document.element(id) {
      fields.apply([.revertValue(element: field.id, sequence: 0)])
    }
    if case .setValue(let id, let text, let sequence) = operation,
      let field = document.element(id)
    {
      fields.apply([.setValue(element: field.id, text, sequence: sequence)])
    }
    guard document.apply(operation) else {
      throw RemoteError("The server named an element that does not exist: \(operation)")
    }
  }

  /// Applies the messages that have arrived.
  private func catchUp() async {
    while (try? await receive(within: .zero)) == true {}
  }

  // MARK: Actions

  func shownText(of element: Element) -> String { fields.text(of: element) }

  /// Sends an event and waits until the server has handled it.
  ///
  /// - Returns: The reason why a person could not do this; nil if they could.
  func send(_ kind: EventKind, to element: Element, text: String?) async throws -> String? {
    guard let id = document.identifier(of: element), !element.isHiddenAnywhere else {
      return "it is not on the screen any more"
    }
    if let modal = document.topmostModal, !element.isInside(modal) {
      return "it is behind a dialog"
    }
    if element.isDisabled { return "it is disabled" }
    sequence += 1
    var message: [Any] = [kind.rawValue, sequence, id]
    if let text {
      message.append(text)
      _ = fields.type(text, into: element)
    }
    try await connection.send(RemoteHost.json(message))
    while handled < sequence {
      guard try await receive() else {
        throw RemoteError("The server has not handled \(kind.rawValue) within \(patience).")
      }
    }
    return nil
  }

  private static func json(_ message: [Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
  }
}

// MARK: - Finders

extension RemoteHost: UserInterface {
  /// Finds the button with a title.
  public func find(button title: String) async throws -> RemoteElement {
    try await one(.button(title))
  }

  /// Finds the field with a label, a placeholder or an accessibility label; secure fields too.
  public func find(textField label: String) async throws -> RemoteElement {
    try await one(.textField(label))
  }

  /// Finds the element with exactly this text, also inside a control.
  public func find(text: String) async throws -> RemoteElement { try await one(.text(text)) }

  /// Finds the link with a title.
  public func find(link title: String) async throws -> RemoteElement { try await one(.link(title)) }

  /// Finds the element with an accessibility identifier.
  public func find(identifier: String) async throws -> RemoteElement {
    try await one(.identifier(identifier))
  }

  /// All texts on the screen, in reading order.
  public var texts: [String] {
    get async {
      await catchUp()
      return screen.texts().map(\.name)
    }
  }

  /// The outline of the screen as assistive technology reads it, with one line for each item.
  public var outline: String {
    get async {
      await catchUp()
      return screen.outline
    }
  }

  /// The title of the visible screen.
  public var title: String {
    get async {
      await catchUp()
      return document.title
    }
  }

  /// The last address that the server has told, such as `/orders/17`.
  public var address: String {
    get async {
      await catchUp()
      return "/" + document.address
    }
  }

  private func one(_ finder: Finder) async throws -> RemoteElement {
    await catchUp()
    var isOver = false
    let limit = Task { [patience] in
      try await SpareTime(limit: patience).pass()
      isOver = true
    }
    defer { limit.cancel() }
    while true {
      let matches = finder.matches(in: screen)
      if matches.count == 1 { return RemoteElement(host: self, item: matches[0]) }
      guard !isOver, try await receive(within: patience) else {
        throw FinderError(finder, found: matches, on: screen)
      }
    }
  }
}

/// An element on the screen of a ``RemoteHost``.
@MainActor
public struct RemoteElement: UserInterfaceElement {
  private let host: RemoteHost
  private let element: Element
  private let name: String

  init(host: RemoteHost, item: AccessibleItem) {
    self.host = host
    element = item.element
    name = item.line
  }

  /// The whole text that the element shows.
  public var text: String { AccessibleName.text(of: element) }

  /// The content of a field, including that of a secure field.
  public var value: String { host.shownText(of: element) }

  /// Whether the element can be used.
  public var isEnabled: Bool { !element.isDisabled }

  /// Taps or clicks the element. A tap on a text reaches the button, the link or the row around it.
  ///
  /// - Throws: ``ActionError`` when the element cannot be used now.
  public func tap() async throws {
    guard let tap = Tap(on: element) else { return try await send(.click, "tapped") }
    try await send(tap.kind, "tapped", tap.text, to: tap.target)
  }

  /// Types at the end of the field's content, one character after the other.
  ///
  /// - Throws: ``ActionError`` when the field cannot be used now.
  public func type(_ text: String) async throws {
    for character in text {
      try await send(.input, "typed into", host.shownText(of: element) + String(character))
    }
  }

  /// Replaces the field's content, all at once.
  ///
  /// - Throws: ``ActionError`` when the field cannot be used now.
  public func replace(with text: String) async throws {
    try await send(.input, "typed into", text)
  }

  /// Presses the return key in the field.
  ///
  /// - Throws: ``ActionError`` when the field cannot be used now.
  public func submit() async throws { try await send(.submit, "submitted") }

  private func send(
    _ kind: EventKind, _ verb: String, _ text: String? = nil, to target: Element? = nil
  ) async throws {
    guard let reason = try await host.send(kind, to: target ?? element, text: text) else { return }
    throw ActionError(
      description: """
        The \(name) cannot be \(verb): \(reason).
        On the screen:
        \(host.screen.outline)
        """)
  }
}

extension Element {
  fileprivate var isHiddenAnywhere: Bool {
    var element: Element? = self
    while let current = element {
      if current.has(.hidden) { return true }
      element = current.enclosing
    }
    return false
  }

  fileprivate func isInside(_ other: Element) -> Bool {
    var element: Element? = self
    while let current = element {
      if current === other { return true }
      element = current.enclosing
    }
    return false
  }
}
