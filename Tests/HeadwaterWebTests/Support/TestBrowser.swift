import HeadwaterWeb
import Testing

/// The facts that a browser keeps about a served page.
struct TestPage {
  let address: WebAddress
  let reply: HTTPReply
  let cookie: String
  let session: String

  /// Loads the page, like a browser with the given cookie.
  static func load(
    _ address: WebAddress, path: String = "", cookie: String? = nil,
    headers: [(String, String)] = []
  ) async throws -> TestPage {
    let reply = try await request(
      address, address.path + path, headers: headers + (cookie.map { [("Cookie", $0)] } ?? []))
    let cookie = try #require(reply["set-cookie"]?.split(separator: ";").first.map(String.init))
    let session = try #require(reply.body.attribute("data-session"))
    return TestPage(address: address, reply: reply, cookie: cookie, session: session)
  }

  static func request(
    _ address: WebAddress, _ path: String? = nil, method: String = "GET", host: String? = nil,
    headers: [(String, String)] = []
  ) async throws -> HTTPReply {
    try await RawConnection.open(to: address) { connection in
      var lines = [
        "\(method) \(path ?? address.path) HTTP/1.1", "Host: \(host ?? address.authority)",
      ]
      lines += headers.map { "\($0): \($1)" }
      try await connection.write(lines.joined(separator: "\r\n") + "\r\n\r\n")
      return try #require(try await connection.readReply(hasBody: method != "HEAD"))
    }
  }

  /// Opens a socket without sending a message.
  func openSocket<Result>(
    origin: String? = nil, host: String? = nil, cookie: String?? = .none,
    headers: [(String, String)] = [], receiveBuffer: Int? = nil,
    _ body: (inout TestSocket) async throws -> Result
  ) async throws -> Result {
    try await RawConnection.open(to: address, receiveBuffer: receiveBuffer) { connection in
      var lines = [
        "GET \(address.path)live HTTP/1.1", "Host: \(host ?? address.authority)",
        "Origin: \(origin ?? "http://\(address.authority)")",
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ]
      lines += headers.map { "\($0): \($1)" }
      if let cookie = cookie ?? self.cookie { lines.append("Cookie: \(cookie)") }
      try await connection.write(lines.joined(separator: "\r\n") + "\r\n\r\n")
      let reply = try #require(try await connection.readReply())
      var socket = TestSocket(reply: reply, connection: connection)
      return try await body(&socket)
    }
  }

  /// Opens a socket, claims the page's session, and reads the welcome.
  func connect<Result>(
    person: [JSON] = [], headers: [(String, String)] = [],
    _ body: (inout TestSocket) async throws -> Result
  ) async throws -> Result {
    try await openSocket(headers: headers) { socket in
      try await socket.hello(session, person: person)
      let welcome = try await socket.read()
      try #require(welcome.elements.first == "welcome", "\(welcome)")
      socket.token = welcome.elements[1].string
      return try await body(&socket)
    }
  }

  /// The id of the button with this title.
  func button(_ title: String) throws -> Int {
    try #require(reply.body.button(title))
  }

  /// The id of the input behind this label.
  func field(_ label: String) throws -> Int {
    try #require(reply.body.field(label))
  }
}

/// A browser's end of a socket.
struct TestSocket {
  /// The response to the request that opened the socket.
  let reply: HTTPReply
  var connection: RawConnection
  var token: String?
  private var sequence = 0

  init(reply: HTTPReply, connection: RawConnection) {
    self.reply = reply
    self.connection = connection
  }

  func send(_ message: JSON) async throws {
    try await connection.writeText(try message.encoded)
  }

  func hello(
    _ session: String, token: String? = nil, lastBatch: Int = 0, person: [JSON] = []
  ) async throws {
    let claim: [JSON] = [
      "hello", 1, .text(session), token.map { .text($0) } ?? .null, .number(lastBatch),
    ]
    try await send(.list(claim + person))
  }

  /// Sends an event with the next number.
  mutating func event(_ kind: String, _ element: Int, _ value: String? = nil) async throws {
    sequence += 1
    let end: [JSON] = value.map { [.text($0)] } ?? []
    try await send(.list([.text(kind), .number(sequence), .number(element)] + end))
  }

  /// Reads the next frame as a message, and skips pings, which arrive on a busy machine.
  mutating func read() async throws -> JSON {
    var frame = try #require(await connection.readFrame(), "the server closed the connection")
    while frame.opcode == 9 {
      frame = try #require(await connection.readFrame(), "the server closed the connection")
    }
    try #require(frame.opcode == 1, "\(frame.closing.map { "\($0)" } ?? "\(frame)")")
    return try JSON(parsing: frame.text)
  }

  /// Reads the next frame as a message; returns nil if the server ends the connection.
  mutating func readOrClose() async throws -> JSON? {
    guard let frame = await connection.readFrame(), frame.opcode == 1 else { return nil }
    return try JSON(parsing: frame.text)
  }

  /// Reads the next batch and acknowledges it.
  mutating func readBatch() async throws -> JSON {
    let batch = try await read()
    try await send(["ack", batch.elements[0]])
    return batch
  }

  /// Reads until the server sends the reason for the end; returns nil if it ends the connection without one.
  mutating func readClosing() async -> (code: Int, reason: String)? {
    while let frame = await connection.readFrame() {
      if let closing = frame.closing { return closing }
    }
    return nil
  }
}

// MARK: - Expectations

extension TestSocket {
  /// Expects the next batch to contain a text, and acknowledges it.
  mutating func expectBatch(
    containing text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let batch = try await readBatch()
    #expect("\(batch)".contains(text), sourceLocation: sourceLocation)
  }

  /// Expects the next batch to report only that an event was handled, and acknowledges it.
  mutating func expectEmptyBatch(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let batch = try await readBatch()
    #expect(batch.elements.count == 2, sourceLocation: sourceLocation)
  }

  /// Expects the next message to be of a kind.
  @discardableResult
  mutating func expect(
    _ kind: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> JSON {
    let message = try await read()
    #expect(message.elements.first?.string == kind, sourceLocation: sourceLocation)
    return message
  }

  /// Expects the server to end the connection with a code and a reason.
  mutating func expectClosing(
    _ code: Int, _ reason: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let closing = await readClosing()
    #expect(closing?.code == code, sourceLocation: sourceLocation)
    #expect(
      reason.isEmpty || closing?.reason.contains(reason) == true, sourceLocation: sourceLocation)
  }

}

extension WebAddress {
  var authority: String { "\(host):\(port)" }
}

extension String {
  /// The value of the first attribute with this name.
  func attribute(_ name: String) -> String? {
    guard let start = firstRange(of: "\(name)=\"")?.upperBound,
      let end = self[start...].firstIndex(of: "\"")
    else { return nil }
    return String(self[start..<end])
  }

  /// The id of the button with this title.
  func button(_ title: String) -> Int? {
    for start in ranges(of: "<button ") {
      let rest = self[start.lowerBound...]
      guard let end = rest.firstRange(of: "</button>") else { continue }
      let element = String(rest[..<end.lowerBound])
      if element.contains(title) { return element.attribute("data-h").flatMap { Int($0) } }
    }
    return nil
  }

  /// The id of the input behind this label.
  func field(_ label: String) -> Int? {
    guard let label = firstRange(of: ">\(label)</span>") else { return nil }
    let rest = self[label.upperBound...]
    guard let input = rest.firstRange(of: "<input ") else { return nil }
    return String(rest[input.lowerBound...]).attribute("data-h").flatMap { Int($0) }
  }
}
