/// A confirmation dialog as a value in a state, with its texts and the actions that its buttons send.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(
///   "Share", buttons: [.default("As text", action: .shareText), .default("As image", action: .shareImage)])
/// ```
///
/// ``ConfirmationDialogReducer`` closes it. Features make, compare, record and test it without a view.
/// `HeadwaterUI` shows it.
public struct ConfirmationDialogState<Action> {
  /// The title.
  public var title: TextState

  /// Whether the title is visible. Screen readers read it in any case.
  public var isTitleVisible: Bool

  /// The text below the title; nil for none.
  public var message: TextState?

  /// The buttons, in their order. Without a cancel button, the dialog adds one that only closes it.
  public var buttons: [ButtonState<Action>]

  /// Makes a confirmation dialog.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isTitleVisible: Whether the title is visible.
  ///   - message: The text below the title.
  ///   - buttons: The buttons, in their order.
  public init(
    _ title: TextState, isTitleVisible: Bool = false, message: TextState? = nil,
    buttons: [ButtonState<Action>]
  ) {
    self.title = title
    self.isTitleVisible = isTitleVisible
    self.message = message
    self.buttons = buttons
  }

  /// The same dialog with other actions.
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
extension ConfirmationDialogState: Encodable where Action: Encodable {}
extension ConfirmationDialogState: Decodable where Action: Decodable {}
