// @inlinable: each asynchronous effect passes here.
extension Effect {
  /// Runs asynchronous work that may send any number of actions.
  ///
  /// ```swift
  /// return .run(name: "orders") { send in
  ///   for try await order in client.orders() { send(.received(order)) }
  /// } catch: { error, send in
  ///   send(.failed(String(describing: error)))
  /// }
  /// ```
  ///
  /// - The work runs off the store's actor, unless the closure is `@MainActor`.
  /// - `send` does nothing once the effect is cancelled or its store is gone.
  /// - The effect lasts until `operation` returns. An action that a callback sends later is processed and
  ///   reported as an issue, because nothing can cancel it or wait for it any more.
  /// - Whatever the work throws after the effect was cancelled is dropped. Any other error goes to the handler, a
  ///   `CancellationError` too: a client or a shared task may have been cancelled by somebody else. Without a
  ///   handler, it is reported as an issue that names this line.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task that runs the work; by default that of the sender.
  ///   - name: The name of this effect in issues, tests and tools.
  ///   - operation: The work. Its argument `send` delivers actions to the store.
  ///   - handler: Handles an error that `operation` throws.
  @inlinable
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    _ operation:
      @escaping @Sendable @isolated(any) (_ send: Send<Action>) async throws -> Void,
    catch handler:
      (@Sendable @isolated(any) (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect {
    Effect(
      .tree(
        .run(
          EffectOperation(
            origin: EffectOrigin(
              kind: "run", name: name, place: SourcePlace(fileID: fileID, line: line)),
            priority: priority,
            isolation: operation.isolation,
            work: .written(operation),
            handler: handler.map { handler in { error, send in await handler(error, send) } }
          ))))
  }
}
