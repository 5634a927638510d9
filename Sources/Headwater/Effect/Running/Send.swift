// @inlinable: each action of an effect passes here.

/// Delivers actions from inside an effect to the store that started it.
///
/// Sending does not wait: the action joins the store's queue, in the order in which this effect sent
/// it, and is processed on the store's actor. From code that is on that actor already, and when
/// nothing waits before it, it is processed at once. Once the effect is cancelled, sending does
/// nothing. Once its work has returned, sending is an issue: nothing can cancel, or wait for, what is
/// sent then.
///
/// What has been sent and not processed takes memory. An effect that may send very much, or without
/// end, sends with ``whenReady(_:isolation:)``, which waits while there is no room:
///
/// ```swift
/// return .run { send in
///   for try await line in log.lines { await send.whenReady(.read(line)) }
/// }
/// ```
public struct Send<Action>: Sendable {
  @usableFromInline
  enum Target: Sendable {
    /// Told apart from a function so that the common one is formed without allocating any memory.
    case mailbox(Mailbox<Action>, of: RunningEffect)
    case function(
      @Sendable (sending Action, _ isolation: (any Actor)?) -> Void, waitForRoom: WaitForRoom)
  }

  @usableFromInline typealias WaitForRoom = nonisolated(nonsending) @Sendable () async -> Void

  @usableFromInline let target: Target

  @inlinable
  init(_ target: Target) {
    self.target = target
  }

  /// Sends an action to the store.
  ///
  /// - Parameters:
  ///   - action: What happened; handed over, so it need not be `Sendable`.
  ///   - isolation: The actor that the caller is on, which the compiler fills in. Don't give it.
  @inlinable
  public func callAsFunction(
    _ action: sending Action, isolation: isolated (any Actor)? = #isolation
  ) {
    deliver(action, isolation)
  }

  /// Sends an action to the store, and waits before while too many of this effect's actions have not
  /// been taken by the store.
  ///
  /// - At most a few hundred actions of the effect are on their way, so its memory is bounded, and the
  ///   store's actor is free between them for whatever else waits for it.
  /// - It waits for the store alone. The effect's cancellation ends the wait, and the action is not
  ///   sent. The cancellation of a child task ends its wait as well; its action is then sent at once.
  /// - The order is the one in which the effect sent, by this function or without waiting. The action is
  ///   not processed before it returns, wherever the caller is.
  ///
  /// - Parameters:
  ///   - action: What happened; handed over, so it need not be `Sendable`.
  ///   - isolation: The actor that the caller is on, which the compiler fills in. Don't give it.
  public func whenReady(
    _ action: sending Action, isolation: isolated (any Actor)? = #isolation
  ) async {
    await waitForRoom()
    // Not from here, which may be the store's actor: what is processed there at once never waits.
    deliver(action, nil)
  }

  nonisolated(nonsending) func waitForRoom() async {
    switch target {
    case .mailbox(let mailbox, let effect): await mailbox.waitForRoom(for: effect)
    case .function(_, let waitForRoom): await waitForRoom()
    }
  }

  @inlinable
  func deliver(_ action: sending Action, _ isolation: (any Actor)?) {
    switch target {
    case .mailbox(let mailbox, let effect):
      guard !effect.isCancelled else { return }
      mailbox.put(action, from: effect, on: isolation)
    case .function(let function, _):
      function(action, isolation)
    }
  }

  /// Sends what an action of a child is turned into.
  func map<ChildAction>(
    _ transform: @escaping @Sendable (ChildAction) -> Action
  ) -> Send<ChildAction> {
    Send<ChildAction>(
      .function(
        { action, isolation in deliver(transform(action), isolation) },
        waitForRoom: { await waitForRoom() }))
  }
}
