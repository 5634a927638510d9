extension View {
  /// Prints that the body of a view is evaluated. Call it at the beginning of a body:
  /// `let _ = Self._printChanges()`.
  ///
  /// - Partial: it names the view, not the changes.
  public static func _printChanges() {
    print("\(Self.self): evaluated.")
  }
}
