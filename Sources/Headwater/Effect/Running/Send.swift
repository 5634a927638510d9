// @inlinable: each action of an effect passes here.

/// Delivers actions from inside an effect to the store that started it.
///
/// - Sending does not wait. The action joins the store's queue, in the order in which this effect sent it,
///   and is processed on the store's actor. On that actor it is processed at once if nothing waits before
///   it.
/// - Once the effect is cancelled, sending does nothing.
/// - Once the work of the effect has returned, sending is an issue, because nothing can cancel the action
///   or wait for it.
///
/// Actions that are sent and not yet processed take memory. An effect that sends very many actions, or
/// sends without end, uses ``whenReady(_:isolation:)``, which waits until there is room:
///
/// ```swift
/// return .run { send in
///   for try await line in log.lines { try await send.whenReady(.read(line)) }
/// }
/// ```
public struct Send<Action>: Sendable {
  @usableFromInline
  enum Target: Sendable {
    /// A case of its own: unlike a closure, the common target needs no allocation.
    case mailbox(Mailbox<Action>, of: RunningEffect)
    case function(
      @Sendable (sending Action, _ isolation: (any Actor)?) -> Void, waitForRoom: WaitForRoom,
      isOver: @Sendable () -> Bool)
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
  ///   - action: The action. The store takes it over, so it need not be `Sendable`.
  ///   - isolation: The actor of the caller. The compiler passes it; leave it out.
  @inlinable
  public func callAsFunction(
    _ action: sending Action, isolation: isolated (any Actor)? = #isolation
  ) {
    deliver(action, isolation)
  }

  /// Waits until the store has room for an action of this effect, and sends it.
  ///
  /// - At most a few hundred actions of the effect wait at a time. This bounds their memory, and leaves the
  ///   store's actor free for other work between them.
  /// - Cancelling the effect ends the wait, and the action is not sent. The error that is thrown then ends a loop
  ///   over a sequence that goes on although its task was cancelled.
  /// - Cancelling a child task of the effect ends its wait too, and the action is sent at once.
  /// - Actions keep the order in which the effect sent them, with or without waiting.
  /// - The store never processes the action before this function returns, even on the store's actor.
  ///
  /// - Parameters:
  ///   - action: The action. The store takes it over, so it need not be `Sendable`.
  ///   - isolation: The actor of the caller. The compiler passes it; leave it out.
  /// - Throws: `CancellationError` once the effect is cancelled, or its ``Effect/timeout(after:clock:)`` is over.
  public func whenReady(
    _ action: sending Action, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    await waitForRoom()
    if isOver { throw CancellationError() }
    // Without the isolation: on the store's actor the action would be processed at once, and the effect
    // would never have to wait.
    deliver(action, nil)
  }

  nonisolated(nonsending) func waitForRoom() async {
    switch target {
    case .mailbox(let mailbox, let effect): await mailbox.waitForRoom(for: effect)
    case .function(_, let waitForRoom, _): await waitForRoom()
    }
  }

  /// Whether nothing that is sent arrives any more, because the effect was cancelled or its time is over.
  ///
  /// Each loop that the library runs for an effect looks here: a sequence or an operation may ignore that its task
  /// was cancelled.
  var isOver: Bool {
    switch target {
    case .mailbox(_, let effect): effect.isCancelled
    case .function(_, _, let isOver): isOver()
    }
  }

  @inlinable
  func deliver(_ action: sending Action, _ isolation: (any Actor)?) {
    switch target {
    case .mailbox(let mailbox, let effect):
      guard !effect.isCancelled else { return }
      mailbox.put(action, from: effect, on: isolation)
    case .function(let function, _, _):
      function(action, isolation)
    }
  }

  /// Makes a sender of a child's actions, which turns them into this sender's.
  func map<ChildAction>(
    _ transform: @escaping @Sendable (ChildAction) -> Action
  ) -> Send<ChildAction> {
    Send<ChildAction>(
      .function(
        { action, isolation in deliver(transform(action), isolation) },
        waitForRoom: { await waitForRoom() }, isOver: { isOver }))
  }
}
