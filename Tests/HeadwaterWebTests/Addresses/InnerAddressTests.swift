import HeadwaterUITesting
import HeadwaterWeb
import HeadwaterWebTesting
import Testing

@Suite("Addresses of screens", .timeLimit(.minutes(3)))
struct InnerAddressTests {
  @Test("the first answer at an inner address shows its screen", arguments: ["/", "/app/"])
  func inner(path: String) async throws {
    try await withHost(ShopApp.self, configure: { $0.path = path }) { host in
      let reply = try await TestPage.request(host.address, path + "orders/7/orders/8?utm=1")

      #expect(reply.status == 200)
      #expect(reply.body.contains("This is order 8"))
      #expect(reply.body.contains("<title>Order 8</title>"))
      #expect(reply.body.contains("<base href=\"\(path)\">"))
      #expect(reply.body.contains("href=\"orders/7/orders/8/orders/9\""))
    }
  }

  @Test("another tab has its own address")
  func tab() async throws {
    try await withHost(ShopApp.self) { host in
      let reply = try await TestPage.request(host.address, "/help")
      #expect(reply.status == 200)
      #expect(reply.body.contains("aria-selected=\"true\""))
      #expect(reply.body.contains("Help yourself"))
    }
  }

  @Test(
    "an address that no view knows is not found",
    arguments: [
      "/shelf", "/orders/x", "/orders/7/x", "/orders/%FF", "/orders/%", "/help/7", "/x//y",
    ])
  func unknown(path: String) async throws {
    try await withHost(ShopApp.self) { host in
      let accept = [("Accept", "text/html")]
      let plain = try await TestPage.request(host.address, path, headers: accept)
      #expect(plain.status == 404)
      #expect(plain.body.contains("There is nothing at this address"))
      #expect(plain["set-cookie"] == nil)
    }
    try await withHost(FriendlyShopApp.self) { host in
      let own = try await TestPage.request(host.address, path)
      #expect(own.status == 404)
      #expect(own.body.contains("There is no shelf /"))
      #expect(own.body.contains("data-session"))
    }
  }

  @Test("an address leads to twenty screens on top of one another at most")
  func depth() async throws {
    try await withHost(ShopApp.self) { host in
      func path(_ count: Int) -> String { (1...count).map { "/orders/\($0)" }.joined() }

      let deepest = try await TestPage.request(host.address, path(20))
      #expect(deepest.status == 200)
      #expect(deepest.body.contains("This is order 20"))

      let deeper = try await TestPage.request(host.address, path(21))
      #expect(deeper.status == 404)
      #expect(!deeper.body.contains("This is order"))
    }
  }

  @Test("addresses of strangers do no harm")
  func foreign() async throws {
    try await withHost(ShopApp.self) { host in
      let long = "/orders/" + String(repeating: "7", count: 7_000)
      for path in [long, "/orders/..%2F", "//orders/7", "/orders/%00", "/%", "/orders/7/%5C..%5C"] {
        let reply = try await TestPage.request(host.address, path)
        #expect(reply.status == 404, "\(path.prefix(40))")
      }
      #expect(try await TestPage.request(host.address, "/orders/7").status == 200)
    }
  }

  @Test("a program that asks for something else than a page gets none")
  func otherThanPages() async throws {
    try await withHost(ShopApp.self) { host in
      let reply = try await TestPage.request(
        host.address, "/orders/7", headers: [("Accept", "image/png")])
      #expect(reply.status == 404)
      let post = try await TestPage.request(host.address, "/orders/7", method: "POST")
      #expect(post.status == 405)
      #expect(post["allow"] == "GET, HEAD")
      #expect(try await TestPage.request(host.address, "/orders/7", method: "HEAD").status == 200)
    }
  }
}

