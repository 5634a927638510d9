import HeadwaterBridging

extension Effect {
  /// Sends an action for each value of a feed. An error is reported as an issue, unless there is a `catch:`.
  static func feed<Value>(
    _ feed: @escaping @Sendable () -> Feed<Value>, name: String? = nil,
    _ transform: @escaping @Sendable (_ value: Value) -> sending Action?,
    catch handler:
      (@Sendable @isolated(any) (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Effect {
    .run(
      name: name ?? "feed",
      { send in
        try await listen(to: feed()) { value in
          if let action = transform(value) { send(action) }
        }
      },
      catch: handler, fileID: fileID, line: line)
  }
}

/// Listens to a feed until it ends, or until the task is cancelled.
private func listen<Value>(
  to feed: Feed<Value>, _ receive: @escaping (Value) -> Void
) async throws {
  let (ending, continuation) = AsyncThrowingStream<Void, any Error>.makeStream()
  let token = feed.listen(next: receive, ended: { continuation.finish(throwing: $0) })
  defer { token.cancel() }
  for try await _ in ending {}
}
