/// An action that opens an address.
///
/// In a session, a ``Link`` opens an address. Use this action with a handler of your own.
///
/// - Partial: without a handler of your own it opens nothing and reports an issue; a `Link` opens its
///   address.
public struct OpenURLAction {
  /// The outcome of an action.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// The address was opened.
    public static let handled = Result(isAccepted: true)
    /// The address was not opened.
    public static let discarded = Result(isAccepted: false)
    /// The system opens the address. There is no system, so nothing happens.
    public static let systemAction = Result(isAccepted: false)
  }

  private let handler: ((URL) -> Result)?

  nonisolated init() {
    handler = nil
  }

  /// Makes an action with a handler.
  nonisolated public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    if handler == nil { IgnoredSymbol.openURL.note() }
    _ = handler?(url)
  }

  /// Opens an address and reports whether it was opened.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    if handler == nil { IgnoredSymbol.openURL.note() }
    completion(handler?(url).isAccepted ?? false)
  }
}

enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// The action that opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
