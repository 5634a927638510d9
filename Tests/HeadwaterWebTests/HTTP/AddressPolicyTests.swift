import Testing

@testable import HeadwaterWeb

@Suite("Hosts and origins")
struct AddressPolicyTests {
  @Test(
    "a server on a loopback address answers to its names for itself, with its port",
    arguments: ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:8080"])
  func loopback(host: String) {
    let policy = AddressPolicy(boundHost: "127.0.0.1", allowedOrigins: [])
    #expect(policy.admits(host: host, localPort: 8080))
  }

  @Test(
    "any other host is refused",
    arguments: [
      "evil.example:8080", "localhost", "localhost:8081", "127.0.0.1.evil.example:8080",
      "localhost:8080:8080", "localhost:", "localhost:0", "localhost:80800", "user@localhost:8080",
      "", " localhost:8080", "192.168.0.1:8080", "[::1", "localhost:+8080",
    ])
  func foreign(host: String) {
    let policy = AddressPolicy(boundHost: "127.0.0.1", allowedOrigins: [])
    #expect(!policy.admits(host: host, localPort: 8080))
    #expect(!policy.admits(host: nil, localPort: 8080))
  }

  @Test("a server on all addresses answers to addresses in numbers, but to no foreign name")
  func everywhere() {
    let policy = AddressPolicy(boundHost: "0.0.0.0", allowedOrigins: [])
    #expect(policy.admits(host: "192.168.0.7:8080", localPort: 8080))
    #expect(policy.admits(host: "[fe80::1]:8080", localPort: 8080))
    #expect(policy.admits(host: "localhost:8080", localPort: 8080))
    #expect(!policy.admits(host: "rebound.example:8080", localPort: 8080))
  }

  @Test("the host of an allowed origin is accepted on every port that leads here")
  func allowedOrigin() throws {
    let origin = try #require(Origin("https://example.org"))
    let policy = AddressPolicy(boundHost: "127.0.0.1", allowedOrigins: [origin])
    #expect(policy.admits(host: "example.org", localPort: 8080))
    #expect(policy.admits(host: "example.org:443", localPort: 8080))
    #expect(!policy.admits(host: "example.org:444", localPort: 8080))
    #expect(policy.admits(origin: "https://example.org", host: "example.org"))
    #expect(policy.admits(origin: "https://example.org:443", host: "example.org"))
    #expect(!policy.admits(origin: "http://example.org.evil.example", host: "example.org"))
  }

  @Test("an origin must be the host that was asked")
  func sameOrigin() {
    let policy = AddressPolicy(boundHost: "127.0.0.1", allowedOrigins: [])
    #expect(policy.admits(origin: "http://localhost:8080", host: "localhost:8080"))
    #expect(!policy.admits(origin: "http://localhost:3000", host: "localhost:8080"))
    #expect(!policy.admits(origin: "http://127.0.0.1:8080", host: "localhost:8080"))
    #expect(!policy.admits(origin: "null", host: "localhost:8080"))
    #expect(!policy.admits(origin: "file://localhost:8080", host: "localhost:8080"))
  }

  @Test(
    "an origin is a scheme, a host and perhaps a port",
    arguments: ["example.org", "https://", "https://a/b", "ftp://a", "https://a:b", "https://a b"])
  func malformedOrigin(text: String) {
    #expect(Origin(text) == nil)
  }
}
