import HeadwaterPortableViews
import Testing

@testable import HeadwaterWeb

@Suite("What a browser tells of its person", .timeLimit(.minutes(1)))
struct VisitorTests {
  @Test(
    "the language with the greatest weight is taken",
    arguments: [
      (["de-CH"], "de-CH"), (["fr;q=0.5, pt-BR, en;q=0.8"], "pt-BR"), (["en;q=0.1", "nl"], "nl"),
      (["zh-Hant-TW,zh;q=0.9"], "zh-Hant-TW"),
    ])
  func language(headers: [String], identifier: String) {
    #expect(Visitor(acceptLanguage: headers).locale?.identifier(.bcp47) == identifier)
  }

  @Test(
    "what is no language is left out",
    arguments: [
      "", "*", "en;q=0", "../../etc", "e n", "1234", "<script>", "en;q=nan,;;,=",
      "abcdefghijk",
    ])
  func noLanguage(header: String) {
    #expect(Visitor(acceptLanguage: [header]).locale == nil)
  }

  @Test("a time zone is one by its name", arguments: ["Europe/Berlin", "America/New_York", "UTC"])
  func timeZone(name: String) {
    #expect(TimeZone(browserName: name) != nil)
  }

  @Test(
    "anything else is no time zone",
    arguments: ["", "Nowhere/City", "../../etc/passwd", "Europe/Berlin\0", "é"])
  func noTimeZone(name: String) {
    #expect(TimeZone(browserName: name) == nil)
  }

  @Test("the first page is rendered in the person's locale")
  func locale() async throws {
    try await withHost(PersonApp.self) { host in
      let page = try await TestPage.load(host.address, headers: [("Accept-Language", "nl-BE")])
      #expect(page.reply.body.contains("Locale nl-BE"))
    }
  }

  @Test("the time zone comes with the socket")
  func zone() async throws {
    try await withHost(PersonApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        try await socket.hello(page.session, timeZone: "Asia/Tokyo")
        try await socket.expect("welcome")
        try await socket.expectBatch(containing: "Zone Asia/Tokyo")
      }
    }
  }

  @Test("a session that a socket begins knows both")
  func newSession() async throws {
    try await withHost(PersonApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket(headers: [("Accept-Language", "nl-BE")]) { socket in
        try await socket.hello(String(repeating: "x", count: 32), timeZone: "Asia/Tokyo")
        let picture = try await socket.expect("render")
        #expect("\(picture)".contains("Locale nl-BE"))
        #expect("\(picture)".contains("Zone Asia/Tokyo"))
      }
    }
  }

  @Test("a time zone that does not exist changes nothing")
  func unknownZone() async throws {
    try await withHost(PersonApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        try await socket.hello(page.session, timeZone: "Nowhere/City")
        try await socket.expect("welcome")
      }
    }
  }
}

/// An app that says where its person is.
private struct PersonApp: App {
  var body: some Scene {
    WindowGroup { PersonView() }
  }
}

private struct PersonView: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Text("Locale \(locale.identifier(.bcp47))")
    Text("Zone \(timeZone.identifier)")
  }
}
