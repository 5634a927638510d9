/// A choice of actions as a value in a state: what it says, and which actions its buttons send.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(
///   "Share", buttons: [.default("As text", action: .shareText), .default("As image", action: .shareImage)])
/// ```
///
/// It needs no view to be made, compared and tested. `HeadwaterUI` shows it.
public struct ConfirmationDialogState<Action> {
  /// The title.
  public var title: String

  /// Whether the title is seen; it is read out in any case.
  public var isTitleVisible: Bool

  /// What is said below the title; nil for nothing.
  public var message: String?

  /// The buttons, in their order; without a cancel button there is one more that only closes.
  public var buttons: [ButtonState<Action>]

  /// Makes a choice of actions.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isTitleVisible: Whether the title is seen.
  ///   - message: What is said below the title.
  ///   - buttons: The buttons, in their order.
  public init(
    _ title: String, isTitleVisible: Bool = false, message: String? = nil,
    buttons: [ButtonState<Action>]
  ) {
    self.title = title
    self.isTitleVisible = isTitleVisible
    self.message = message
    self.buttons = buttons
  }

  /// The same choice with other actions.
  public func map<NewAction>(
    _ transform: (Action) -> NewAction
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      title, isTitleVisible: isTitleVisible, message: message,
      buttons: buttons.map { $0.map(transform) })
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Hashable where Action: Hashable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}
