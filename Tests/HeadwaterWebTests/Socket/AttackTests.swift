import HeadwaterPortableViews
import HeadwaterWeb
import Testing

@Suite("Attacks with well-formed messages", .timeLimit(.minutes(3)))
struct AttackTests {
  /// Expects that an event is dropped with a reason in the log, and that the session continues.
  private func expectDrop(
    _ reason: String, _ host: TestHost, _ socket: inout TestSocket, _ kind: String, _ element: Int,
    _ value: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await socket.event(kind, element, value)
    try await socket.expectEmptyBatch(sourceLocation: sourceLocation)
    let line = await host.logs.line(containing: "An event was dropped")
    #expect(line.contains(reason), sourceLocation: sourceLocation)
  }

  @Test("an element of another session does not exist in this one")
  func foreignElement() async throws {
    try await withHost(RoomsApp.self) { host in
      let rich = try await TestPage.load(host.address)
      let poor = try await TestPage.load(host.address)
      try await rich.connect { owner in
        try await owner.event("click", try rich.button("Show"))
        let shown = "\(try await owner.readBatch())"
        let secret = try #require(shown.button(escaped: "Secret"))
        try await poor.connect { thief in
          try await expectDrop("no element \(secret)", host, &thief, "click", secret)
        }
      }
    }
  }

  @Test("an element that was removed cannot be used")
  func staleElement() async throws {
    try await withHost(RoomsApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        let button = try page.button("Show")
        try await socket.event("click", button)
        let shown = "\(try await socket.readBatch())"
        let secret = try #require(shown.button(escaped: "Secret"))
        try await socket.event("click", button)
        _ = try await socket.readBatch()
        try await expectDrop("no element \(secret)", host, &socket, "click", secret)
      }
    }
  }

  @Test("a control on a screen that is covered by another cannot be used")
  func hiddenElement() async throws {
    try await withHost(RoomsApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        let below = try page.button("Show")
        try await socket.event("click", try page.button("Next"))
        _ = try await socket.readBatch()
        try await expectDrop("covered by another", host, &socket, "click", below)
      }
    }
  }

  @Test("a control behind a dialog cannot be used")
  func coveredElement() async throws {
    try await withHost(RoomsApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        let below = try page.button("Show")
        try await socket.event("click", try page.button("Open"))
        _ = try await socket.readBatch()
        try await expectDrop("behind a dialog", host, &socket, "click", below)
      }
    }
  }

  @Test("a kind of event that the element does not handle is dropped")
  func wrongKind() async throws {
    try await withHost(RoomsApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await expectDrop(
          "does not handle input", host, &socket, "input", try page.button("Show"), "x")
      }
    }
  }

  @Test(
    "numbers beyond all bounds are refused or dropped, and nothing overflows",
    arguments: [
      "[\"click\",1,9223372036854775807]", "[\"click\",1,-1]",
      "[\"click\",9223372036854775807,3]",
    ])
  func hugeNumbers(message: String) async throws {
    try await withHost(RoomsApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.connection.writeText(message)
        let batch = try await socket.readBatch()
        #expect(batch.elements.count == 2)
      }
    }
  }

  @Test(
    "invalid numbers are refused",
    arguments: [
      "[\"click\",1e400,3]", "[\"click\",1.5,3]", "[\"ack\",99999999999999999999]",
      "[\"click\",null,3]", "[\"click\",1,3,4]", "[\"click\",1,3,\"a\",\"b\"]",
      "{\"click\":1}", "\"click\"", "[[[[[[[[[[]]]]]]]]]]",
    ])
  func noNumbers(message: String) async throws {
    try await withHost(RoomsApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.connection.writeText(message)
        await socket.expectClosing(1002)
      }
      _ = await host.logs.line(containing: "A client was refused")
    }
  }

  @Test("JSON that is nested without end is refused")
  func nesting() async throws {
    try await withHost(RoomsApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.connection.writeText(String(repeating: "[", count: 60_000))
        await socket.expectClosing(1002)
      }
    }
  }

  @Test(
    "a client that acknowledges batches without reading them is disconnected, and no queue grows")
  func pretendedReading() async throws {
    try await withHost(HugeApp.self) { host in
      let page = try await TestPage.load(host.address)
      let button = try page.button("Grow")
      try await page.connect { socket in
        // The answers fill the connection's buffers, and the client does not read them.
        for number in 1...100 {
          try await socket.event("click", button)
          try await socket.send(["ack", .number(number)])
        }
        _ = await host.logs.line(containing: "a batch was acknowledged that was never sent")
      }
      let other = try await TestPage.load(host.address)
      try await other.connect { _ in }
    }
  }

  @Test("markup in a text stays text, in operations and in a new picture")
  func markup() async throws {
    let markup = "</style></script><img src=x onerror=alert(1)>\"'&<!--"
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let token = try await page.connect { socket in
        try await socket.event("input", try page.field("Name"), markup)
        let batch = try await socket.readBatch()
        #expect("\(batch)".contains("\"text\""))
        #expect(!"\(batch)".contains("\"insert\""))
        return socket.token
      }
      try await page.openSocket { socket in
        try await socket.hello(page.session, token: token, lastBatch: 1_000_000)
        let picture = try await socket.expect("render")
        let html = try #require(picture.elements[5].string)
        #expect(!html.contains("<img"))
        #expect(!html.contains("</style>"))
        #expect(!html.contains("<!--"))
        #expect(html.contains("Hello, &lt;/style"))
      }
    }
  }
}

