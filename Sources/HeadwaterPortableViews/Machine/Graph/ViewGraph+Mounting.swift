extension ViewGraph {
  /// Mounts a view.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - environment: The values that the view inherits.
  ///   - report: Receives the mistakes of views; prints them by default.
  package convenience init<Root: View>(
    root: Root,
    environment: EnvironmentValues = EnvironmentValues(),
    report: @escaping @MainActor (ViewIssue) -> Void = ViewIssue.print
  ) {
    self.init(environment: environment, reflection: .offsets, report: report) {
      $0.makeChild(root)
    }
  }
}
