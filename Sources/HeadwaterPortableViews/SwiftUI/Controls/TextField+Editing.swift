// The forms before iOS 15, which tell when a person begins and ends to edit.

extension TextField where Label == Text {
  /// Makes a field whose maker is told that the focus comes and goes, and that the return key is pressed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey.whole, text, onEditingChanged, onCommit)
  }

  /// Makes a field whose maker is told that the focus comes and goes.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey.whole, text, onEditingChanged, nil)
  }

  /// Makes a field whose maker is told that the return key is pressed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey.whole, text, nil, onCommit)
  }

  /// Makes a field whose maker is told that the focus comes and goes, and that the return key is pressed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text, onEditingChanged, onCommit)
  }

  /// Makes a field whose maker is told that the focus comes and goes.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), text, onEditingChanged, nil)
  }

  /// Makes a field whose maker is told that the return key is pressed.
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
