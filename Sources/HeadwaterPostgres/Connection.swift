#if Postgres
  import Foundation
  import HeadwaterJournal

  /// A connection that is made when it is needed, and made anew when it is lost.
  actor Connection {
    private let executor = BlockingExecutor(label: "HeadwaterPostgres.Connection")
    private let server: Server
    private var session: Session?

    init(_ server: Server) {
      self.server = server
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    /// Runs a statement.
    ///
    /// A session that has been idle may have ended unseen, as with a server that was started anew. The statement
    /// is then sent once more: each statement here may be repeated.
    func run<Value>(_ statement: Statement<Value>) throws -> [Value] {
      let wasIdle = session != nil
      do {
        return try send(statement)
      } catch SessionError.lost(_) where wasIdle {
        return try send(statement)
      }
    }

    private func send<Value>(_ statement: Statement<Value>) throws -> [Value] {
      do {
        return try connected().run(
          statement, within: server.answerTime, lockTime: server.lockTime)
      } catch let error as SessionError {
        if error.endsSession { session = nil }
        throw error
      }
    }

    /// Creates or changes the tables.
    func migrate() throws {
      try server.tables.migrate(try connected(), of: server.address)
    }

    private func connected() throws -> Session {
      if let session { return session }
      let new = try server.connect()
      session = new
      return new
    }
  }

  /// A server, and when it may be asked for a connection.
  struct Server: Sendable {
    let address: Address
    let tables: JournalTables
    let answerTime: Duration
    let lockTime: Duration
    /// Whether it is only read from: nothing waits for it then, and it may be one that takes no entries.
    var isForReading = false
    let attempts = Attempts()

    /// Connects, and checks that the server keeps what it answers.
    func connect() throws -> Session {
      try attempts.begin()
      do {
        let session = try Session(address, waits: attempts.hasSucceeded && !isForReading)
        if !isForReading { try ServerSettings.check(session, of: address) }
        try tables.check(session, of: address)
        attempts.succeeded()
        return session
      } catch let error as JournalError {
        attempts.failed(error)
        throw error
      } catch {
        let error = JournalError.postgres(error, at: address)
        attempts.failed(error)
        throw error
      }
    }
  }
#endif
