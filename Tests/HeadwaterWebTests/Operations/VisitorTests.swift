import HeadwaterPortableViews
import Testing

@testable import HeadwaterWeb

@Suite("A browser's information about its person", .timeLimit(.minutes(3)))
struct VisitorTests {
  @Test(
    "the language with the greatest weight is taken",
    arguments: [
      (["de-CH"], "de-CH"), (["fr;q=0.5, pt-BR, en;q=0.8"], "pt-BR"), (["en;q=0.1", "nl"], "nl"),
      (["zh-Hant-TW,zh;q=0.9"], "zh-Hant-TW"), (["zh-CN"], "zh-CN"), (["tlh, nl;q=0.5"], "nl"),
      (["en-XX"], "en"), (["EN-gb"], "en-GB"),
    ])
  func language(headers: [String], identifier: String) {
    #expect(Visitor(acceptLanguage: headers).locale?.identifier(.bcp47) == identifier)
  }

  @Test("thousands of unknown languages lead to no unknown locale")
  func inventedLanguages() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    var locales: Set<String> = []
    for number in 0..<2_000 {
      let region = "\(letters[number / 26 % 26])\(letters[number % 26])\(number)"
      let language = "\(letters[number % 26])\(letters[number / 26 % 26])"
      for text in ["\(language)-\(region)", "\(language)-x-\(number)", "en-\(region)"] {
        if let locale = Visitor(acceptLanguage: [text]).locale { locales.insert(locale.identifier) }
      }
    }
    // Languages without a region. The system knows two hundred of them.
    #expect(locales.count < 400)
    #expect(locales.isSubset(of: Set(KnownLocales.identifiers.values)))
  }

  @Test(
    "invalid languages are ignored",
    arguments: [
      "", "*", "en;q=0", "../../etc", "e n", "1234", "<script>", "en;q=nan,;;,=",
      "abcdefghijk",
    ])
  func noLanguage(header: String) {
    #expect(Visitor(acceptLanguage: [header]).locale == nil)
  }

  @Test(
    "a time zone is found by its name", arguments: ["Europe/Berlin", "America/New_York", "UTC"])
  func timeZone(name: String) {
    #expect(TimeZone(browserName: name) != nil)
  }

  @Test(
    "anything else is no time zone",
    arguments: [
      "", "Nowhere/City", "../../etc/passwd", "Europe/Berlin\0", "é", "GMT+0130", "UTC+3",
      "europe/berlin",
    ])
  func noTimeZone(name: String) {
    #expect(TimeZone(browserName: name) == nil)
  }

  @Test(
    "the app speaks the language that the person reads best",
    arguments: [
      (["nl"], "en"), (["he"], "he"), (["nl, he;q=0.5, en;q=0.1"], "he"), ([], "en"),
      (["pt-PT"], "pt-BR"), (["zh-Hant-TW"], "zh-Hant"), (["EN-gb"], "en"), (["e"], "en"),
    ])
  func appLanguage(headers: [String], language: String) {
    let offered = ["en", "he", "pt-BR", "zh-Hant"]
    #expect(Visitor(acceptLanguage: headers).language(among: offered) == language)
  }

  @Test("the first page is rendered in the person's locale")
  func locale() async throws {
    try await withHost(PersonApp.self) { host in
      let page = try await TestPage.load(host.address, headers: [("Accept-Language", "nl-BE")])
      #expect(page.reply.body.contains("Locale nl-BE"))
    }
  }

  @Test("the page is laid out in the direction of the language that it speaks to the person")
  func direction() async throws {
    try await withHost(PersonApp.self, configure: { $0.languages = ["en", "ar"] }) { host in
      let page = try await TestPage.load(host.address, headers: [("Accept-Language", "ar-EG")])
      #expect(page.reply.body.contains("<html lang=\"ar\" dir=\"rtl\">"))
      #expect(page.reply.body.contains("Direction rightToLeft"))

      let other = try await TestPage.load(host.address, headers: [("Accept-Language", "he")])
      #expect(other.reply.body.contains("<html lang=\"en\">"))
      #expect(other.reply.body.contains("Direction leftToRight"))
    }
  }

  @Test(
    "a browser is asked for the person's preferences, and the next page has them from the start")
  func hints() async throws {
    try await withHost(PersonApp.self) { host in
      let first = try await TestPage.load(host.address)
      #expect(
        first.reply["accept-ch"]
          == "Sec-CH-Prefers-Color-Scheme, Sec-CH-Prefers-Reduced-Motion")
      #expect(first.reply.body.contains("Scheme light, motion true"))

      let second = try await TestPage.load(
        host.address,
        headers: [
          ("Sec-CH-Prefers-Color-Scheme", "\"dark\""),
          ("Sec-CH-Prefers-Reduced-Motion", "reduce"),
        ])
      #expect(second.reply.body.contains("Scheme dark, motion false"))
    }
  }

  @Test("the time zone and the person's preferences come with the socket")
  func socket() async throws {
    try await withHost(PersonApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect(person: ["Asia/Tokyo", true, true, true]) { socket in
        let batch = "\(try await socket.readBatch())"
        #expect(batch.contains("Zone Asia/Tokyo"))
        #expect(batch.contains("Scheme dark, motion false"))
      }
    }
  }

  @Test("later changes replace former values, and other values stay")
  func changes() async throws {
    try await withHost(PersonApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect(person: ["Asia/Tokyo", true, false, true]) { socket in
        _ = try await socket.readBatch()
        try await socket.send(["person", "Asia/Seoul", false, .null])
        let batch = "\(try await socket.readBatch())"
        #expect(batch.contains("Zone Asia/Seoul"))
        #expect(batch.contains("Scheme light, motion true"))
        #expect(!batch.contains("Phase"))
      }
    }
  }

  @Test("the scene is inactive until a socket comes, and in the background while nobody can see it")
  func phase() async throws {
    try await withHost(PersonApp.self) { host in
      let page = try await TestPage.load(host.address)
      #expect(page.reply.body.contains("Phase inactive"))
      let token = try await page.connect { socket in
        try await socket.expectBatch(containing: "Phase active")
        try await socket.send(["person", .null, .null, .null, false])
        try await socket.expectBatch(containing: "Phase background")
        try await socket.send(["person", .null, .null, .null, true])
        try await socket.expectBatch(containing: "Phase active")
        return socket.token
      }
      _ = await host.logs.line(containing: "A session waits for its page")
      try await page.openSocket { socket in
        try await socket.hello(
          page.session, token: token, lastBatch: 3, person: [.null, .null, .null, true])
        try await socket.expect("welcome")
        // The page was in the background in the meantime.
        try await socket.expectBatch(
          containing: "Phases: active background active background active")
      }
    }
  }

  @Test("a page that connects in a tab behind another is in the background from the start")
  func hiddenTab() async throws {
    try await withHost(PersonApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect(person: [.null, false, false, false]) { socket in
        let batch = "\(try await socket.readBatch())"
        #expect(batch.contains("Phase background"))
        #expect(!batch.contains("active"))
      }
    }
  }

  @Test("a session that a socket begins has all this information")
  func newSession() async throws {
    try await withHost(PersonApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket(headers: [("Accept-Language", "nl-BE")]) { socket in
        try await socket.hello(
          String(repeating: "x", count: 32), person: ["Asia/Tokyo", true, true, true])
        let picture = "\(try await socket.expect("render"))"
        #expect(picture.contains("Locale nl-BE"))
        #expect(picture.contains("Zone Asia/Tokyo"))
        #expect(picture.contains("Scheme dark, motion false"))
        #expect(picture.contains("Phase active"))
      }
    }
  }

  @Test("a time zone that does not exist changes nothing")
  func unknownZone() async throws {
    try await withHost(PersonApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect(person: ["Nowhere/City"]) { socket in
        let batch = "\(try await socket.readBatch())"
        #expect(!batch.contains("Zone"))
      }
    }
  }
}

/// An app that shows its person's location, preferences and visibility.
private struct PersonApp: App {
  var body: some Scene {
    WindowGroup { PersonView() }
  }
}

private struct PersonView: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.scenePhase) private var phase
  @State private var phases = "Phases:"

  var body: some View {
    Text("Locale \(locale.identifier(.bcp47))")
    Text("Zone \(timeZone.identifier)")
    Text("Direction \("\(direction)")")
    Text("Scheme \("\(scheme)"), motion \("\(!reducesMotion)")")
    Text("Phase \("\(phase)")")
    Text(phases)
      .onChange(of: phase) { phases += " \(phase)" }
  }
}
