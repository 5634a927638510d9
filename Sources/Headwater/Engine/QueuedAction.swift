/// An action that waits for its turn, with where it came from and whom it keeps waiting.
@usableFromInline
package struct QueuedAction<Action> {
  @usableFromInline package let action: Action
  @usableFromInline package let source: ActionSource

  /// The group of the `send` that it belongs to; nil for the one that is being processed.
  @usableFromInline package let group: EffectGroup?

  @inlinable
  init(action: Action, source: ActionSource, group: EffectGroup?) {
    self.action = action
    self.source = source
    self.group = group
  }

  @inlinable var isFromCancelledEffect: Bool {
    switch source {
    case .send, .followUp: false
    case .effect(let effect): effect.isCancelled
    case .detailed(let source): source.ownEffect?.isCancelled ?? false
    }
  }
}
