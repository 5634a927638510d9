import HeadwaterWeb
import Testing

/// Without a deadline, each of these would continue until the test's time limit.
@Suite("Deadlines of requests and answers", .timeLimit(.minutes(3)))
struct DeadlineTests {
  private func withImpatientHost(_ body: (TestHost) async throws -> Void) async throws {
    try await withHost(configure: { $0.requestTimeout = .milliseconds(200) }, body)
  }

  @Test("a body that comes byte by byte ends when the time is up", arguments: ["GET", "POST"])
  func drippingBody(method: String) async throws {
    try await withImpatientHost { host in
      try await RawConnection.open(to: host.address) { connection in
        let head =
          "\(method) / HTTP/1.1\r\nHost: \(host.address.authority)\r\n"
          + "Content-Length: 1000000000\r\n\r\n"
        await connection.writeForever("x", after: head)
      }
    }
  }

  @Test("a client that sends requests and never reads is disconnected")
  func unreadAnswers() async throws {
    try await withImpatientHost { host in
      try await RawConnection.open(to: host.address) { connection in
        let request =
          "GET /headwater/client.js HTTP/1.1\r\nHost: \(host.address.authority)\r\n\r\n"
        await connection.writeForever(String(repeating: request, count: 100))
      }
    }
  }
}

extension RawConnection {
  /// Writes the same text repeatedly until the server has ended the connection. On a busy machine, that may
  /// be before the first write.
  func writeForever(_ text: String, after head: String = "") async {
    do {
      try await write(head)
      while true { try await write(text) }
    } catch {
      // The server has ended the connection.
    }
  }
}
