import HTTPTypes
import HeadwaterPortableViews
import HeadwaterWeb
import Hummingbird
import Synchronization
import Testing

@Suite("Who the person is", .timeLimit(.minutes(1)))
struct IdentityTests {
  private let ana = [("Cookie", "login=1")]
  private let anaElsewhere = [("Cookie", "login=2")]
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

  @Test("all sessions of a person end, and nobody else's")
  func end() async throws {
    try await withPeople { host, _, sessions in
      let page = try await TestPage.load(host, login: ana)
      let other = try await TestPage.load(host, login: anaElsewhere)
      let bens = try await TestPage.load(host, login: ben)
      #expect(await sessions.count(of: "ana") == 2)
      try await page.connect(login: ana) { socket in
        try await other.connect(login: anaElsewhere) { otherSocket in
          try await bens.connect(login: ben) { bensSocket in
            await sessions.end("ana")
            #expect(await sessions.count(of: "ana") == 0)
            await socket.expectClosing(4001, "loaded again")
            await otherSocket.expectClosing(4001, "loaded again")
            try await bensSocket.event("click", try bens.button("Count"))
            try await bensSocket.expectBatch(containing: "ben counts 1")
          }
        }
      }
    }
  }

  @Test("a sign-out ends the pages of that browser, and those on other devices stay")
  func signOut() async throws {
    try await withPeople { host, logins, sessions in
      let page = try await TestPage.load(host, login: ana)
      let second = try await TestPage.load(host, login: ana, browser: page.cookie)
      let other = try await TestPage.load(host, login: anaElsewhere)
      try await page.connect(login: ana) { socket in
        try await second.connect(login: ana) { secondSocket in
          try await other.connect(login: anaElsewhere) { otherSocket in
            logins.end("1")
            await sessions.judgeAgain("ana")
            await socket.expectClosing(4001, "loaded again")
            await secondSocket.expectClosing(4001, "loaded again")
            try await otherSocket.event("click", try other.button("Count"))
            try await otherSocket.expectBatch(containing: "ana counts 1")
          }
        }
      }
      #expect(await sessions.count(of: "ana") == 1)
    }
  }

  @Test("a changed right takes effect in the sessions that live")
  func changedRight() async throws {
    try await withPeople { host, logins, sessions in
      let page = try await TestPage.load(host, login: ana)
      try await page.connect(login: ana) { socket in
        logins.setRole("editor", of: "1")
        await sessions.judgeAgain("ana")
        try await socket.expectBatch(containing: "You are ana, editor")
      }
    }
  }

  @Test("a page whose person cannot be found out now is asked to come back later")
  func unknown() async throws {
    try await withPeople { host, logins, sessions in
      let page = try await TestPage.load(host, login: ana)
      try await page.connect(login: ana) { socket in
        logins.isAway = true
        await sessions.judgeAgain("ana")
        await socket.expectClosing(1013, "who you are")
      }
      #expect(try await TestPage.request(host.address, headers: ana).status == 503)
      try await page.claim(login: ana) { await $0.expectClosing(1013, "who you are") }
      logins.isAway = false
      #expect(await sessions.count(of: "ana") == 1)
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
      PersonApp.self, sessions: sessions,
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

// MARK: - The app

/// The signed-in people, by the value of their cookie.
private final class Logins: Sendable {
  private struct Login {
    var name: String
    var role = "reader"
  }
  private struct State {
    var logins = [
      "1": Login(name: "ana"), "2": Login(name: "ana"), "3": Login(name: "ben"),
    ]
    var blocked: Set<String> = []
    var isAway = false
    var questions = 0
  }
  private let state = Mutex(State())

  var isAway: Bool {
    get { state.withLock { $0.isAway } }
    set { state.withLock { $0.isAway = newValue } }
  }
  var questions: Int { state.withLock { $0.questions } }

  func contains(_ login: String) -> Bool { state.withLock { $0.logins[login] != nil } }
  func end(_ login: String) { state.withLock { $0.logins[login] = nil } }
  func setRole(_ role: String, of login: String) {
    state.withLock { $0.logins[login]?.role = role }
  }
  func block(_ name: String) { _ = state.withLock { $0.blocked.insert(name) } }

  func admission(_ request: Request) throws -> Admission {
    try state.withLock { state in
      state.questions += 1
      if state.isAway { throw HTTPError(.serviceUnavailable) }
      guard let login = request.cookies["login"].flatMap({ state.logins[$0.value] }) else {
        return .guest()
      }
      if state.blocked.contains(login.name) {
        let text = ByteBuffer(string: "Your account is blocked.")
        return .refused(Response(status: .forbidden, body: .init(byteBuffer: text)))
      }
      return .person(login.name) { [role = login.role] in $0.role = role }
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var role = "nobody"
}

private struct PersonApp: App {
  var body: some Scene {
    WindowGroup { PersonView() }
  }
}

private struct PersonView: View {
  @HeadwaterPortableViews.Environment(\.visitor) private var visitor
  @HeadwaterPortableViews.Environment(\.role) private var role
  @State private var count = 0

  var body: some View {
    Text(visitor.person.map { "You are \($0), \(role)" } ?? "You are a guest")
    Button("Count") { count += 1 }
    Text("\(visitor.person ?? "guest") counts \(count)")
  }
}

/// Serves the app to people who sign in by a cookie.
private func withPeople(
  _ body: (TestHost, Logins, LiveSessions) async throws -> Void
) async throws {
  let logins = Logins()
  let sessions = LiveSessions()
  try await withHost(
    PersonApp.self, sessions: sessions, admitting: { request, _ in try logins.admission(request) }
  ) { try await body($0, logins, sessions) }
}

extension TestPage {
  /// Loads the page with the cookie of a login, and perhaps that of a browser.
  fileprivate static func load(
    _ host: TestHost, login: [(String, String)], browser: String? = nil
  ) async throws -> TestPage {
    try await load(host.address, cookie: browser, headers: login)
  }

  fileprivate func connect<Result>(
    login: [(String, String)], _ body: (inout TestSocket) async throws -> Result
  ) async throws -> Result {
    try await connect(headers: login, body)
  }

  /// Opens a socket with the cookie of a login, and says hello.
  fileprivate func claim(
    session: String? = nil, login: [(String, String)],
    _ body: (inout TestSocket) async throws -> Void
  ) async throws {
    try await openSocket(headers: login) { socket in
      try await socket.hello(session ?? self.session)
      try await body(&socket)
    }
  }
}
