/// Opens an address.
///
/// In a session an address is opened by a ``Link``; this action is for a handler of your own.
///
/// - Partial: without a handler of your own nothing is opened, with an issue; a `Link` is.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// The address was opened.
    public static let handled = Result(isAccepted: true)
    /// The address was not opened.
    public static let discarded = Result(isAccepted: false)
    /// The system is to open the address; without a system nothing happens.
    public static let systemAction = Result(isAccepted: false)
  }

  private let handler: ((URL) -> Result)?

  nonisolated init() {
    handler = nil
  }

  /// Makes an action of a handler.
  nonisolated public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    if handler == nil { IgnoredSymbol.openURL.note() }
    _ = handler?(url)
  }

  /// Opens an address and tells whether that was done.
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
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
