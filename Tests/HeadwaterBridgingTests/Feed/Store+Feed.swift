import HeadwaterBridging

// As the article "Bridging another framework" has it.

extension Store {
  /// The states of the store: the current one first, then each that `emits` lets pass.
  var feed: Feed<State> { Feed(StoreValues(self)) }

  /// The values of a part of the state: the current one first, then each other one.
  func feed<Value: Equatable>(for path: KeyPath<State, Value>) -> Feed<Value> {
    Feed(StoreValues(self, path))
  }

  /// The values of a part of the state, by a comparison of your own.
  func feed<Value>(
    for path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool
  ) -> Feed<Value> {
    Feed(StoreValues(self, path, isDuplicate: isDuplicate))
  }

  /// The values that a part of the state takes from now on: without the current one.
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
  /// Sends what a feed sends, from now on, as long as the store lives.
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
