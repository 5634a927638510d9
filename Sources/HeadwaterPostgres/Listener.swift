#if Postgres
  import Dispatch
  import Foundation
  import HeadwaterJournal

  /// Hears the hints of other processes, on a connection of its own.
  enum Listener {
    /// Listens until the task is cancelled. A connection that is lost is made anew.
    ///
    /// Where the server lets the process have one connection, it belongs to the statements: hints may be lost.
    ///
    /// - Parameter pool: The connections for statements, of which there has to be one.
    static func listen(
      to server: Server, beside pool: ConnectionPool, without process: UUID,
      _ body: @Sendable (StoreName) -> Void
    ) async {
      var refusals = 0
      while !Task.isCancelled {
        if pool.isConnected {
          let connection = ListeningConnection()
          if let payloads = try? await connection.start(server) {
            refusals = 0
            pool.whenStarved { Task { await connection.stop() } }
            for await payload in payloads {
              if let hint = Hint(payload), hint.process != process { body(hint.name) }
            }
          } else if pool.isConnected {
            refusals += 1
          }
          await connection.stop()
        }
        let most = 1_500 << min(refusals, 5)
        try? await Task.sleep(for: .milliseconds(Int.random(in: most / 3...most)))
      }
    }
  }

  /// A connection that waits for notifications, without a thread that waits.
  actor ListeningConnection {
    private let executor = BlockingExecutor(label: "HeadwaterPostgres.Listener")
    private var session: Session?
    private var source: (any DispatchSourceRead)?
    private var payloads: AsyncStream<String>.Continuation?

    init() {}

    nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    func start(_ server: Server) throws -> AsyncStream<String> {
      let session = try server.connect()
      try session.run(
        script: "LISTEN \(server.tables.schema)", within: server.answerTime)
      let (stream, continuation) = AsyncStream.makeStream(
        of: String.self, bufferingPolicy: .bufferingNewest(1_024))
      let source = DispatchSource.makeReadSource(
        fileDescriptor: session.socket, queue: executor.queue)
      source.setEventHandler { [weak self] in self?.assumeIsolated { $0.read() } }
      // The socket is closed with the session, which has to come after the source.
      source.setCancelHandler { self.assumeIsolated { $0.session = nil } }
      self.session = session
      self.source = source
      payloads = continuation
      source.activate()
      return stream
    }

    func stop() {
      payloads?.finish()
      source?.cancel()
      source = nil
    }

    private func read() {
      do {
        for payload in try session?.notifications() ?? [] { payloads?.yield(payload) }
      } catch {
        stop()
      }
    }
  }
#endif
