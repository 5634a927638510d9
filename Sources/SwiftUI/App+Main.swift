import HeadwaterPortableViews

extension App {
  /// Ends a program that nothing serves, with a message and the exit status 78.
  ///
  /// A program that imports `HeadwaterWeb` is served by the `main()` of that module.
  @_disfavoredOverload
  public static func main() async {
    // Nobody may be reading it.
    try? FileHandle.standardError.write(contentsOf: Data((unserved(Self.self) + "\n").utf8))
    exit(78)
  }
}

/// The message about an app that nothing serves.
func unserved(_ app: Any.Type) -> String {
  """
  \(app) has nothing that serves it. Add the product HeadwaterWeb to the dependencies of its target, and \
  `import HeadwaterWeb` to the file with @main.
  """
}
