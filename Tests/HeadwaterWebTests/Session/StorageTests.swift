import HeadwaterPortableViews
import Testing

@testable import HeadwaterWeb

@Suite("Values that a browser stores", .timeLimit(.minutes(3)))
struct StorageTests {
  private let unknown = String(repeating: "x", count: 32)

  private func cookie(_ text: String, path: String = "-") -> [(String, String)] {
    [("Cookie", "headwater-values\(path)=\(text)")]
  }

  /// The parts of a hello behind the last batch: nothing of the person and no address, then the values.
  private func values(_ app: JSON, _ scene: JSON = .null) -> [JSON] {
    [.null, .null, .null, .null, "", app, scene]
  }

  @Test("the values of the cookie are in the first page of their person")
  func cookie() async throws {
    try await withHost(StorageApp.self) { host in
      let page = try await TestPage.load(
        host.address, headers: cookie(".%7B%22size%22%3A%227%22%7D"))
      #expect(page.reply.body.contains("size 7"))
    }
  }

  @Test(
    "a cookie that nobody can read is worth nothing",
    arguments: [
      "", ".", ".x", ".[]", ".%7B%22size%22%3A7%7D", ".%ff", ".%7B%22size%22%3A%22x%22%7D",
      "tag.%7B%22size%22%3A%227%22%7D",
      ".%7B%22size%22%3A%227%22%2C%22x%22%3A%22" + String(repeating: "x", count: 2_000) + "%22%7D",
    ])
  func nonsense(text: String) async throws {
    try await withHost(StorageApp.self) { host in
      let page = try await TestPage.load(host.address, headers: cookie(text))
      #expect(page.reply.body.contains("size 1"))
    }
  }

  @Test("nobody sees the values of somebody else, whichever way they come")
  func others() async throws {
    let tag = SessionName.tag(of: "ana")
    try await withHost(
      StorageApp.self,
      admitting: { request, _ in
        request.uri.queryParameters["as"].map { .person(String($0)) } ?? .guest()
      }
    ) { host in
      let header = cookie("\(tag).%7B%22size%22%3A%227%22%7D")
      let anas = try await TestPage.load(host.address, path: "?as=ana", headers: header)
      #expect(anas.reply.body.contains("size 7"))
      for path in ["?as=ben", ""] {
        let page = try await TestPage.load(host.address, path: path, headers: header)
        #expect(page.reply.body.contains("size 1"))
      }
    }
  }

  @Test("the values of the hello are there before any event")
  func hello() async throws {
    try await withHost(StorageApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect(person: values(["size": "7"], ["draft": "Tea"])) { socket in
        let batch = "\(try await socket.readBatch())"
        #expect(batch.contains("size 7"))
        #expect(batch.contains("draft Tea"))
      }
    }
  }

  @Test("a new session in the same page begins with them, as after a restart")
  func restart() async throws {
    try await withHost(StorageApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        try await socket.hello(unknown, person: values(["size": "7"], ["draft": "Tea"]))
        let render = "\(try await socket.expect("render"))"
        #expect(render.contains("size 7"))
        #expect(render.contains("draft Tea"))
      }
    }
  }

  @Test("what the app stores is told to the page, and told again to one that has lost it")
  func told() async throws {
    try await withHost(StorageApp.self) { host in
      let page = try await TestPage.load(host.address)
      let token = try await page.connect { socket in
        try await socket.event("click", try page.button("Grow"))
        let batch = try await socket.read()
        #expect(batch.elements.contains(["store", "app", "size", "2"]))
        #expect(batch.elements.contains(["store", "scene", "draft", "grown"]))
        return socket.token
      }
      try await page.openSocket { socket in
        // It asks for more than the server has, and gets a whole document.
        try await socket.hello(
          page.session, token: token, lastBatch: 99, person: values(["size": "1"]))
        let render = try await socket.expect("render")
        #expect("\(render)".contains("size 2"))
        let batch = try await socket.read()
        #expect(batch.elements.contains(["store", "app", "size", "2"]))
      }
    }
  }

  @Test("a value of another tab is shown, but not in place of a newer one")
  func otherTab() async throws {
    try await withHost(StorageApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.send(["stored", ["size": "5"]])
        try await socket.expectBatch(containing: "size 5")

        try await socket.event("click", try page.button("Grow"))
        let batch = try await socket.read()
        #expect("\(batch)".contains("size 6"))
        // The page had sent this before it got the batch.
        try await socket.send(["stored", ["size": "4"]])
        try await socket.send(["ack", batch.elements[0]])
        try await socket.event("click", try page.button("Grow"))
        try await socket.expectBatch(containing: "size 7")

        try await socket.send(["stored", ["size": nil]])
        try await socket.expectBatch(containing: "size 1")
      }
    }
  }

  @Test("a page that comes back brings what other tabs have stored meanwhile")
  func comeback() async throws {
    try await withHost(StorageApp.self) { host in
      let page = try await TestPage.load(host.address)
      let token = try await page.connect { $0.token }
      try await page.openSocket { socket in
        try await socket.hello(
          page.session, token: token, person: values(["size": "8"], ["draft": "other"]))
        try await socket.expect("welcome")
        let batch = "\(try await socket.readBatch())"
        #expect(batch.contains("size 8"))
        // The values of a tab are those that its session has stored.
        #expect(!batch.contains("other"))
      }
    }
  }

  @Test("a value that the page has got is not kept in place of a newer one of another tab")
  func unacknowledged() async throws {
    try await withHost(StorageApp.self) { host in
      let page = try await TestPage.load(host.address)
      let (token, last) = try await page.connect { socket in
        try await socket.event("click", try page.button("Grow"))
        // The acknowledgement is lost.
        return (socket.token, try await socket.read().elements[0].integer ?? 0)
      }
      try await page.openSocket { socket in
        try await socket.hello(
          page.session, token: token, lastBatch: last, person: values(["size": "9"]))
        try await socket.expect("welcome")
        try await socket.expectBatch(containing: "size 9")
      }
    }
  }

  @Test("values beyond the limits and values of no type harm nobody")
  func huge() async throws {
    try await withHost(StorageApp.self) { host in
      let page = try await TestPage.load(host.address)
      let long = JSON.text(String(repeating: "x", count: 20_000))
      try await page.connect(person: values(["size": "x", "huge": long], ["draft": long])) {
        let batch = try await $0.readBatch()
        #expect(batch.elements.contains(["store", "app", "size", nil]))
        try await $0.event("click", try page.button("Grow"))
        try await $0.expectBatch(containing: "size 2")
      }
      #expect(host.logs.lines.contains { $0.contains("is no Int and is dropped") })
    }
  }
}

private struct StorageApp: App {
  var body: some Scene { WindowGroup { StorageView() } }
}

private struct StorageView: View {
  @AppStorage("size") private var size = 1
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    Text(verbatim: "size \(size)")
    Text(verbatim: "draft \(draft)")
    Button("Grow") {
      size += 1
      draft = "grown"
    }
  }
}
