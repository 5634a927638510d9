/// An alert as a value in a state: what it says, and which actions its buttons send.
///
/// ```swift
/// case .deleteTapped:
///   state.alert = AlertState(
///     "Delete the list?", message: "This can't be undone.",
///     buttons: [.destructive("Delete", action: .deleteConfirmed), .cancel()])
/// case .deleteConfirmed: …
/// case .alertDismissed: state.alert = nil
/// ```
///
/// It needs no view to be made, compared and tested. `HeadwaterUI` shows it.
public struct AlertState<Action> {
  /// The title.
  public var title: String

  /// What is said below the title; nil for nothing.
  public var message: String?

  /// The buttons, in their order; with none there is an "OK" that only closes the alert.
  public var buttons: [ButtonState<Action>]

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: What is said below the title.
  ///   - buttons: The buttons, in their order.
  public init(_ title: String, message: String? = nil, buttons: [ButtonState<Action>] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The same alert with other actions.
  public func map<NewAction>(_ transform: (Action) -> NewAction) -> AlertState<NewAction> {
    AlertState<NewAction>(title, message: message, buttons: buttons.map { $0.map(transform) })
  }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}
extension AlertState: Sendable where Action: Sendable {}
