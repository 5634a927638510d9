extension Effect {
  /// Gives this effect an id by which it can be cancelled.
  ///
  /// ```swift
  /// case .queryChanged:
  ///   return .run { … }.cancellable(id: "search", cancelInFlight: true)
  /// case .cancelTapped:
  ///   return .cancel(id: "search")
  /// ```
  ///
  /// - After a cancellation no action arrives from the effect, not even one it had already sent but
  ///   the store had not yet processed.
  /// - An effect that starts again under its own id from its own result keeps running: the end of
  ///   the former one does not touch the new.
  /// - Ids belong to the feature instance that uses them, not to the process.
  /// - In a module that is isolated to the main actor by default, as new Xcode projects are, an enum of
  ///   ids is `nonisolated`, since an id is compared off the main actor too:
  ///   `nonisolated private enum Work { case search }`.
  /// - ``none`` runs under no id, and cancels nothing with `cancelInFlight` either.
  ///
  /// - Parameters:
  ///   - id: The name of this effect within the feature.
  ///   - cancelInFlight: Whether effects that run under this id are cancelled first.
  public func cancellable(
    id: some Hashable & Sendable, cancelInFlight: Bool = false
  ) -> Effect {
    if isNone { return self }
    return Effect(.tree(.cancellable(self, id: EffectID.Key(id), cancelInFlight: cancelInFlight)))
  }

  /// Cancels every effect that runs under an id, in the feature that returns this.
  ///
  /// An effect of a lifted child has its id in the child, so its parent's `cancel(id:)` does not reach
  /// it, not even with the same id: say where the child is, by `cancel(id:in:)` or
  /// `cancel(id:in:element:)`, or send the child an action. In The Composable Architecture it would.
  ///
  /// - Parameter id: The id that was given to `cancellable(id:cancelInFlight:)`.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.tree(.cancel(EffectID.Key(id))))
  }

  /// Cancels every effect that a lifted child runs under an id, from its parent.
  ///
  /// ```swift
  /// return .cancel(id: "timer", in: \State.counter)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id that the child gave.
  ///   - path: The place of the child: what it was lifted by.
  public static func cancel(id: some Hashable & Sendable, in path: AnyKeyPath) -> Effect {
    Effect(.tree(.scoped(.cancel(id: id), by: EffectID.Key(path: path), of: .current)))
  }

  /// Cancels every effect that one element of a collection runs under an id, from its parent.
  ///
  /// ```swift
  /// return .cancel(id: "upload", in: \State.rows, element: row.id)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id that the element's feature gave.
  ///   - path: The place of the elements: what they were lifted by.
  ///   - element: The id of the element.
  public static func cancel(
    id: some Hashable & Sendable, in path: AnyKeyPath, element: some Hashable & Sendable
  ) -> Effect {
    let key = ElementKey(lift: EffectID.Key(path: path), id: EffectID.Key(element))
    return Effect(.tree(.scoped(.cancel(id: id), by: EffectID.Key(key), of: .current)))
  }
}
