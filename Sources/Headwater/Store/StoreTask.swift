/// The work that one `send` has started: its effects, and those of the actions they send.
///
/// ```swift
/// .refreshable { await store.send(.refreshed).finish() }
/// ```
public struct StoreTask: Sendable {
  @usableFromInline let group: EffectGroup?

  @inlinable
  package init(_ group: EffectGroup?) { self.group = group }

  /// A task without effects, for test doubles of a store.
  public static var finished: StoreTask { StoreTask(nil) }

  /// Waits until the effects of the action have ended, and those of the actions they have sent.
  ///
  /// - It waits for the requests of a ``Query`` that the action has asked for, and for no other subscriptions.
  /// - For an effect that never ends, it waits until that is cancelled.
  /// - Cancelling the waiting task cancels the effects: a `.task` modifier that waits for an endless effect
  ///   ends it when its view disappears.
  public func finish() async {
    await group?.finish()
  }

  /// Cancels the effects of the action, and those of the actions they have sent. The requests of a ``Query`` go on, and
  /// nobody waits for them any more.
  public func cancel() {
    group?.cancel()
  }
}
