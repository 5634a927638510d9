/// An action that waits for its turn, with where it came from and whom it keeps waiting.
@usableFromInline
package struct QueuedAction<Action> {
  @usableFromInline package let action: Action
  @usableFromInline package let source: ActionSource

  /// The group of the `send` that it belongs to; nil for the one that is being processed.
  @usableFromInline let group: EffectGroup?

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

/// The actions that wait, first in, first out.
///
/// @inlinable: each action that follows from another passes here.
@usableFromInline
struct ActionQueue<Action> {
  @usableFromInline var actions: [QueuedAction<Action>] = []
  @usableFromInline var taken = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { taken == actions.count }

  var waiting: ArraySlice<QueuedAction<Action>> { actions[taken...] }

  @inlinable
  mutating func append(_ action: QueuedAction<Action>) {
    actions.append(action)
  }

  @inlinable
  mutating func removeFirst() -> QueuedAction<Action>? {
    guard taken < actions.count else { return nil }
    let first = actions[taken]
    taken += 1
    if taken == actions.count {
      removeAll()
    } else if taken >= 64 && taken * 2 >= actions.count {
      actions.removeFirst(taken)
      taken = 0
    }
    return first
  }

  @inlinable
  mutating func removeAll() {
    actions.removeAll(keepingCapacity: actions.capacity <= 64)
    taken = 0
  }
}
