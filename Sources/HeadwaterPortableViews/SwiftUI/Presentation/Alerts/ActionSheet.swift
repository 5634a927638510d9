/// A choice of actions as a value: the form of a confirmation dialog before iOS 15.
///
/// ```swift
/// .actionSheet(isPresented: $isAsking) {
///   ActionSheet(
///     title: Text("Delete the order?"),
///     buttons: [.destructive(Text("Delete"), action: delete), .cancel()])
/// }
/// ```
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// A button of the choice.
  public typealias Button = Alert.Button

  /// Makes a choice of actions.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - buttons: The actions; by default, "Cancel".
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows a choice of actions while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the choice is shown; set to false when it is closed.
  ///   - content: The choice.
  /// - Returns: The view, with the choice in front of it while shown.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    alertDialog(
      .confirmation(showsTitle: true), isPresented: isPresented, subject: content,
      title: \.title, actions: { AlertButtons(buttons: $0.buttons) }, message: \.message)
  }

  /// Shows a choice of actions while there is an item. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - item: The subject of the choice; set to nil when the choice is closed.
  ///   - content: The choice for an item.
  /// - Returns: The view, with the choice in front of it while shown.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      AlertModifier(
        kind: .confirmation(showsTitle: true),
        isPresented: Binding(presenceOf: item),
        subject: { item.wrappedValue.map(content) },
        title: \.title,
        actions: { AlertButtons(buttons: $0.buttons) },
        message: \.message))
  }
}
