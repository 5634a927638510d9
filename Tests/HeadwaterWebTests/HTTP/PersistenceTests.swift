import HeadwaterWeb
import Testing

@Suite("Connections that end or go on after an answer", .timeLimit(.minutes(3)))
struct PersistenceTests {
  /// A request in the form of an old or a new client.
  struct Form: Sendable, CustomTestStringConvertible {
    let version: String
    let connection: String?

    var testDescription: String { "HTTP/\(version), \(connection ?? "nothing")" }

    func text(_ address: WebAddress) -> String {
      var lines = ["GET \(address.path) HTTP/\(version)", "Host: \(address.authority)"]
      if let connection { lines.append("Connection: \(connection)") }
      return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }
  }

  @Test(
    "the connection ends after the answer, which says so",
    arguments: [
      Form(version: "1.0", connection: nil), Form(version: "1.0", connection: "close"),
      Form(version: "1.0", connection: "keep-alive, close"),
      Form(version: "1.0", connection: "te"), Form(version: "1.1", connection: "close"),
      Form(version: "1.1", connection: "Close"), Form(version: "1.1", connection: "TE, close"),
    ])
  func ends(form: Form) async throws {
    try await withHost { host in
      try await RawConnection.open(to: host.address) { connection in
        try await connection.write(form.text(host.address))
        let reply = try await connection.readReply()
        #expect(reply?.status == 200)
        #expect(reply?["connection"] == "close")
        // The server does not read further data.
        #expect(try await connection.readReply() == nil)
      }
    }
  }

  @Test(
    "the connection stays open, and the answer says so to HTTP/1.0",
    arguments: [
      Form(version: "1.1", connection: nil), Form(version: "1.1", connection: "keep-alive"),
      Form(version: "1.0", connection: "keep-alive"),
      Form(version: "1.0", connection: "Keep-Alive"),
    ])
  func goesOn(form: Form) async throws {
    try await withHost { host in
      try await RawConnection.open(to: host.address) { connection in
        for _ in 0..<3 {
          try await connection.write(form.text(host.address))
          let reply = try await connection.readReply()
          #expect(reply?.status == 200)
          #expect(reply?["connection"] == (form.version == "1.0" ? "keep-alive" : nil))
        }
      }
    }
  }

  @Test("pipelined requests are answered up to the one that ends the connection")
  func ahead() async throws {
    try await withHost { host in
      try await RawConnection.open(to: host.address) { connection in
        let last = Form(version: "1.0", connection: nil).text(host.address)
        let other = Form(version: "1.1", connection: nil).text(host.address)
        try await connection.write(other + other + last + other)
        for connectionHeader in [nil, nil, "close"] {
          let reply = try #require(try await connection.readReply())
          #expect(reply["connection"] == connectionHeader)
        }
        #expect(try await connection.readReply() == nil)
      }
    }
  }
}
