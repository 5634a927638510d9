extension View {
  /// Does nothing: the person chooses between a light and a dark appearance.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    ignoring(.preferredColorScheme)
  }

  /// Sets the colour scheme that the views inside read. The appearance remains the person's choice.
  ///
  /// - Partial: views read the value. The look follows the person's settings.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
