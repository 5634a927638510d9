/// The container around a view. The look and behaviour of some controls depend on it.
enum ContainerKind {
  case none, form, list
}

enum ContainerKindKey: EnvironmentKey {
  static var defaultValue: ContainerKind { .none }
}

/// Whether a view is inside the label of a control. No other control can be there.
enum IsInsideControlKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The element that describes the controls of a section, which is its footer.
enum DescriptionKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

/// Whether the values of a view's controls are invalid.
enum IsInvalidKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Tells assistive technology that the values of the view's fields and pickers are invalid.
  nonisolated package func invalidInput(_ isInvalid: Bool) -> some View {
    environmentValue(IsInvalidKey.self, isInvalid)
  }
}

/// Whether a view can be tapped, and its controls can be used.
enum TakesTapsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the controls of the view can be used. ``View/disabled(_:)`` sets it.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
