// The forms before iOS 15, with functions for the beginning and the end of editing.

extension TextField where Label == Text {
  /// Makes a field with functions for changes of the focus and for the return key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey.whole, text, onEditingChanged, onCommit)
  }

  /// Makes a field with a function for changes of the focus.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey.whole, text, onEditingChanged, nil)
  }

  /// Makes a field with a function for the return key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey.whole, text, nil, onCommit)
  }

  /// Makes a field with functions for changes of the focus and for the return key.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text, onEditingChanged, onCommit)
  }

  /// Makes a field with a function for changes of the focus.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), text, onEditingChanged, nil)
  }

  /// Makes a field with a function for the return key.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text, nil, onCommit)
  }

  nonisolated private init(
    _ title: Text, _ text: Binding<String>, _ onEditingChanged: ((Bool) -> Void)?,
    _ onCommit: (() -> Void)?
  ) {
    input = TextInput(
      isSecure: false, title: title, text: text, prompt: nil, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
    label = title
  }
}