@Suite("Addresses over a socket", .timeLimit(.minutes(3)))
struct AddressMessageTests {
  @Test("a pushed screen tells its address before its changes, and a tab too")
  func push() async throws {
    try await withHost(ShopApp.self) { host in
      let page = try await TestPage.load(host.address)
      let link = try #require(page.reply.body.link("orders/7"))
      try await page.connect { socket in
        try await socket.event("click", link)
        let batch = try await socket.readBatch()
        #expect(batch.elements[2] == ["address", "orders/7", "push"])
        #expect("\(batch)".contains("This is order 7"))

        try await socket.event("click", try page.button("Help"))
        #expect(try await socket.readBatch().elements[2] == ["address", "help", "push"])
      }
    }
  }

  @Test("Back is answered with the address of what is shown then")
  func back() async throws {
    try await withHost(ShopApp.self) { host in
      let page = try await TestPage.load(host.address, path: "orders/7")
      #expect(!page.reply.body.contains("All orders"))
      try await page.connect(person: [.null, .null, .null, true, "orders/7"]) { socket in
        // What is below the page's own screen.
        try await socket.expectBatch(containing: "All orders")
        try await socket.event("open", 0, "")
        #expect(try await socket.readBatch().elements[2] == ["address", "", "back"])
        try await socket.event("open", 0, "orders/12")
        #expect(try await socket.readBatch().elements[2] == ["address", "orders/12", "push"])
      }
    }
  }

  @Test("a Back that the app refuses is answered with the address of before")
  func refused() async throws {
    try await withHost(ShopApp.self) { host in
      let page = try await TestPage.load(host.address, path: "orders/7")
      try await page.connect { socket in
        try await socket.expectBatch(containing: "All orders")
        try await socket.event("click", try page.button("Lock"))
        _ = try await socket.readBatch()
        try await socket.event("open", 0, "")
        #expect(try await socket.readBatch().elements[2] == ["address", "orders/7", "replace"])
      }
    }
  }

  @Test("an address in another spelling is corrected when the page connects")
  func canonical() async throws {
    try await withHost(ShopApp.self) { host in
      let page = try await TestPage.load(host.address, path: "orders//07")
      try await page.connect(person: [.null, .null, .null, true, "orders//07"]) { socket in
        let batch = try await socket.readBatch()
        #expect(batch.elements[2] == ["address", "orders/7", "replace"])
      }
    }
  }

  @Test("a test connects to an inner address")
  func remote() async throws {
    try await withHost(ShopApp.self, configure: { $0.path = "/app/" }) { host in
      let ui = try await RemoteHost.connect(to: "\(host.address)orders/7")
      #expect(await ui.title == "Order 7")
      try await ui.find(link: "Next").tap()
      #expect(await ui.title == "Order 8")
      #expect(await ui.address == "/orders/7/orders/8")
      await ui.close()
    }
  }

  @Test("a page whose session is gone gets the screen of its address")
  func restart() async throws {
    try await withHost(ShopApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        let gone = String(repeating: "A", count: page.session.count)
        try await socket.hello(gone, person: [.null, .null, .null, true, "orders/7/orders/8"])
        let picture = try await socket.expect("render")
        #expect("\(picture)".contains("This is order 8"))
      }
    }
  }

  @Test("a foreign address drops the event and harms nobody")
  func foreign() async throws {
    try await withHost(ShopApp.self) { host in
      let page = try await TestPage.load(host.address, path: "orders/7")
      try await page.connect { socket in
        try await socket.expectBatch(containing: "All orders")
        try await socket.event("open", 0, String(repeating: "x", count: 10_000))
        try await socket.expectEmptyBatch()
        try await socket.event("open", 9, "orders/%FF")
        #expect(try await socket.readBatch().elements[2] == ["address", "", "back"])
      }
    }
  }
}

extension String {
  /// The id of the link to an address.
  fileprivate func link(_ address: String) -> Int? {
    ranges(of: "<a ").lazy.compactMap { start -> Int? in
      let tag = String(self[start.lowerBound...].prefix { $0 != ">" })
      guard tag.attribute("href") == address else { return nil }
      return tag.attribute("data-h").flatMap { Int($0) }
    }.first
  }
}
