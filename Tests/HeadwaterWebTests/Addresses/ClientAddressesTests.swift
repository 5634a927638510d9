import Testing

@testable import HeadwaterWeb

@Suite("The client's address of a request")
struct ClientAddressesTests {
  private let logs = LogRecorder()

  /// Returns the client of a request from a peer, as in the log.
  private func client(
    trusting proxies: [String], peer: String?, _ headers: [String: [String]]
  ) throws -> String {
    var configuration = WebHost.Configuration()
    configuration.trustedProxies = proxies
    let clients = try ClientAddresses(configuration, logger: logs.logger)
    return "\(clients.client(peer: peer.flatMap { NetworkAddress($0) }) { headers[$0] ?? [] })"
  }

  @Test("without a header it is the other end of the connection", arguments: [[], ["none"]])
  func direct(proxies: [String]) throws {
    #expect(try client(trusting: proxies, peer: "192.0.2.1", [:]) == "192.0.2.1")
    #expect(try client(trusting: proxies, peer: nil, [:]) == "unknown")
    #expect(logs.lines.isEmpty)
  }

  @Test("headers of an untrusted proxy are ignored")
  func untrusted() throws {
    let headers = ["x-forwarded-for": ["203.0.113.9"], "forwarded": ["for=203.0.113.9"]]
    #expect(try client(trusting: ["10.0.0.1"], peer: "192.0.2.1", headers) == "192.0.2.1")
    #expect(try client(trusting: ["none"], peer: "192.0.2.1", headers) == "192.0.2.1")
    #expect(logs.lines.isEmpty)
  }

  @Test(
    "behind trusted proxies, the client is the last address that is not a trusted proxy",
    arguments: [
      ("203.0.113.9", "203.0.113.9"),
      ("198.51.100.66, 203.0.113.9", "203.0.113.9"),
      ("203.0.113.9, 10.0.0.2, 10.0.0.3", "203.0.113.9"),
      ("10.0.0.4, 10.0.0.2", "10.0.0.4"),
      ("2001:db8::1, 10.0.0.2", "2001:db8::1"),
      // If it cannot be read, the one before.
      ("203.0.113.9, unknown, 10.0.0.2", "10.0.0.2"),
      ("<script>", "10.0.0.1"),
    ])
  func walk(header: String, expected: String) throws {
    let found = try client(
      trusting: ["10.0.0.0/8"], peer: "10.0.0.1", ["x-forwarded-for": [header]])
    #expect(found == expected)
    #expect(logs.lines.isEmpty)
  }

  @Test("Forwarded counts as X-Forwarded-For does, and neither counts if they differ")
  func bothHeaders() throws {
    let proxies = ["10.0.0.1"]
    func found(_ forwarded: String, _ forwardedFor: [String]) throws -> String {
      try client(
        trusting: proxies, peer: "10.0.0.1",
        ["forwarded": [forwarded], "x-forwarded-for": forwardedFor])
    }
    #expect(try found("for=203.0.113.9", []) == "203.0.113.9")
    #expect(try found("for=203.0.113.9", ["203.0.113.9"]) == "203.0.113.9")
    #expect(try found("for=203.0.113.9", ["198.51.100.66"]) == "10.0.0.1")
  }

  @Test("a header that only a proxy sends lifts no limit where none is named, and is an issue once")
  func unnamedProxy() throws {
    let clients = try ClientAddresses(WebHost.Configuration(), logger: logs.logger)
    for name in ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-proto"] {
      let client = clients.client(peer: NetworkAddress("10.0.0.1")) { $0 == name ? ["x"] : [] }
      #expect(client.address == NetworkAddress("10.0.0.1"))
    }
    #expect(
      logs.lines == [
        "warning Requests come with the header 'x-forwarded-for', but no proxy is trusted: the limits "
          + "count the address that connects here, and if that is a proxy, all people behind it share "
          + "them. Name the proxy with --trusted-proxy, or write --trusted-proxy none if there is none "
          + "client=10.0.0.1"
      ])
  }

  @Test(
    "the people behind a trusted proxy that names nobody count as one address, which is an issue once"
  )
  func silentProxy() throws {
    var configuration = WebHost.Configuration()
    configuration.trustedProxies = ["10.0.0.1"]
    let clients = try ClientAddresses(configuration, logger: logs.logger)
    for _ in 0..<3 {
      let client = clients.client(peer: NetworkAddress("10.0.0.1")) { _ in [] }
      #expect(client.address == NetworkAddress("10.0.0.1"))
    }
    #expect(
      logs.lines == [
        "warning A trusted proxy does not say whom it forwards for: all people behind it share the "
          + "limits of one address. Let it set the header X-Forwarded-For client=10.0.0.1"
      ])
  }

  @Test("an invalid address is reported at the start", arguments: ["10.0.0.0/33", "proxy", ""])
  func invalid(text: String) {
    let error = #expect(throws: WebHostError.self) {
      try client(trusting: [text], peer: nil, [:])
    }
    #expect(
      error?.description
        == "'\(text)' is neither an address nor a block of them: write 10.0.0.7, 10.0.0.0/8 or "
        + "fd00::/8 for each proxy, or none, by itself, if no proxy stands before the app.")
  }
}
