import HeadwaterWeb
import Testing

@Suite("Health and readiness", .timeLimit(.minutes(3)))
struct HealthTests {
  @Test("both answer to any Host, and start no session")
  func anyHost() async throws {
    try await withHost(configure: { $0.maximumSessions = 1 }) { host in
      for path in ["/headwater/health", "/headwater/ready"] {
        let reply = try await TestPage.request(host.address, path, host: "10.0.0.1")
        #expect(reply.status == 200)
        #expect(reply["set-cookie"] == nil)
      }
    }
  }

  @Test("a host whose app says why it should get nobody is healthy, but not ready")
  func notReady() async throws {
    try await withHost(notReady: { "The journal is not reached." }) { host in
      #expect(try await TestPage.request(host.address, "/headwater/health").status == 200)
      let ready = try await TestPage.request(host.address, "/headwater/ready")
      #expect(ready.status == 503)
      #expect(ready.body == "The journal is not reached.\n")
    }
  }

  @Test("a host that is full is healthy, but not ready")
  func full() async throws {
    try await withHost(configure: { $0.maximumSessions = 1 }) { host in
      _ = try await TestPage.load(host.address)
      #expect(try await TestPage.request(host.address, "/headwater/health").status == 200)
      let ready = try await TestPage.request(host.address, "/headwater/ready")
      #expect(ready.status == 503)
      #expect(ready.body.contains("too many sessions"))
    }
  }
}
