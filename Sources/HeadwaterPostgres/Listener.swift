#if Postgres
  import Dispatch
  import Foundation
  import HeadwaterJournal

  /// Hears the hints of other processes, on a connection of its own.
  enum Listener {
    /// Listens until the task is cancelled. A connection that is lost is made anew.
    ///
    /// A connection may be open at this end only, as after a change of the network. So it is asked for a sign of life.
    ///
    /// Where the server lets the process have one connection, it belongs to the statements: hints may be lost.
    ///
    /// - Parameters:
    ///   - pool: The connections for statements, of which there has to be one.
    ///   - beat: The time between two signs of life, and that for which one is waited.
    static func listen(
      to server: Server, beside pool: ConnectionPool, without process: UUID,
      beat: Duration = .seconds(5), _ body: @Sendable (StoreName) -> Void
    ) async {
      var refusals = 0
      while !Task.isCancelled {
        if pool.isConnected {
          let connection = ListeningConnection()
          if let payloads = try? await connection.start(server) {
            refusals = 0
            pool.whenStarved { Task { await connection.stop() } }
            let heart = Task {
              while (try? await Task.sleep(for: beat)) != nil, await connection.isAlive(beat) {}
            }
            for await payload in payloads {
              if let hint = Hint(payload), hint.process != process { body(hint.name) }
            }
            heart.cancel()
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
    private var script = ""
    private var source: (any DispatchSourceRead)?
    private var payloads: AsyncStream<String>.Continuation?

    init() {}

    nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    func start(_ server: Server) throws -> AsyncStream<String> {
      let session = try server.connect()
      script = "LISTEN \(server.tables.schema)"
      try session.run(script: script, within: server.answerTime)
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

    /// Waits for a sign of life, as which the server answers that it still listens. Without one, the notifications end.
    func isAlive(_ silence: Duration) -> Bool {
      guard let session, source != nil else { return false }
      do {
        try session.run(script: script, within: silence)
      } catch {
        stop()
        return false
      }
      // What came before the answer has been taken from the socket, which has no news any more.
      read()
      return true
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
