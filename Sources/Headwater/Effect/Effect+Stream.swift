extension Effect {
  /// Sends an action for each element of an asynchronous sequence.
  ///
  /// ```swift
  /// .stream(center.notifications(named: .didChange)) { _ in .changed }
  /// ```
  ///
  /// - It ends with the sequence, or when it is cancelled.
  /// - It asks for the next element when the store has room for its action, see
  ///   ``Send/whenReady(_:isolation:)``, so a sequence may be faster than the store, and endless.
  /// - An error of the sequence is an issue, unless `catch` takes it.
  ///
  /// - Parameters:
  ///   - sequence: Made when the effect starts.
  ///   - name: What issues, tests and tools call this effect.
  ///   - transform: The action for an element; nil for none.
  ///   - handler: What to do with an error of the sequence.
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
                if let action = transform(element) { await send.whenReady(action) }
              }
            },
            handler: handler.map { handler in { error, send in await handler(error, send) } }
          ))))
  }
}
