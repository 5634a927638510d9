extension StoreIssue {
  /// - Parameters:
  ///   - what: The key path that was read, in words.
  ///   - isLastRead: Whether the answer was the value of the last read from outside, which is always valid.
  ///     Otherwise it was the current content of the state; `prepareToRead` says when that is not valid.
  @usableFromInline
  static func readInReducer(_ what: String, isLastRead: Bool) -> StoreIssue {
    let answer =
      isLastRead
      ? "the value that was last read from outside"
      : "what the reducer has made of it so far, which is not sound while a part of it is on loan"
    return StoreIssue(
      """
      A store's \(what) was read inside the store's own reducer. The reducer has the state on \
      loan, so the answer was \(answer).

      Read from the `state` argument instead; reducers should not hold a store at all.
      """,
      at: SourcePlace(fileID: "Headwater/Store.swift", line: 0))
  }

  static var subscribedInReducer: StoreIssue {
    StoreIssue(
      """
      A store was subscribed to, or observed, inside the store's own reducer. It is done, but the \
      reducer has the state on loan, so what was told first is what the reducer has made of it so \
      far.

      Subscribe where the store is made, or in an effect; reducers should not hold a store at all.
      """,
      at: SourcePlace(fileID: "Headwater/Store.swift", line: 0))
  }

  static func writtenTwice(_ feature: Any.Type) -> StoreIssue {
    StoreIssue(
      """
      The feature `\(feature)` has both a `reduce(into:action:)` and a `body`. Its `reduce` is \
      called, and the reducers in its `body` are not.

      Keep one of the two: likely the function is meant to be an entry of the body, \
      `Reduce { state, action in … }`.
      """,
      at: SourcePlace(fileID: "Headwater/Reducer.swift", line: 0))
  }

  static func effectOnScope(at place: SourcePlace) -> StoreIssue {
    StoreIssue(
      """
      `addEffect` was called on a scope, which runs no effects: its root does. The effect was not \
      started.

      Call it on the root store, or return the effect from a reducer.
      """,
      at: place)
  }

  static func observerOnScope(at place: SourcePlace) -> StoreIssue {
    StoreIssue(
      """
      `attach` was called on a scope, which has no turns of its own: its root does. Nothing was \
      attached.

      Call it on the root store.
      """,
      at: place)
  }

  static func uncaughtError(_ error: String, in origin: EffectOrigin) -> StoreIssue {
    StoreIssue(
      """
      The effect \(origin) threw \(error), which nothing caught, so the effect has ended.

      Give `run` a `catch:` that sends an action, or catch the error in the closure.
      """,
      at: origin.place)
  }

  @usableFromInline
  static func sentAfterEnd(of origin: EffectOrigin, action: String) -> StoreIssue {
    StoreIssue(
      """
      The effect \(origin) sent \(action) after it had ended, when nothing can cancel it or wait \
      for it any more. The action was processed.

      Likely a callback, or a task of its own, has kept `send`.

      Let the effect run until the last of them, by a continuation or an `AsyncStream`.
      """,
      at: origin.place)
  }

  static func crowded(by origin: EffectOrigin, count: Int) -> StoreIssue {
    StoreIssue(
      """
      The effect \(origin) sends faster than its store can process: \(count) of its actions have \
      waited at once, each of which takes memory. None was dropped.

      Send with `try await send.whenReady(…)`, which waits until there is room, or send less often.
      """,
      at: origin.place)
  }

  static func sentByFormerValue(_ action: String, at place: SourcePlace) -> StoreIssue {
    StoreIssue(
      """
      The action \(action), which a child returned as `.send`, was not processed: before its turn \
      came, another value had taken the child's place, and it was not meant for that one.

      Likely the parent replaced the child in the turn of the action before.

      Let the parent replace it when it receives this action, or let the parent send the action.
      """,
      at: place)
  }

  static func dismissedByNothing(at place: SourcePlace) -> StoreIssue {
    StoreIssue(
      """
      A feature returned `.dismiss`, and no lift presents it. It stays where it is.

      Likely it is lifted to a field, or its parent's case has the feature's actions themselves.

      Lift it with `lift(optional:action:)` to a case of `PresentationAction`, or with \
      `lift(stack:action:)`. To inform any other parent, send an action.
      """,
      at: place)
  }

  static func endlessQueue(
    limit: Int, lastNames: [String], droppedCount: Int, place: SourcePlace
  ) -> StoreIssue {
    StoreIssue(
      """
      One `send` led to more than \(limit) follow-up actions, so its queue would never empty. They \
      repeat \(cycle(of: lastNames)). Headwater dropped \
      \(droppedCount == 1 ? "the action" : "the \(droppedCount) actions") that still waited.

      Each follow-up is an action that a reducer returned with `.send`, or that was sent while an \
      observer was told of the one before.

      Let one of them end the cycle.
      """,
      at: place)
  }

  static func endlessBindings(
    limit: Int, droppedCount: Int, place: SourcePlace
  ) -> StoreIssue {
    StoreIssue(
      """
      Stores that are bound to one another passed values on in more than \(limit) rounds, which would \
      never end. Headwater dropped \
      \(droppedCount == 1 ? "the value" : "the \(droppedCount) values") that still waited.

      Likely the stores are bound in a ring, and each value differs from the one before.

      Let one of the stores leave its value as it is when it gets the same one again.
      """,
      at: place)
  }

  /// The shortest sequence of names that repeats at the end.
  private static func cycle(of names: [String]) -> String {
    let period =
      (1...max(1, names.count / 2)).first { period in
        names.indices.dropFirst(period).allSatisfy { names[$0] == names[$0 - period] }
      }
    let repeated = names.suffix(period.map { $0 } ?? min(8, names.count))
    let ordered = repeated + repeated.prefix(1)
    return ordered.map { "`\($0)`" }.joined(separator: " → ")
  }
}
