import HeadwaterBridging

// The article "Bridging another framework" contains this code.

extension Store {
  /// A feed of the current state, and then of each state that `emits` passes.
  var feed: Feed<State> { Feed(StoreValues(self)) }

  /// A feed of the current value of a part of the state, and then of each new value.
  func feed<Value: Equatable>(for path: KeyPath<State, Value>) -> Feed<Value> {
    Feed(StoreValues(self, path))
  }

  /// A feed of the values of a part of the state, by a comparison of your own.
  func feed<Value>(
    for path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool
  ) -> Feed<Value> {
    Feed(StoreValues(self, path, isDuplicate: isDuplicate))
  }

  /// A feed of the new values of a part of the state, without the current one.
  func updates<Value: Equatable>(on path: KeyPath<State, Value>) -> Feed<Value> {
    feed(for: path).withoutFirst()
  }
}

extension Feed {
  init(_ values: StoreValues<Value>) {
    self.init { listener in
      let listening = values.listen(listener.next, end: { listener.ended(nil) })
      return FeedToken { listening.cancel() }
    }
  }
}

extension Store where Action: Sendable {
  /// Sends the actions of a feed, as long as the store lives.
  @discardableResult
  func addEffect(
    _ feed: Feed<Action>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    let (values, continuation) = AsyncThrowingStream<Action, any Error>.makeStream()
    let token = feed.listen(
      next: { continuation.yield($0) }, ended: { continuation.finish(throwing: $0) })
    let listening = CancelledOnce { token.cancel() }
    continuation.onTermination = { _ in listening.cancel() }
    return addEffect(
      .stream(values, name: "feed", { $0 }, fileID: fileID, line: line), fileID: fileID, line: line)
  }
}
