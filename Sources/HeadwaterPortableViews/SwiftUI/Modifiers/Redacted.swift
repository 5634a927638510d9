extension View {
  /// Shows grey bars in place of the contents of the view.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    decorated(.className(reason.isEmpty ? "" : "redacted"))
      .environmentValue(RedactionKey.self, reason)
      .accessibilityHidden(!reason.isEmpty)
  }

  /// Shows the contents of the view even if an outer view hides them.
  nonisolated public func unredacted() -> some View {
    decorated(.className("unredacted")).environmentValue(RedactionKey.self, [])
  }
}
