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
  /// - An effect runs in the process that has sent its action. Subscriptions run in one process, the keeper.
  ///
  /// - Parameters:
  ///   - name: The name of the store.
  ///   - initialState: The state before any action, used when there is no store of this name.
  ///   - reducer: The reducer. It has to be a function of state and action alone.
  ///   - version: The version of the reducer. Give it the next number when the reducer changes.
  ///   - upcasters: What turns the JSON of older versions into that of this one.
  ///   - middleware: The middleware, which sees the actions of this handle.
  ///   - options: The limits and times.
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
    let opening = Opening<R>(
      journal: self,
      codec: Codec(name: name, version: version, upcasters: upcasters), reducer: reducer,
      options: options, runtime: runtime, isManual: isManual)
    let replica: Replica<R.State, R.Action> = try await replicas.replica(of: name) {
      try await opening.replica(initialState)
    }
    if !isManual { replicas.listen(to: self) }
    return replica.makeHandle(middleware: middleware)
  }
}

/// The steps by which a store is opened: its snapshot is read, and the entries after it are folded.
@MainActor
private struct Opening<R: Reducer>
where R.State: Codable & Sendable, R.Action: Codable & Sendable {
  let journal: any Journal
  let codec: Codec<R.State, R.Action>
  let reducer: R
  let options: JournalOptions
  let runtime: EffectRuntime
  let isManual: Bool

  func replica(_ initialState: R.State) async throws -> Replica<R.State, R.Action> {
    let initial = try await codec.snapshot(initialState, after: 0, by: journal.process)
    var head = try await journal.open(codec.name, initial: initial)
    if head.version < codec.version {
      head = try await journal.raise(codec.name, to: codec.version)
    }
    guard let snapshot = try await journal.snapshot(of: codec.name, version: codec.version) else {
      throw JournalError.noSnapshot(codec.name, version: codec.version)
    }
    var replica = try await replica(from: snapshot)
    if snapshot.version < codec.version && head.version == codec.version {
      replica = try await based(replica, after: head.since)
    }
    try await fold(to: nil, replica)
    if head.version > codec.version {
      replica.refuse(.olderVersion(codec.version, than: head.version, of: codec.name))
    }
    replica.start()
    return replica
  }

  private func replica(from snapshot: Snapshot) async throws -> Replica<R.State, R.Action> {
    Replica(
      codec, journal: journal, state: try await codec.state(of: snapshot),
      number: snapshot.number, reducer: reducer, options: options,
      pace: isManual ? .manual() : .live(), runtime: runtime)
  }

  /// Writes the state with which a version begins. The first process that does decides.
  private func based(
    _ replica: Replica<R.State, R.Action>, after since: Int
  ) async throws -> Replica<R.State, R.Action> {
    try await fold(to: since, replica)
    guard replica.refusal == nil else { return replica }
    let own = try await codec.snapshot(replica.engine.state, after: since, by: journal.process)
    let base = try await journal.save(own, of: codec.name)
    return base.digest == own.digest ? replica : try await self.replica(from: base)
  }

  private func fold(to last: Int?, _ replica: Replica<R.State, R.Action>) async throws {
    replica.mayHaveNews = true
    while replica.mayHaveNews, replica.refusal == nil, replica.number < last ?? .max {
      _ = await replica.catchUp(to: last)
      if case .behind(let error) = replica.status { throw error }
    }
  }
}

extension JournalError {
  fileprivate static func noSnapshot(_ name: StoreName, version: Int) -> JournalError {
    JournalError(
      .olderVersion,
      """
      The store "\(name)" began with a newer version of its reducer than this process has, which is \(version). It \
      was not opened.

      Start this process anew with the newer version.
      """)
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
  ///   waits.
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
