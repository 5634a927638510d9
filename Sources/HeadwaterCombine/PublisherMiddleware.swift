#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif
  import Headwater

  /// Listens to a publisher for as long as its store lives, and sends what it hears.
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

    /// Makes a middleware that listens.
    ///
    /// - Parameters:
    ///   - name: What issues and tools call the effect that listens.
    ///   - publisher: Made when listening begins.
    ///   - transform: The action for a value; nil for none.
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
