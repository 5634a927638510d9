import HeadwaterWeb
import Synchronization
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

  @Test("a host that is full serves those who are there: it is ready, and has no room for more")
  func full() async throws {
    try await withHost(configure: { $0.maximumSessions = 1 }) { host in
      #expect(try await TestPage.request(host.address, "/headwater/room").body == "room\n")
      _ = try await TestPage.load(host.address)
      #expect(try await TestPage.request(host.address, "/headwater/health").status == 200)
      let ready = try await TestPage.request(host.address, "/headwater/ready")
      #expect(ready.status == 200)
      #expect(ready.body == "ready\n")
      let room = try await TestPage.request(host.address, "/headwater/room")
      #expect(room.status == 503)
      #expect(room.body == "There are too many sessions.\n")
    }
  }

  @Test("however many clients ask whether a host is ready, its app is asked once a second")
  func rareQuestions() async throws {
    let clock = ManualClock()
    let questions = Atomic(0)
    try await withHost(
      clock: clock,
      notReady: {
        questions.add(1, ordering: .relaxed)
        return nil
      }
    ) { host in
      for _ in 0..<20 {
        #expect(try await TestPage.request(host.address, "/headwater/ready").status == 200)
      }
      #expect(questions.load(ordering: .relaxed) == 1)
      clock.advance(by: .seconds(1))
      _ = try await TestPage.request(host.address, "/headwater/ready")
      #expect(questions.load(ordering: .relaxed) == 2)
    }
  }
}
