#if (canImport(Combine) && !os(Linux)) || OpenCombine
  #if canImport(Combine) && !os(Linux)
    import Combine
  #else
    import OpenCombine
  #endif
  import Headwater

  /// Listens to a publisher as long as its store lives, and sends an action for each value.
  ///
  /// It begins when the store is first used.
  ///
  /// ```swift
  /// let clock = PublisherMiddleware<App.State, App.Action>("clock") {
  ///   Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  /// } send: { .ticked($0) }
  /// ```
  public struct PublisherMiddleware<State, Action>: Middleware {
    private let effect: () -> Effect<Action>

    /// Makes a middleware that listens to a publisher.
    ///
    /// - Parameters:
    ///   - name: The name of its effect in issues, tests and tools.
    ///   - publisher: Makes the publisher when the store is first used.
    ///   - transform: Returns the action for a value, or nil to send none.
    public init<P: Publisher & SendableMetatype>(
      _ name: String, _ publisher: @escaping @Sendable () -> P,
      send transform: @escaping @Sendable (_ value: P.Output) -> sending Action?,
      fileID: StaticString = #fileID, line: UInt = #line
    ) {
      effect = { .publisher(publisher, name: name, transform, fileID: fileID, line: line) }
    }

    public func start(context: MiddlewareContext<State>) -> Effect<Action> { effect() }
  }
#endif
