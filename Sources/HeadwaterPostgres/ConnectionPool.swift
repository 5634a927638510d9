#if Postgres
  import HeadwaterJournal
  import Synchronization

  /// The connections of a process. A statement waits for one that is free, and for one that is made if no other can be.
  final class ConnectionPool: Sendable {
    private typealias Waiting = (
      continuation: CheckedContinuation<Connection?, Never>, needsConnected: Bool
    )

    private struct State {
      /// Those that are made come last.
      var free: [Connection]

      /// Those whose last statement has found a server.
      var connected: Set<ObjectIdentifier> = []
      var waiting: [Waiting] = []
      var onStarved: (@Sendable () -> Void)?

      /// - Returns: Who gets it, who waits in vain, and what is called since there is none.
      mutating func give(
        _ connection: Connection, isConnected: Bool
      ) -> (next: Waiting?, ended: [Waiting], onStarved: (@Sendable () -> Void)?) {
        let id = ObjectIdentifier(connection)
        if isConnected { connected.insert(id) } else { connected.remove(id) }
        var next: Waiting?
        if let index = waiting.firstIndex(where: { isConnected || !$0.needsConnected }) {
          next = waiting.remove(at: index)
        } else {
          free.insert(connection, at: isConnected ? free.count : 0)
        }
        guard connected.isEmpty else { return (next, [], nil) }
        let ended = waiting.filter(\.needsConnected)
        waiting.removeAll(where: \.needsConnected)
        return (next, ended, onStarved)
      }
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

    /// Whether there is a connection, as far as the last statements tell.
    var isConnected: Bool { state.withLock { !$0.connected.isEmpty } }

    /// Calls a function each time no connection can be made and there is none, in place of the function before.
    func whenStarved(_ body: @escaping @Sendable () -> Void) {
      state.withLock { $0.onStarved = body }
    }

    /// Uses a connection. If none can be made, as with a limit of the server, it waits for one that there is.
    private func use<Result: Sendable>(
      _ body: (Connection) async throws -> Result
    ) async throws -> Result {
      var connection = await take()
      while true {
        do {
          let result = try await body(connection)
          give(connection, isConnected: true)
          return result
        } catch let error as JournalError {
          give(connection, isConnected: false)
          guard let other = await takeConnected() else { throw error }
          connection = other
        } catch {
          let isConnected = (error as? SessionError)?.endsSession != true
          give(connection, isConnected: isConnected)
          throw error
        }
      }
    }

    private func take() async -> Connection {
      while true {
        let connection: Connection? = await withCheckedContinuation { continuation in
          let connection: Connection? = state.withLock { state in
            // The one that was used last is the least likely to have ended.
            if let connection = state.free.popLast() { return connection }
            state.waiting.append((continuation, false))
            return nil
          }
          if let connection { continuation.resume(returning: connection) }
        }
        if let connection { return connection }
      }
    }

    /// Waits for a connection that is made; nil if there is none.
    private func takeConnected() async -> Connection? {
      await withCheckedContinuation { continuation in
        let found: (Connection?)? = state.withLock { state in
          guard !state.connected.isEmpty else { return .some(nil) }
          let index = state.free.lastIndex { state.connected.contains(ObjectIdentifier($0)) }
          if let index { return state.free.remove(at: index) }
          state.waiting.append((continuation, true))
          return nil
        }
        if let found { continuation.resume(returning: found) }
      }
    }

    private func give(_ connection: Connection, isConnected: Bool) {
      let (next, ended, onStarved) = state.withLock { state in
        state.give(connection, isConnected: isConnected)
      }
      next?.continuation.resume(returning: connection)
      for waiting in ended { waiting.continuation.resume(returning: nil) }
      onStarved?()
    }
  }
#endif