@Suite("Attacks with requests", .timeLimit(.minutes(3)))
struct RequestAttackTests {
  @Test(
    "a path leads to nothing but the page and its files",
    arguments: [
      "/headwater/../../etc/passwd", "/headwater/%2e%2e/%2e%2e/etc/passwd",
      "/headwater/..%2fclient.js", "//headwater/../etc/passwd", "/headwater/client.js/",
      "/headwater/client.js%00.css", "/.git/config", "/headwater/client.js/../../Package.swift",
    ])
  func traversal(path: String) async throws {
    try await withHost { host in
      let reply = try await TestPage.request(host.address, path)
      #expect(!reply.body.contains("root:x:"))
      #expect(!reply.body.contains("[core]"))
      #expect(!reply.body.contains("swift-tools-version"))
      #expect([200, 400, 404].contains(reply.status))
      if reply.status == 200 { #expect(reply.body.contains("sessionStorage")) }
    }
  }

  @Test(
    "the content of a header never appears in another",
    arguments: [
      ("Host", "localhost\r\nX-Injected: 1"), ("Host", "a; script-src *"),
      ("X-Forwarded-Proto", "https\r\nX-Injected: 1"),
      ("Cookie", "headwater=x\r\nX-Injected: 1"),
      ("Cookie", "headwater=\"><script>alert(1)</script>"),
      ("Accept-Language", "\"><script>alert(1)</script>"),
    ])
  func injection(name: String, value: String) async throws {
    try await withHost { host in
      let reply = try await RawConnection.open(to: host.address) { connection in
        let head = name == "Host" ? "" : "Host: \(host.address.authority)\r\n"
        try await connection.write("GET / HTTP/1.1\r\n\(head)\(name): \(value)\r\n\r\n")
        return try #require(try await connection.readReply())
      }
      #expect(reply["x-injected"] == nil)
      #expect(!reply.body.contains("<script>alert"))
      #expect(reply["content-security-policy"]?.contains("script-src *") != true)
    }
  }

  @Test("two Host headers are refused, for a page and for a socket")
  func twoHosts() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket(headers: [("Host", "evil.example")]) { socket in
        #expect(socket.reply.status != 101)
      }
    }
  }

  @Test("a head without end is refused")
  func endlessHead() async throws {
    try await withHost { host in
      try await RawConnection.open(to: host.address) { connection in
        let line = "X-Filler: \(String(repeating: "x", count: 8_000))\r\n"
        try await connection.write("GET / HTTP/1.1\r\nHost: \(host.address.authority)\r\n")
        for _ in 0..<100 {
          do { try await connection.write(line) } catch { break }
        }
        let reply = try? await connection.readReply()
        #expect(reply == nil || [400, 431].contains(reply?.status))
      }
    }
  }
}

// MARK: - The app

/// An app with a control that can be removed, hidden or covered.
private struct RoomsApp: App {
  var body: some Scene {
    WindowGroup { RoomsView() }
  }
}

private struct RoomsView: View {
  @State private var isShown = false
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      Form {
        Button("Show") { isShown.toggle() }
        Button("Open") { isOpen = true }
        if isShown { Button("Secret") {} }
        NavigationLink("Next") { Text("The next room") }
      }
      .navigationTitle("Room")
      .sheet(isPresented: $isOpen) { Text("A sheet") }
    }
  }
}

extension String {
  /// Returns the id of the button with this title in the markup of a message's description.
  fileprivate func button(escaped title: String) -> Int? {
    replacing("\\\"", with: "\"").button(title)
  }
}

/// An app whose answers have half a megabyte each.
private struct HugeApp: App {
  var body: some Scene {
    WindowGroup { HugeView() }
  }
}

private struct HugeView: View {
  @State private var count = 0

  var body: some View {
    Button("Grow") { count += 1 }
    Text(String(repeating: count.isMultiple(of: 2) ? "x" : "y", count: 500_000))
  }
}
