import Headwater
import HeadwaterJournal
import HeadwaterWeb
import Testing

/// Who is signed in, in all processes.
private struct SharedLogins: Reducer {
  struct State: Codable, Equatable, Sendable {
    var people = ["1": "ana", "2": "ana", "3": "ben"]
    var changes: [String: Int] = [:]
  }

  enum Action: Codable, Sendable { case signedOut(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .signedOut(let login):
      guard let person = state.people.removeValue(forKey: login) else { return .none }
      state.changes[person, default: 0] += 1
    }
    return .none
  }
}

@Suite("The live sessions of people in several processes", .timeLimit(.minutes(3)))
struct SharedLoginsTests {
  private let ana = [("Cookie", "login=1")]
  private let anaElsewhere = [("Cookie", "login=2")]
  private let ben = [("Cookie", "login=3")]

  @Test("a sign-out in one process ends the pages of that login in the other, and no others")
  func signOut() async throws {
    let database = MemoryDatabase()
    try await withProcess(database) { here, logins in
      try await withProcess(database) { there, _ in
        let page = try await TestPage.load(there, login: ana)
        let device = try await TestPage.load(there, login: anaElsewhere)
        let bens = try await TestPage.load(there, login: ben)
        try await page.connect(login: ana) { socket in
          try await device.connect(login: anaElsewhere) { deviceSocket in
            try await bens.connect(login: ben) { bensSocket in
              try await logins.keep(.signedOut("1"))
              await socket.expectClosing(4001, "loaded again")
              try await deviceSocket.event("click", try device.button("Count"))
              try await deviceSocket.expectBatch(containing: "ana counts 1")
              try await bensSocket.event("click", try bens.button("Count"))
              try await bensSocket.expectBatch(containing: "ben counts 1")
            }
          }
        }
        for host in [here, there] {
          let reply = try await TestPage.request(host.address, headers: ana)
          #expect(reply.body.contains("You are a guest"))
        }
      }
    }
  }

  /// Serves the people's app as a process of its own, which shares its logins with others.
  private func withProcess(
    _ database: MemoryDatabase,
    _ body: (TestHost, Store<SharedLogins.State, SharedLogins.Action>) async throws -> Void
  ) async throws {
    let journal = MemoryJournal(database)
    let logins = try await journal.store(
      "logins", initialState: SharedLogins.State(), reducer: SharedLogins())
    let sessions = LiveSessions()
    await sessions.follow(logins, \.changes)
    try await withHost(
      PeopleApp.self, sessions: sessions,
      admitting: { request, _ in
        let login = request.cookies["login"]?.value ?? ""
        let person = await MainActor.run { logins.people[login] }
        return person.map { .person($0) } ?? .guest()
      }
    ) { try await body($0, logins) }
  }
}
