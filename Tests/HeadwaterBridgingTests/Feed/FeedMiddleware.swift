import HeadwaterBridging

/// Listens to a feed as long as its store lives, and sends an action for each value.
struct FeedMiddleware<State, Action>: Middleware {
  private let effect: () -> Effect<Action>

  init<Value>(
    _ name: String, _ feed: @escaping @Sendable () -> Feed<Value>,
    send transform: @escaping @Sendable (_ value: Value) -> sending Action?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    effect = { .feed(feed, name: name, transform, fileID: fileID, line: line) }
  }

  func start(context: MiddlewareContext<State>) -> Effect<Action> { effect() }
}
