extension ViewGraph {
  /// Mounts the first window group of an app. The `@State` of the app value lives as long as the graph.
  package convenience init<Application: App>(
    app: Application,
    environment: EnvironmentValues = EnvironmentValues(),
    report: @escaping @MainActor (ViewIssue) -> Void = ViewIssue.print
  ) {
    self.init(environment: environment, reflection: .offsets, report: report) {
      let node = AppNode(app, in: $0)
      node.mount()
      return node
    }
  }
}
