/// A button of an alert or a confirmation dialog, as a value.
public struct ButtonState<Action> {
  /// What a button is for, where that changes how it looks.
  public enum Role: Hashable, Sendable {
    /// It leaves things as they are.
    case cancel
    /// It deletes something.
    case destructive
  }

  /// What it says.
  public var title: String

  /// What it is for; nil for nothing special.
  public var role: Role?

  /// What is sent when it is used; nil for a button that only closes.
  public var action: Action?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - role: What it is for.
  ///   - action: What is sent when it is used.
  public init(_ title: String, role: Role? = nil, action: Action? = nil) {
    self.title = title
    self.role = role
    self.action = action
  }

  /// A button for what is asked.
  public static func `default`(_ title: String, action: Action? = nil) -> ButtonState {
    ButtonState(title, action: action)
  }

  /// A button that leaves things as they are.
  public static func cancel(_ title: String = "Cancel", action: Action? = nil) -> ButtonState {
    ButtonState(title, role: .cancel, action: action)
  }

  /// A button that deletes something.
  public static func destructive(_ title: String, action: Action? = nil) -> ButtonState {
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
