extension View {
  /// Sets the colour of the controls and links in the view.
  nonisolated public func tint(_ tint: Color?) -> some View {
    decorated(.style(.effect, tint.map { tintDeclarations($0.css) } ?? []))
  }

  /// Sets the colour of the controls and links in the view.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    decorated(.style(.effect, tint.map { tintDeclarations($0.paint.solid) } ?? []))
  }

  /// Sets the colour of the controls and links in the view; the form before iOS 15.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}

/// The colour itself, and a weaker one for the background of buttons.
private func tintDeclarations(_ color: String) -> [StyleDeclaration] {
  [
    StyleDeclaration(.tint, color),
    StyleDeclaration(.tintSoft, "color-mix(in srgb,\(color) 14%,transparent)"),
  ]
}
