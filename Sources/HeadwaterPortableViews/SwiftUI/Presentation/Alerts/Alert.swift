/// An alert as a value: the form that `alert(isPresented:content:)` takes.
///
/// ```swift
/// .alert(item: $problem) { problem in
///   Alert(title: Text(problem.title), dismissButton: .default(Text("OK")))
/// }
/// ```
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - dismissButton: The button; by default, "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - primaryButton: The button that performs the action in question.
  ///   - secondaryButton: The other button.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    /// The label; nil for "Cancel" in the language of the page.
    let label: Text?
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button that performs an action.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: nil, role: .cancel, action: action)
    }

    /// A button for an action that deletes data.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// The buttons of an alert that was made as a value.
struct AlertButtons {
  let buttons: [Alert.Button]
  @Environment(\.catalogue) var catalogue
}

extension AlertButtons: View {
  var body: some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label ?? Text(verbatim: catalogue.text(.cancel))
      }
    }
  }
}

extension View {
  /// Shows an alert while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - content: The alert.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: content, title: \.title,
      actions: { AlertButtons(buttons: $0.buttons) }, message: \.message)
  }

  /// Shows an alert while there is an item. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - item: The subject of the alert; set to nil when the alert is closed.
  ///   - content: The alert for an item.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      AlertModifier(
        kind: .alert,
        isPresented: Binding(presenceOf: item),
        subject: { item.wrappedValue.map(content) },
        title: \.title,
        actions: { AlertButtons(buttons: $0.buttons) },
        message: \.message))
  }
}

extension Binding where Value == Bool {
  /// A binding that is true while there is a value. Writing false sets the value to nil.
  init<Wrapped>(presenceOf base: Binding<Wrapped?>) {
    self.init(
      location: ClosureLocation(
        get: { base.wrappedValue != nil },
        set: { if !$0 { base.wrappedValue = nil } }))
  }
}
