import HeadwaterWeb
import Testing

@Suite("The live sessions of people", .timeLimit(.minutes(3)))
struct LiveSessionsTests {
  private let ana = [("Cookie", "login=1")]
  private let anaElsewhere = [("Cookie", "login=2")]
  private let ben = [("Cookie", "login=3")]

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
}
