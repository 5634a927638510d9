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

}

extension Engine {
  /// Whether what sent an action that waited was cancelled meanwhile, or belongs to a value that is gone.
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
    // What a reducer has sent for a value that has only gone is for its lift to report.
    return !source.isFromReducer || isOccupied(context.scopes)
  }

  /// Reports an action that its reducer has sent, and that would reach another value than it was for.
  @usableFromInline
  func reportRevoked(_ action: Action, _ source: DetailedSource) {
    guard source.isFromReducer, source.ownEffect == nil else { return }
    onIssue(.sentByFormerValue(actionName(action), at: source.place))
  }
}
