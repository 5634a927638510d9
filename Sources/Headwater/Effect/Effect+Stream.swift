extension Effect {
  /// Sends an action for each element of an asynchronous sequence.
  ///
  /// ```swift
  /// .stream(center.notifications(named: .didChange)) { _ in .changed }
  /// ```
  ///
  /// - It ends with the sequence, or when it is cancelled: with the next element at the latest, even if the sequence
  ///   goes on.
  /// - It waits with the next element until the store has room for its action, as
  ///   ``Send/whenReady(_:isolation:)`` does. The sequence may therefore be endless, and faster than the
  ///   store.
  /// - An error of the sequence is reported as an issue, unless there is a `catch:`.
  ///
  /// - Parameters:
  ///   - sequence: The sequence, made when the effect starts.
  ///   - name: The name of this effect in issues, tests and tools.
  ///   - transform: Returns the action for an element, or nil to send none.
  ///   - handler: Handles an error of the sequence.
  public static func stream<Sequence: AsyncSequence & SendableMetatype>(
    _ sequence: @escaping @autoclosure @Sendable () -> Sequence,
    name: String? = nil,
    _ transform: @escaping @Sendable (_ element: Sequence.Element) -> sending Action?,
    catch handler:
      (@Sendable @isolated(any) (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Effect where Sequence.AsyncIterator: SendableMetatype {
    Effect(
      .tree(
        .run(
          EffectOperation(
            origin: EffectOrigin(
              kind: "stream", name: name, place: SourcePlace(fileID: fileID, line: line)),
            priority: nil,
            isolation: nil,
            work: .derived { send in
              for try await element in sequence() {
                // Not every sequence ends when its task is cancelled.
                if send.isOver { throw CancellationError() }
                if let action = transform(element) { try await send.whenReady(action) }
              }
            },
            handler: handler.map { handler in { error, send in await handler(error, send) } }
          ))))
  }
}
