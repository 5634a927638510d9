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
  /// - It does not wait for subscriptions. For an effect that never ends, it waits until that is cancelled.
  /// - Cancelling the waiting task cancels the effects: a `.task` modifier that waits for an endless effect
  ///   ends it when its view disappears.
  public func finish() async {
    await group?.finish()
  }

  /// Cancels the effects of the action, and those of the actions they have sent.
  public func cancel() {
    group?.cancel()
  }
}
