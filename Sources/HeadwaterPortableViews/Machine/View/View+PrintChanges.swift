extension View {
  /// Prints that the body of a view is evaluated; written at its beginning: `let _ = Self._printChanges()`.
  ///
  /// - Partial: it names the view, not what has changed.
  public static func _printChanges() {
    print("\(Self.self): evaluated.")
  }
}
