/// What one `send` set going: its effects, and those of the actions that they sent in turn.
///
/// ```swift
/// .refreshable { await store.send(.refreshed).finish() }
/// ```
public struct StoreTask: Sendable {
  @usableFromInline let group: EffectGroup?

  @inlinable
  package init(_ group: EffectGroup?) { self.group = group }

  /// Nothing was set going: what a double of a store returns.
  public static var finished: StoreTask { StoreTask(nil) }

  /// Waits until the effects of the action have ended, and those of the actions they sent.
  ///
  /// - Subscriptions are not waited for. An effect that never ends is waited for until cancelled.
  /// - When the waiting task is cancelled, so are the effects: a `.task` modifier that waits for an
  ///   endless effect ends it when its view disappears.
  public func finish() async {
    await group?.finish()
  }

  /// Cancels the effects of the action, and those of the actions they have sent.
  public func cancel() {
    group?.cancel()
  }
}
