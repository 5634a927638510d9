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
  /// - After a cancellation no action of the effect arrives, not even one that it had sent and the store
  ///   had not processed. A result can therefore not overwrite a state that has moved on.
  /// - If the result of an effect starts a new effect under the same id, the new one keeps running: the
  ///   end of the former effect does not affect it.
  /// - Ids belong to the instance of the feature that uses them, not to the process. Two rows of a list
  ///   can use the same id without meeting.
  /// - In a module with main-actor default isolation, as new Xcode projects have, declare an enum of ids
  ///   `nonisolated`, since ids are compared off the main actor too:
  ///   `nonisolated private enum Work { case search }`.
  /// - ``none`` runs under no id, and cancels nothing with `cancelInFlight` either.
  ///
  /// Use one id for one kind of work. With `cancelInFlight`, effects under a shared id cancel one another:
  ///
  /// ```swift
  /// // Wrong: saving cancels the search that runs.
  /// case .queryChanged: return .run { … }.cancellable(id: "work", cancelInFlight: true)
  /// case .saveTapped: return .run { … }.cancellable(id: "work", cancelInFlight: true)
  ///
  /// // Right: each kind of work has its own id.
  /// case .queryChanged: return .run { … }.cancellable(id: "search", cancelInFlight: true)
  /// case .saveTapped: return .run { … }.cancellable(id: "save", cancelInFlight: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The name of this effect within the feature.
  ///   - cancelInFlight: Whether to cancel effects that run under this id first.
  public func cancellable(
    id: some Hashable & Sendable, cancelInFlight: Bool = false
  ) -> Effect {
    if isNone { return self }
    return Effect(.tree(.cancellable(self, id: EffectID.Key(id), cancelInFlight: cancelInFlight)))
  }

  /// Cancels every effect that runs under an id, in the feature that returns this.
  ///
  /// The ids of a lifted child belong to the child. A parent's `cancel(id:)` does not reach them, not even
  /// with an equal id, unlike in The Composable Architecture. To cancel an effect of a child, name the
  /// child's place with `cancel(id:in:)` or `cancel(id:in:element:)`, or send the child an action:
  ///
  /// ```swift
  /// // Wrong: cancels only effects of the parent itself.
  /// return .cancel(id: "timer")
  ///
  /// // Right: cancels the child's effect.
  /// return .cancel(id: "timer", in: \State.counter)
  /// ```
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
  ///   - id: The id that the child uses.
  ///   - path: The place of the child: the key path it is lifted by.
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
  ///   - id: The id that the element's feature uses.
  ///   - path: The place of the elements: the key path they are lifted by.
  ///   - element: The id of the element.
  public static func cancel(
    id: some Hashable & Sendable, in path: AnyKeyPath, element: some Hashable & Sendable
  ) -> Effect {
    let key = ElementKey(lift: EffectID.Key(path: path), id: EffectID.Key(element))
    return Effect(.tree(.scoped(.cancel(id: id), by: EffectID.Key(key), of: .current)))
  }
}
