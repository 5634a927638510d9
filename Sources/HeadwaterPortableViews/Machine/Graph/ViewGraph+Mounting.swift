extension ViewGraph {
  /// Mounts a view.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - environment: What the view inherits.
  ///   - report: Is told what views do wrong; prints by default.
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
