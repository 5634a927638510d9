/// An action that waits for its turn, with its source and the group that waits for it.
@usableFromInline
package struct QueuedAction<Action> {
  @usableFromInline package let action: Action
  @usableFromInline package let source: ActionSource

  /// The group of the `send` that it belongs to; nil for the `send` that is being processed.
  @usableFromInline package let group: EffectGroup?

  @inlinable
  init(action: Action, source: ActionSource, group: EffectGroup?) {
    self.action = action
    self.source = source
    self.group = group
  }

}

extension Engine {
  /// Whether the sender of a waiting action was cancelled, or belongs to a value that is gone.
  @inlinable
  func isRevoked(_ action: QueuedAction<Action>) -> Bool {
    switch action.source {
    case .send, .followUp: false
    case .effect(let effect): effect.isCancelled || effect.context.isOver
    case .detailed(let source): isRevoked(source)
    }
  }

  @usableFromInline
  func isRevoked(_ source: DetailedSource) -> Bool {
    if source.ownEffect?.isCancelled ?? false { return true }
    guard let context = source.context, context.isOver else { return false }
    // If the value is gone and no other has its place, the lift reports the reducer's action.
    return !source.isFromReducer || isOccupied(context.scopes)
  }

  /// Reports an action of a reducer that would reach a different value than the one it was sent to.
  @usableFromInline
  func reportRevoked(_ action: Action, _ source: DetailedSource) {
    guard source.isFromReducer, source.ownEffect == nil else { return }
    onIssue(.sentByFormerValue(actionName(action), at: source.place))
  }
}
