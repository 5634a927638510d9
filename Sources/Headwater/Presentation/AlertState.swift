/// An alert as a value in a state, with its texts and the actions that its buttons send.
///
/// ```swift
/// case .deleteTapped:
///   state.alert = AlertState(
///     "Delete the list?", message: "This can't be undone.",
///     buttons: [.destructive("Delete", action: .confirmed), .cancel()])
/// case .alert(.presented(.confirmed)): …
/// ```
///
/// ``AlertReducer`` closes it. Features make, compare, record and test it without a view. `HeadwaterUI` shows it.
public struct AlertState<Action> {
  /// The title.
  public var title: TextState

  /// The text below the title; nil for none.
  public var message: TextState?

  /// The buttons, in their order. Without buttons, the alert has an "OK" button that only closes it.
  public var buttons: [ButtonState<Action>]

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - buttons: The buttons, in their order.
  public init(_ title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>] = []) {
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
extension AlertState: Encodable where Action: Encodable {}
extension AlertState: Decodable where Action: Decodable {}
