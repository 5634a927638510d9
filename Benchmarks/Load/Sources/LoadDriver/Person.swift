/// A person who has loaded the page, and uses its first usable element.
struct Person: Sendable {
  let port: Int
  let cookie: String
  let session: String
  /// The kind of event, and its element.
  let kind: String
  let element: Int
  private(set) var token: String?
  private var batch = 0
  private var sequence = 0

  static func ask(port: Int) async throws -> Person {
    let (head, body) = try await Connection.open(port: port) { connection in
      try await connection.write("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      return try await connection.readReply()
    }
    guard
      let cookie = head.firstMatch(of: /[Ss]et-[Cc]ookie: ([^;]*)/)?.output.1,
      let session = body.firstMatch(of: /data-session="([^"]*)"/)?.output.1
    else { throw Ended() }
    let input = body.firstMatch(of: /<input data-h="(\d+)"/)?.output.1
    let button = body.firstMatch(of: /<button data-h="(\d+)"/)?.output.1
    guard let element = (input ?? button).flatMap({ Int($0) }) else { throw Ended() }
    return Person(
      port: port, cookie: String(cookie), session: String(session),
      kind: input == nil ? "click" : "input", element: element)
  }

  private init(port: Int, cookie: String, session: String, kind: String, element: Int) {
    self.port = port
    self.cookie = cookie
    self.session = session
    self.kind = kind
    self.element = element
  }

  /// Claims the session; returns false if a new session replaced it.
  mutating func connect(_ connection: inout Connection) async throws -> Bool {
    try await connection.write(
      """
      GET /live HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Origin: http://127.0.0.1:\(port)\r
      Cookie: \(cookie)\r
      Connection: Upgrade\r
      Upgrade: websocket\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      \r

      """)
    guard try await connection.readReply().head.contains(" 101 ") else { throw Ended() }
    let token = token.map { "\"\($0)\"" } ?? "null"
    try await connection.writeFrame("[\"hello\",1,\"\(session)\",\(token),\(batch)]")
    let answer = try await connection.readMessage()
    guard let welcome = answer.firstMatch(of: /^\["welcome","([^"]*)"/) else { return false }
    self.token = String(welcome.output.1)
    try await connection.writeFrame("[\"ack\",\(batch)]")
    return true
  }

  /// Acts, and waits until the page shows the change.
  mutating func act(_ connection: inout Connection) async throws {
    try await send(connection)
    while true {
      let message = try await connection.readMessage()
      guard let numbers = message.firstMatch(of: /^\[(\d+),(\d+)/) else { continue }
      batch = Int(numbers.output.1) ?? batch
      try await connection.writeFrame("[\"ack\",\(batch)]")
      if Int(numbers.output.2) == sequence { return }
    }
  }

  /// Acts without waiting for an answer.
  mutating func send(_ connection: Connection) async throws {
    sequence += 1
    let value = kind == "input" ? ",\"blob\(sequence % 1_000)\"" : ""
    try await connection.writeFrame("[\"\(kind)\",\(sequence),\(element)\(value)]")
  }
}
