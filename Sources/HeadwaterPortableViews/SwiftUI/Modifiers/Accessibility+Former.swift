// The forms of the modifiers for assistive technology before iOS 14.

extension View {
  /// Sets the name of the view for assistive technology; the form before iOS 14.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value of the view for assistive technology; the form before iOS 14.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the hint on using the view for assistive technology; the form before iOS 14.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive technology, or not; the form before iOS 14.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets a name for tests, which is neither shown nor read out; the form before iOS 14.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds roles and states for assistive technology; the form before iOS 14.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
}
