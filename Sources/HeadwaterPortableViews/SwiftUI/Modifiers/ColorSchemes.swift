extension View {
  /// Does nothing: whether the ground is light or dark is the person's to say.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    ignoring(.preferredColorScheme)
  }

  /// Sets the colour scheme that the views inside read. The appearance remains the person's choice.
  ///
  /// - Partial: views read it; the look stays the person's.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
