/// A button of an alert or a confirmation dialog, as a value.
public struct ButtonState<Action> {
  /// The purpose of a button, where it affects the look.
  public enum Role: Hashable, Codable, Sendable {
    /// A button that cancels the operation.
    case cancel
    /// A button that deletes something.
    case destructive
  }

  /// The label.
  public var title: TextState

  /// The role; nil for an ordinary button.
  public var role: Role?

  /// The action that the button sends; nil for a button that only closes.
  public var action: Action?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - role: The role.
  ///   - action: The action that the button sends.
  public init(_ title: TextState, role: Role? = nil, action: Action? = nil) {
    self.title = title
    self.role = role
    self.action = action
  }

  /// Makes an ordinary button.
  public static func `default`(_ title: TextState, action: Action? = nil) -> ButtonState {
    ButtonState(title, action: action)
  }

  /// Makes a button that cancels the operation.
  public static func cancel(_ title: TextState = "Cancel", action: Action? = nil) -> ButtonState {
    ButtonState(title, role: .cancel, action: action)
  }

  /// Makes a button that deletes something.
  public static func destructive(_ title: TextState, action: Action? = nil) -> ButtonState {
    ButtonState(title, role: .destructive, action: action)
  }

  /// The same button with another action.
  public func map<NewAction>(_ transform: (Action) -> NewAction) -> ButtonState<NewAction> {
    ButtonState<NewAction>(
      title, role: role == .cancel ? .cancel : role == .destructive ? .destructive : nil,
      action: action.map(transform))
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}
extension ButtonState: Encodable where Action: Encodable {}
extension ButtonState: Decodable where Action: Decodable {}
