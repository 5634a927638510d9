#if Postgres
  import CPostgres
  import Foundation
  import HeadwaterJournal

  /// Why a statement has no result.
  enum SessionError: Error {
    /// The server has refused the statement, and nothing of it stands.
    case refused(state: String, message: String)

    /// There is no answer. The statement may have been carried out or not.
    case lost(String)
  }

  /// A session with a server: the only place that speaks to one through libpq.
  ///
  /// It is not `Sendable`: an actor owns it, and waits on a queue of its own (`BlockingExecutor`).
  final class Session {
    private let handle: OpaquePointer

    /// Connects and signs in, which blocks the thread for some seconds at most.
    ///
    /// - Parameter waits: Whether actions may wait for the connection, which its error says then.
    init(_ address: Address, waits: Bool = false) throws(JournalError) {
      // What stands before the URL are defaults, which the URL may change.
      let options = [
        ("connect_timeout", "5"), ("keepalives_idle", "5"), ("keepalives_interval", "2"),
        ("keepalives_count", "3"), ("tcp_user_timeout", "10000"),
        ("fallback_application_name", "Headwater"), ("dbname", address.url),
        ("client_encoding", "UTF8"),
      ]
      let keywords = options.map { strdup($0.0) }
      let values = options.map { strdup($0.1) }
      defer { for text in keywords + values { free(text) } }
      let opened = PQconnectdbParams(
        keywords.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
      guard let opened else { throw .away("there is no memory for a connection") }
      guard PQstatus(opened) == CONNECTION_OK else {
        defer { PQfinish(opened) }
        throw .noConnection(
          to: address, because: Self.message(of: opened),
          isPassword: PQconnectionNeedsPassword(opened) == 1, waits: waits)
      }
      handle = opened
      PQsetnonblocking(handle, 1)
      PQsetNoticeProcessor(handle, { _, _ in }, nil)
    }

    deinit { PQfinish(handle) }

    var socket: Int32 { PQsocket(handle) }

    /// Runs one statement, in a transaction of its own and in one round trip.
    ///
    /// - Parameter silence: How long the server may send and take nothing. A large result may take longer.
    func run<Value>(
      _ statement: Statement<Value>, within silence: Duration
    ) throws(SessionError) -> [Value] {
      let sent = statement.parameters.withPointers { types, values, lengths in
        PQsendQueryParams(
          handle, statement.text, Int32(types.count), types, values, lengths,
          types.map { _ in 1 }, 1)
      }
      guard sent == 1 else { throw lost() }
      return try rows(within: silence, statement.read)
    }

    /// Runs statements without parameters, as one transaction if they don't begin one.
    func run(script: String, within silence: Duration) throws(SessionError) {
      guard PQsendQuery(handle, script) == 1 else { throw lost() }
      _ = try rows(within: silence) { _ in () }
    }

    /// The payloads of the notifications that have come.
    func notifications() throws(SessionError) -> [String] {
      guard PQconsumeInput(handle) == 1 else { throw lost() }
      var payloads: [String] = []
      while let notification = PQnotifies(handle) {
        payloads.append(String(cString: notification.pointee.extra))
        PQfreemem(notification)
      }
      return payloads
    }

    private func rows<Value>(
      within silence: Duration, _ read: (Row) -> Value
    ) throws(SessionError) -> [Value] {
      try flush(within: silence)
      var values: [Value] = []
      var refusal: SessionError?
      while let result = try nextResult(within: silence) {
        defer { PQclear(result) }
        switch PQresultStatus(result) {
        case PGRES_TUPLES_OK:
          let count = PQntuples(result)
          values.reserveCapacity(Int(count))
          for index in 0..<count { values.append(read(Row(result: result, index: index))) }
        case PGRES_COMMAND_OK: continue
        default:
          let state = PQresultErrorField(result, Int32(UInt8(ascii: "C")))
          guard let state, PQstatus(handle) == CONNECTION_OK else { throw lost() }
          refusal = Self.error(
            String(cString: state),
            PQresultErrorField(result, Int32(UInt8(ascii: "M"))).map { String(cString: $0) })
        }
      }
      guard PQstatus(handle) == CONNECTION_OK else { throw lost() }
      if let refusal { throw refusal }
      return values
    }

    private func flush(within silence: Duration) throws(SessionError) {
      while true {
        switch PQflush(handle) {
        case 0: return
        case 1:
          try wait(for: POLLIN | POLLOUT, within: silence)
          guard PQconsumeInput(handle) == 1 else { throw lost() }
        default: throw lost()
        }
      }
    }

    private func nextResult(
      within silence: Duration
    ) throws(SessionError) -> OpaquePointer? {
      while PQisBusy(handle) == 1 {
        try wait(for: POLLIN, within: silence)
        guard PQconsumeInput(handle) == 1 else { throw lost() }
      }
      return PQgetResult(handle)
    }

    private func wait(
      for events: Int32, within silence: Duration
    ) throws(SessionError) {
      let deadline = ContinuousClock.now + silence
      while true {
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        guard left > 0 else { throw .lost("there was no answer in time") }
        var entry = pollfd(fd: socket, events: Int16(events), revents: 0)
        let ready = poll(&entry, 1, Int32(min(left.rounded(.up), 60_000)))
        if ready > 0 { return }
        if ready < 0 && errno != EINTR { throw .lost(String(cString: strerror(errno))) }
      }
    }

    /// The server ends the session with 57P, and a standby that was a primary before refuses all writes.
    private static func error(_ state: String, _ message: String?) -> SessionError {
      let message = message ?? "no message"
      let isLost = state.hasPrefix("57P") || state.hasPrefix("08") || state == "25006"
      return isLost ? .lost(message) : .refused(state: state, message: message)
    }

    private func lost() -> SessionError { .lost(Self.message(of: handle)) }

    private static func message(of handle: OpaquePointer) -> String {
      let text = String(cString: PQerrorMessage(handle))
      var lines: [Substring] = []
      for line in text.split(separator: "\n") {
        // With TLS and without, the same one may come twice. A line that begins with a tab is a hint for a terminal.
        let line = line.hasSuffix(".") ? line.dropLast() : line
        if !line.hasPrefix("\t"), !lines.contains(line) { lines.append(line) }
      }
      return lines.joined(separator: "; ")
    }
  }
#endif
