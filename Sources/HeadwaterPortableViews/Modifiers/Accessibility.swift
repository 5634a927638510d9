extension View {
  /// Sets what assistive technology calls the view.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    decorated(.attribute(.ariaLabel, labelKey.text))
  }

  /// Sets what assistive technology calls the view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    decorated(.attribute(.ariaLabel, String(label)))
  }

  /// Sets what assistive technology calls the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    decorated(.attribute(.ariaLabel, label.content))
  }

  /// Sets what assistive technology says about using the view.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    decorated(.attribute(.ariaDescription, hintKey.text))
  }

  /// Sets what assistive technology says about using the view.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    decorated(.attribute(.ariaDescription, String(hint)))
  }

  /// Sets what assistive technology says about using the view.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    decorated(.attribute(.ariaDescription, hint.content))
  }

  /// Gives the view a name for tests, which nobody sees or hears.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    decorated(.attribute(.dataIdentifier, identifier))
  }

  /// Hides the view from assistive technology, or not.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    decorated(.attribute(.ariaHidden, hidden ? "true" : nil))
  }
}
