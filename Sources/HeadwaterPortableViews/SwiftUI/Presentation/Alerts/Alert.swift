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
  ///   - message: What is said below the title.
  ///   - dismissButton: The button; "OK" when there is none.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: What is said below the title.
  ///   - primaryButton: The button for what the alert asks.
  ///   - secondaryButton: The other button.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button that does something.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button "Cancel" that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// The buttons of an alert that was made as a value.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  /// Shows an alert while a value is true; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - content: The alert.
  /// - Returns: The view, with the alert in front of it when it is shown.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: content, title: \.title,
      actions: { AlertButtons(buttons: $0.buttons) }, message: \.message)
  }

  /// Shows an alert while there is an item; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - item: What the alert is about; set to nil when it is closed.
  ///   - content: The alert for an item.
  /// - Returns: The view, with the alert in front of it when it is shown.
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
  /// Whether there is a value; writing false takes it away.
  init<Wrapped>(presenceOf base: Binding<Wrapped?>) {
    self.init(
      location: ClosureLocation(
        get: { base.wrappedValue != nil },
        set: { if !$0 { base.wrappedValue = nil } }))
  }
}
