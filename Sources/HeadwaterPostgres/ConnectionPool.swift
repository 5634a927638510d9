#if Postgres
  import HeadwaterJournal
  import Synchronization

  /// The connections of a process. A statement waits for one that is free.
  final class ConnectionPool: Sendable {
    private struct State {
      var free: [Connection]
      var waiting: [CheckedContinuation<Connection, Never>] = []
    }

    private let state: Mutex<State>
    private let server: Server

    init(_ server: Server, count: Int) {
      self.server = server
      state = Mutex(State(free: (0..<count).map { _ in Connection(server) }))
    }

    /// Runs a statement, in one round trip.
    ///
    /// - Throws: `SessionError` or `JournalError`.
    func run<Value>(_ statement: Statement<Value>) async throws -> [Value] {
      try await use { try await $0.run(statement) }
    }

    /// Runs a statement whose refusal by the server is an error of the journal.
    func journalRun<Value>(
      _ statement: Statement<Value>
    ) async throws(JournalError) -> [Value] {
      do {
        return try await run(statement)
      } catch {
        throw .postgres(error, at: server.address)
      }
    }

    func migrate() async throws(JournalError) {
      do {
        try await use { try await $0.migrate() }
      } catch {
        throw .postgres(error, at: server.address)
      }
    }

    private func use<Result: Sendable>(
      _ body: (Connection) async throws -> Result
    ) async throws -> Result {
      let connection = await take()
      defer { give(connection) }
      return try await body(connection)
    }

    private func take() async -> Connection {
      await withCheckedContinuation { continuation in
        let connection: Connection? = state.withLock { state in
          // The one that was used last is the least likely to have ended.
          if let connection = state.free.popLast() { return connection }
          state.waiting.append(continuation)
          return nil
        }
        if let connection { continuation.resume(returning: connection) }
      }
    }

    private func give(_ connection: Connection) {
      let next: CheckedContinuation<Connection, Never>? = state.withLock { state in
        guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
        state.free.append(connection)
        return nil
      }
      next?.resume(returning: connection)
    }
  }
#endif
