import HeadwaterWeb
import Hummingbird
import Testing

@Suite("Who the person is", .timeLimit(.minutes(3)))
struct IdentityTests {
  private let ana = [("Cookie", "login=1")]
  private let ben = [("Cookie", "login=3")]

  @Test("the person is in the environment, and the socket of the same person continues the session")
  func person() async throws {
    try await withPeople { host, _, _ in
      let page = try await TestPage.load(host, login: ana)
      #expect(page.reply.body.contains("You are ana, reader"))
      try await page.connect(login: ana) { socket in
        try await socket.event("click", try page.button("Count"))
        try await socket.expectBatch(containing: "ana counts 1")
      }
      let guest = try await TestPage.load(host, login: [])
      #expect(guest.reply.body.contains("You are a guest"))
      #expect(guest.session.count == 32)
      try await guest.connect { _ in }
    }
  }

  @Test("a session that is claimed with another person's cookie is refused, and ends")
  func anotherPerson() async throws {
    for other in [ben, []] {
      try await withPeople { host, _, sessions in
        let page = try await TestPage.load(host, login: ana)
        try await page.claim(login: other) { await $0.expectClosing(4001, "loaded again") }
        #expect(await sessions.count(of: "ana") == 0)
        // The person comes back to a session that has nothing of the former one.
        try await page.claim(login: ana) { try await $0.expect("render") }
      }
    }
  }

  @Test("a guest's session is refused to whoever has signed in since")
  func guestSignsIn() async throws {
    try await withPeople { host, _, _ in
      let page = try await TestPage.load(host, login: [])
      try await page.claim(login: ana) { await $0.expectClosing(4001, "loaded again") }
    }
  }

  @Test("a session is refused when its login has ended since its page was rendered")
  func expired() async throws {
    try await withPeople { host, logins, _ in
      let page = try await TestPage.load(host, login: ana)
      logins.end("1")
      try await page.claim(login: ana) { await $0.expectClosing(4001, "loaded again") }
    }
  }

  @Test("another browser with a stolen login gets a session of its own, and no other")
  func stolen() async throws {
    try await withPeople { host, _, _ in
      let page = try await TestPage.load(host, login: ana)
      try await page.openSocket(cookie: "headwater=\(String(repeating: "x", count: 32)); login=1") {
        try await $0.hello(page.session)
        await $0.expectClosing(1008, "another browser")
      }
      try await page.claim(login: ana) { try await $0.expect("welcome") }
    }
  }

  @Test("a session that is gone begins anew in the page of the same person only")
  func lost() async throws {
    try await withPeople { host, _, _ in
      let page = try await TestPage.load(host, login: ana)
      let unknown = String(repeating: "x", count: 32)
      let tag = page.session.dropFirst(32)
      #expect(!tag.isEmpty)
      #expect(!tag.contains("ana"))
      try await page.claim(session: unknown + tag, login: ana) { socket in
        let render = try await socket.expect("render")
        #expect("\(render)".contains("You are ana"))
        #expect(render.elements[2].string?.hasSuffix(tag) == true)
      }
      for (session, login) in [
        (unknown + tag, ben), (unknown + tag, []), (unknown, ana), (unknown + "x", ana),
      ] {
        try await page.claim(session: session, login: login) {
          await $0.expectClosing(4001, "loaded again")
        }
      }
      try await page.claim(session: unknown, login: []) { try await $0.expect("render") }
    }
  }

  @Test("a refused request gets the app's own response, and its socket is sent to load that")
  func refused() async throws {
    try await withPeople { host, logins, _ in
      let page = try await TestPage.load(host, login: ben)
      logins.block("ben")
      let reply = try await TestPage.request(host.address, headers: ben)
      #expect(reply.status == 403)
      #expect(reply.body == "Your account is blocked.")
      #expect(reply["set-cookie"] == nil)
      #expect(reply["x-content-type-options"] == "nosniff")
      try await page.claim(login: ben) { await $0.expectClosing(4001, "loaded again") }
    }
  }

  @Test("a claim that is judged while its person signs out is judged again")
  func outdated() async throws {
    let sessions = LiveSessions()
    let logins = Logins()
    try await withHost(
      PeopleApp.self, sessions: sessions,
      admitting: { request, _ in
        let admission = try logins.admission(request)
        if request.uri.path == "/live", logins.contains("1") {
          logins.end("1")
          await sessions.judgeAgain("ana")
        }
        return admission
      }
    ) { host in
      let page = try await TestPage.load(host, login: ana)
      try await page.claim(login: ana) { await $0.expectClosing(4001, "loaded again") }
    }
  }

  @Test("a claim that fails anyway does not cost the app a question")
  func unasked() async throws {
    try await withPeople { host, logins, _ in
      let page = try await TestPage.load(host, login: ana)
      let asked = logins.questions
      try await page.openSocket(cookie: .some("login=1")) { socket in
        try await socket.hello(page.session)
        await socket.expectClosing(1008, "no cookie")
      }
      #expect(logins.questions == asked)
    }
  }
}
