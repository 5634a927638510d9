#if Postgres
  import CPostgres
  import Foundation
  import HeadwaterJournal

  /// Why a statement has no result.
  enum SessionError: Error {
    /// The server has refused the statement, and nothing of it stands.
    case refused(state: String, message: String)

    /// There is no answer, since the session has ended. The statement may have been carried out or not.
    case lost(String)

    /// There is no answer in time. The server may still work for the statement.
    case silent

    /// Whether the server has refused what a statement writes, as by a trigger or a constraint. It does so each time, and
    /// nothing of it stands.
    var isOfRow: Bool {
      guard case .refused(let state, _) = self else { return false }
      return state != "23505" && Self.classesOfRows.contains(String(state.prefix(2)))
    }

    /// Those of errors in a trigger's action, in values, of a constraint, in a function, of a view's check, of a limit of
    /// the program, and what PL/pgSQL raises.
    private static let classesOfRows: Set<String> = [
      "09", "0A", "21", "22", "23", "27", "2F", "38", "39", "44", "54", "P0",
    ]

    var endsSession: Bool {
      if case .refused = self { false } else { true }
    }
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
      let opened = ProcessEnd.connect {
        PQconnectdbParams(
          keywords.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
      }
      guard let opened else {
        throw .away("there is no memory for a connection, or the process ends")
      }
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
    /// - Parameters:
    ///   - silence: How long the server may send and take nothing. A large result may take longer.
    ///   - lockTime: How long it waits for a lock that another program holds; zero for as long as that takes. It is set
    ///     for this transaction alone, before the statement is planned, which locks its tables.
    func run<Value>(
      _ statement: Statement<Value>, within silence: Duration, lockTime: Duration = .zero
    ) throws(SessionError) -> [Value] {
      let setting = Statement(
        "SELECT set_config('lock_timeout', $1, true)",
        [.text("\(Int(lockTime / .milliseconds(1)))")])
      guard PQenterPipelineMode(handle) == 1, send(setting), send(statement),
        PQpipelineSync(handle) == 1
      else { throw lost() }
      try flush(within: silence)
      let set = try rows(within: silence) { _ in () }
      let found = try rows(within: silence, statement.read)
      var refusal = set.refusal ?? found.refusal
      // Only at the end it is committed, which may fail.
      while true {
        let end = try rows(within: silence) { _ in () }
        refusal = refusal ?? end.refusal
        if end.isEnd { break }
      }
      guard PQexitPipelineMode(handle) == 1 else { throw lost() }
      if let refusal { throw refusal }
      return found.values
    }

    private func send<Value>(_ statement: Statement<Value>) -> Bool {
      statement.parameters.withPointers { types, values, lengths in
        PQsendQueryParams(
          handle, statement.text, Int32(types.count), types, values, lengths,
          types.map { _ in 1 }, 1) == 1
      }
    }

    /// Runs statements without parameters, as one transaction if they don't begin one.
    func run(script: String, within silence: Duration) throws(SessionError) {
      guard PQsendQuery(handle, script) == 1 else { throw lost() }
      try flush(within: silence)
      if let refusal = try rows(within: silence, { _ in () }).refusal { throw refusal }
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

    /// Reads the results of one statement, or the end of the pipeline.
    private func rows<Value>(
      within silence: Duration, _ read: (Row) -> Value
    ) throws(SessionError) -> (values: [Value], refusal: SessionError?, isEnd: Bool) {
      var values: [Value] = []
      var refusal: SessionError?
      while let result = try nextResult(within: silence) {
        defer { PQclear(result) }
        switch PQresultStatus(result) {
        case PGRES_TUPLES_OK:
          let count = PQntuples(result)
          values.reserveCapacity(Int(count))
          for index in 0..<count { values.append(read(Row(result: result, index: index))) }
        case PGRES_COMMAND_OK, PGRES_PIPELINE_ABORTED: continue
        case PGRES_PIPELINE_SYNC: return (values, refusal, true)
        default:
          let state = PQresultErrorField(result, Int32(UInt8(ascii: "C")))
          guard let state, PQstatus(handle) == CONNECTION_OK else { throw lost() }
          refusal = Self.error(
            String(cString: state),
            PQresultErrorField(result, Int32(UInt8(ascii: "M"))).map { String(cString: $0) })
        }
      }
      guard PQstatus(handle) == CONNECTION_OK else { throw lost() }
      return (values, refusal, false)
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
        guard left > 0 else { throw .silent }
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
