// @inlinable: each action that a reducer returns passes here.
extension Engine {
  /// What has led to the start of an effect: a call of `send`, and an action.
  @usableFromInline
  struct EffectCause {
    /// The group of that `send`, made when it is first needed.
    @usableFromInline var group: EffectGroup?

    /// Whether that `send` is the one being processed. Its follow-ups are then processed before it
    /// returns.
    @usableFromInline let isRoot: Bool

    /// The source of that action.
    @usableFromInline let source: ActionSource

    /// The effect that starts others, such as a delay that has ended; nil in a turn, where the reducer
    /// has returned the effect.
    @usableFromInline var sender: RunningEffect?

    @inlinable
    init(group: EffectGroup?, isRoot: Bool, source: ActionSource) {
      self.group = group
      self.isRoot = isRoot
      self.source = source
    }

    @inlinable
    mutating func madeGroup() -> EffectGroup {
      if let group { return group }
      let made = EffectGroup()
      group = made
      return made
    }
  }

  /// Appends an action that the reducer has returned to the queue.
  @inlinable
  func append(_ action: Action, source: ActionSource, for cause: inout EffectCause) {
    let isDoneBeforeReturn = cause.isRoot && !flags.contains(.stepping)
    append(
      QueuedAction(
        action: action, source: source, group: isDoneBeforeReturn ? nil : cause.madeGroup()))
  }

  /// Appends an action to the queue that belongs to a value, can be cancelled by its id, or was not
  /// returned by the reducer.
  @usableFromInline
  func queue(_ action: Action, in context: EffectContext, for cause: inout EffectCause) {
    queue(action, in: context, for: &cause, isDismissal: false)
  }

  /// Queues the action that removes the feature of a context, unless this turn has removed it already.
  func dismiss(
    by action: Action, in context: EffectContext, for cause: inout EffectCause
  ) {
    let isGone = context.lifetime.map { $0 === effects?.registry.tree?.doomed } ?? false
    if !isGone { queue(action, in: context, for: &cause, isDismissal: true) }
  }

  private func queue(
    _ action: Action, in context: EffectContext, for cause: inout EffectCause, isDismissal: Bool
  ) {
    let place = cause.source.place
    if context.isUnnamed && cause.sender == nil {
      let source = DetailedSource(
        .followUp(owner: nil, effect: nil), at: place, context: context, isDismissal: isDismissal)
      return append(action, source: .detailed(source), for: &cause)
    }
    let group = cause.madeGroup()
    var effect: RunningEffect?
    if context.ids != nil {
      let origin = EffectOrigin(kind: "send", name: nil, place: place)
      effect = madeEffects().registry.begin(origin, in: context, group: group)
    }
    let source = DetailedSource(
      .followUp(owner: context.owner, effect: effect), at: place,
      former: cause.sender.map { .effect($0) }, context: context, isDismissal: isDismissal)
    append(QueuedAction(action: action, source: .detailed(source), group: group))
  }

  /// Ends the effect by which an action could be cancelled while it waited.
  @usableFromInline
  func endWaiting(_ source: ActionSource) {
    guard case .detailed(let source) = source, let effect = source.ownEffect else { return }
    effects?.registry.forget(effect)
    effect.group.end(effect)
  }
}
