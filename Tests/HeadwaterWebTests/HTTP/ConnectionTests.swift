import HeadwaterWeb
import Testing

@Suite("Connections of requests", .timeLimit(.minutes(3)))
struct ConnectionTests {
  @Test("a request for an unknown upgrade is answered without the upgrade")
  func otherUpgrade() async throws {
    try await withHost { host in
      let reply = try await TestPage.request(
        host.address, headers: [("Connection", "Upgrade"), ("Upgrade", "h2c")])
      #expect(reply.status == 200)
    }
  }

  @Test("a request that is not HTTP gets 400 and the connection ends")
  func malformedRequest() async throws {
    try await withHost { host in
      try await RawConnection.open(to: host.address) { connection in
        try await connection.write("GET / NOT-HTTP\r\n\r\n")
        let reply = try await connection.readReply()
        #expect(reply?.status == 400)
        await connection.end()
      }
    }
  }

  @Test("a client that does not finish its first request is disconnected")
  func slowRequest() async throws {
    try await withHost(configure: { $0.requestTimeout = .milliseconds(50) }) { host in
      try await RawConnection.open(to: host.address) { connection in
        // On a busy machine, the time may be over before this. The connection has then ended already.
        try? await connection.write("GET / HTTP/1.1\r\nHost: ")
        await connection.end()
      }
    }
  }

  @Test("several requests share a connection")
  func keepAlive() async throws {
    try await withHost { host in
      try await RawConnection.open(to: host.address) { connection in
        for _ in 0..<3 {
          try await connection.write("GET / HTTP/1.1\r\nHost: \(host.address.authority)\r\n\r\n")
          let reply = try await connection.readReply()
          #expect(reply?.status == 200)
        }
      }
    }
  }
}
