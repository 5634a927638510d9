/// A user interface that a test can use: a ``ViewHost``, or a ``RemoteHost`` that is connected to a server.
///
/// A test body for any user interface runs both without a server and with one:
///
/// ```swift
/// @MainActor func signsUp(_ ui: some UserInterface) async throws {
///   try await ui.find(textField: "Username").type("blob")
///   try await ui.find(button: "Sign Up").tap()
/// }
/// ```
@MainActor
public protocol UserInterface {
  /// The type of the elements.
  associatedtype Found: UserInterfaceElement

  /// Finds the button with a title.
  func find(button title: String) async throws -> Found
  /// Finds the field with a label, a placeholder or an accessibility label; secure fields too.
  func find(textField label: String) async throws -> Found
  /// Finds the element with exactly this text, also inside a control.
  func find(text: String) async throws -> Found
  /// Finds the link with a title.
  func find(link title: String) async throws -> Found
  /// Finds the element with an accessibility identifier.
  func find(identifier: String) async throws -> Found
  /// All texts on the screen, in reading order.
  var texts: [String] { get async }
  /// The outline of the screen as assistive technology reads it, with one line for each item.
  var outline: String { get async }
  /// The title of the visible screen.
  var title: String { get async }
}

/// An element of a ``UserInterface``.
@MainActor
public protocol UserInterfaceElement {
  /// The whole text that the element shows.
  var text: String { get async }
  /// The content of a field.
  var value: String { get async }
  /// Whether the element can be used.
  var isEnabled: Bool { get async }
  /// Taps or clicks the element.
  func tap() async throws
  /// Types at the end of the field's content, one character after the other.
  func type(_ text: String) async throws
  /// Replaces the field's content, all at once.
  func replace(with text: String) async throws
  /// Presses the return key in the field.
  func submit() async throws
}

extension FoundElement: UserInterfaceElement {}

extension ViewHost: UserInterface {
  /// The title of the visible screen.
  public var title: String { navigation.title }
}
