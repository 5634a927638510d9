/// What a person can look for and do, whoever shows it: a ``ViewHost``, or a ``RemoteHost`` at the other
/// end of a socket.
///
/// A test body that is written for any user interface runs without a server and with one:
///
/// ```swift
/// @MainActor func signsUp(_ ui: some UserInterface) async throws {
///   try await ui.find(textField: "Username").type("blob")
///   try await ui.find(button: "Sign Up").tap()
/// }
/// ```
@MainActor
public protocol UserInterface {
  /// What finders find.
  associatedtype Found: UserInterfaceElement

  /// Finds the button with a title.
  func find(button title: String) async throws -> Found
  /// Finds the field with a label, a placeholder or an accessibility label; secure fields too.
  func find(textField label: String) async throws -> Found
  /// Finds the text that reads exactly so, also inside a control.
  func find(text: String) async throws -> Found
  /// Finds the link with a title.
  func find(link title: String) async throws -> Found
  /// Finds what has an accessibility identifier.
  func find(identifier: String) async throws -> Found
  /// All texts on the screen, in the order in which they are read.
  var texts: [String] { get async }
  /// What assistive technology reads, one line for each thing.
  var outline: String { get async }
  /// The title of the visible screen.
  var title: String { get async }
}

/// Something that was found in a ``UserInterface``.
@MainActor
public protocol UserInterfaceElement {
  /// The text that the element shows, all of it.
  var text: String { get async }
  /// What a field shows.
  var value: String { get async }
  /// Whether the element can be used.
  var isEnabled: Bool { get async }
  /// Taps the element, or clicks it.
  func tap() async throws
  /// Types at the end of what the field shows, one character after the other.
  func type(_ text: String) async throws
  /// Replaces what the field shows, all at once.
  func replace(with text: String) async throws
  /// Presses the return key in the field.
  func submit() async throws
}

extension FoundElement: UserInterfaceElement {}

extension ViewHost: UserInterface {
  /// The title of the visible screen.
  public var title: String { navigation.title }
}
