/// What a view is inside of: some controls look and behave by it.
enum ContainerKind {
  case none, form, list
}

enum ContainerKindKey: EnvironmentKey {
  static var defaultValue: ContainerKind { .none }
}

/// Whether a view is inside the label of a control, where no other control can be.
enum IsInsideControlKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The element that describes the controls of a section: its footer.
enum DescriptionKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

/// Whether what the controls of a view hold is wrong.
enum IsInvalidKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Tells assistive technology that what the fields and pickers of the view hold is wrong.
  nonisolated package func invalidInput(_ isInvalid: Bool) -> some View {
    environmentValue(IsInvalidKey.self, isInvalid)
  }
}

/// Whether a view can be tapped, and its controls be used.
enum TakesTapsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the controls of the view can be used; set by ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
