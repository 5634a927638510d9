import Foundation

extension Journal {
  /// Opens a store that outlives this process.
  ///
  /// ```swift
  /// let board = try await journal.store("board/42", initialState: Board.State(), reducer: Board())
  /// ```
  ///
  /// It is used as any `Store`: views, scopes and bindings are written the same. What differs:
  ///
  /// - `send` returns before the turn of its action, which comes when the journal has kept it. `finish()` of its
  ///   task waits for the turn and for the effects. A binding answers with what was put into it until then.
  /// - The store of a name is one in this process, and each call returns a handle of it with middlewares of its own.
  ///   What subscribes to a handle ends with it.
  /// - An effect runs in the process that has sent its action. Subscriptions run in one process, the keeper.
  ///
  /// - Parameters:
  ///   - name: The name of the store.
  ///   - initialState: The state before any action, used when there is no store of this name.
  ///   - reducer: The reducer. It has to be a function of state and action alone.
  ///   - version: The version of the reducer. Give it the next number when the reducer changes.
  ///   - upcasters: What turns the JSON of older versions into that of this one.
  ///   - middleware: The middleware, which sees the actions of this handle.
  ///   - options: The limits and times. While the store is open already, those of its first call count.
  ///   - runtime: The runtime of the effects.
  /// - Returns: The store.
  /// - Throws: ``JournalError``.
  @MainActor
  public func store<R: Reducer>(
    _ name: String, initialState: R.State, reducer: R, version: Int = 1,
    upcasters: [Upcaster] = [], middleware: (any Middleware<R.State, R.Action>)? = nil,
    options: JournalOptions = JournalOptions(), runtime: EffectRuntime = .live
  ) async throws(JournalError) -> Store<R.State, R.Action>
  where R.State: Codable & Sendable, R.Action: Codable & Sendable {
    try await store(
      name, initialState: initialState, reducer: reducer, version: version, upcasters: upcasters,
      middleware: middleware, options: options, runtime: runtime, isManual: false)
  }

  /// Opens a store as above. If it is manual, it works only when a test calls `step()` of its `journal`.
  @MainActor
  package func store<R: Reducer>(
    _ text: String, initialState: R.State, reducer: R, version: Int = 1,
    upcasters: [Upcaster] = [], middleware: (any Middleware<R.State, R.Action>)? = nil,
    options: JournalOptions = JournalOptions(), runtime: EffectRuntime = .live, isManual: Bool
  ) async throws(JournalError) -> Store<R.State, R.Action>
  where R.State: Codable & Sendable, R.Action: Codable & Sendable {
    let name = try StoreName(text)
    try options.check(for: name.text)
    let opening = Opening<R>(
      journal: self,
      codec: Codec(name: name, version: version, upcasters: upcasters), reducer: reducer,
      options: options, runtime: runtime, isManual: isManual)
    let replica: Replica<R.State, R.Action> = try await replicas.replica(of: name) {
      try await opening.replica(initialState)
    }
    guard replica.codec.version == version else {
      throw .otherVersion(name, version, replica.codec.version)
    }
    if !isManual { replicas.listen(to: self) }
    return replica.makeHandle(middleware: middleware)
  }
}

extension Store where State: Codable & Sendable, Action: Codable & Sendable {
  /// Sends an action to a journaled store, and waits until it is kept and its turn has come.
  ///
  /// It does not wait for the effects. If the store becomes read-only meanwhile, it returns once the action is kept.
  ///
  /// - Parameter action: The action.
  /// - Returns: The number of the entry.
  /// - Throws: ``JournalError``: the reason why the action was not kept. While the journal does not answer, the call
  ///   waits; also while a store that a failover has lost is not opened again.
  @discardableResult
  public func keep(
    _ action: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(JournalError) -> Int {
    let result = await withCheckedContinuation { continuation in
      send(action, from: SourcePlace(fileID: fileID, line: line)) {
        continuation.resume(returning: $0)
      }
    }
    return try result.get()
  }

  /// Sends an action, and calls a function once it is kept and its turn has come, or never will.
  package func send(
    _ action: Action, from place: SourcePlace = SourcePlace(fileID: #fileID, line: #line),
    answer: @escaping (Result<Int, JournalError>) -> Void
  ) {
    guard let handle = attachment as? Handle<State, Action> else {
      return answer(.failure(.notJournaled()))
    }
    handle.replica.submit(action, from: .send(place), through: handle, answer: answer)
  }
}

extension JournalError {
  fileprivate static func notJournaled() -> JournalError {
    JournalError(
      .noStore,
      """
      `keep` was called on a store that no journal has opened, or on a scope of one. The action was not sent.

      Call it on the store that `journal.store(…)` returned.
      """)
  }
}
