extension Effect {
  /// Removes the feature that returns it: closes its sheet, or pops its screen.
  ///
  /// ```swift
  /// case .cancelTapped:
  ///   return .dismiss
  /// case .saveTapped:
  ///   return .concatenate(
  ///     .run { [draft = state.draft] _ in
  ///       try await client.save(draft)
  ///     } catch: { error, send in
  ///       send(.saveFailed("\(error)"))
  ///     },
  ///     .dismiss)
  /// ```
  ///
  /// The feature stays if the draft can't be saved, since `concatenate` goes on only after success.
  ///
  /// - The nearest lift that presents the feature catches it: one by `lift(optional:action:)` with a case of
  ///   ``PresentationAction``, or one by `lift(stack:action:)`. A feature in a case of a destination, or in a
  ///   field of a screen, is removed with the destination or the screen.
  /// - The lift sends the dismissal as an action, in a turn of its own. The parent sees it, and
  ///   recordings contain it.
  /// - It belongs to the value that returned it. If another value has its place when the dismissal comes,
  ///   nothing happens.
  /// - It is an issue where nothing presents the feature.
  public static var dismiss: Effect { Effect(.tree(.dismiss(isImmediate: false))) }

  /// Removes the feature that returns it with this turn, without an action.
  static var dismissAtOnce: Effect { Effect(.tree(.dismiss(isImmediate: true))) }

  /// Turns each ``dismiss`` of a feature into the action that removes it.
  ///
  /// It makes the tree around them anew, unlike a map: their actions may not be Sendable, and may therefore not
  /// be made later on another thread.
  ///
  /// - Parameter dismissal: Makes the action.
  /// - Returns: The effect, and whether the feature is gone with this turn.
  @usableFromInline
  func presented(dismissal: () -> Action) -> (effect: Effect, isOver: Bool) {
    guard let node, node.hasDismissals else { return (self, false) }
    var isOver = false
    // The nodes from the outermost to the current one, each with its finished parts. A loop, since effects
    // may be nested without limit.
    var path = [UnfinishedNode(kind: .merge, parts: [self])]
    while true {
      let last = path.count - 1
      if let part = path[last].next() {
        guard let inner = part.node, inner.hasDismissals else {
          path[last].finished.append(part)
          continue
        }
        if case .dismiss(let isImmediate) = inner.kind {
          if isImmediate { isOver = true }
          path[last].finished.append(
            isImmediate ? .none : Effect(.tree(.dismissal(dismissal()))))
        } else {
          path.append(UnfinishedNode(kind: inner.kind, parts: inner.makeParts()))
        }
      } else {
        let done = path.removeLast()
        if path.isEmpty { return (done.finished.first ?? .none, isOver) }
        path[last - 1].finished.append(done.effect)
      }
    }
  }
}

/// A node of which some parts are finished.
private struct UnfinishedNode<Action> {
  let kind: EffectNodeKind
  var unfinished: ArraySlice<Effect<Action>>
  var finished: [Effect<Action>] = []

  init(kind: EffectNodeKind, parts: [Effect<Action>]) {
    self.kind = kind
    unfinished = parts[...]
  }

  mutating func next() -> Effect<Action>? { unfinished.popFirst() }

  /// The node with the finished parts. Every operator on `.none` is `.none`.
  var effect: Effect<Action> {
    finished.allSatisfy(\.isNone) ? .none : Effect(.tree(.node(EffectNode(kind, finished))))
  }
}
