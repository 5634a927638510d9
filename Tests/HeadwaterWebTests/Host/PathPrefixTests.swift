import Testing

@testable import HeadwaterWeb

@Suite("A path prefix", .timeLimit(.minutes(3)))
struct PathPrefixTests {
  @Test(
    "a path may be written with or without slashes",
    arguments: [("", "/"), ("/", "/"), ("app", "/app/"), ("/app", "/app/"), ("/a/b/", "/a/b/")])
  func normal(text: String, prefix: String) throws {
    #expect(try PathPrefix(text).text == prefix)
  }

  @Test(
    "a path with special characters is refused",
    arguments: [
      "//evil.example/", "/a/../b", "/a b/", "/{id}/", "/*/", "/a?b", "/a\r\nX: y", "/é/",
    ])
  func malformed(text: String) {
    #expect(throws: WebHostError.self) { try PathPrefix(text) }
  }

  @Test("page, files, socket and cookie are below the prefix, and nothing else is served")
  func everything() async throws {
    try await withHost(configure: { $0.path = "/app/" }) { host in
      #expect(host.address.description == "http://\(host.address.authority)/app/")
      let page = try await TestPage.load(host.address)
      #expect(page.reply["set-cookie"]?.contains("Path=/app/;") == true)
      let script = try #require(page.reply.body.attribute("src"))
      #expect(script.hasPrefix("/app/headwater/client.js?"))
      #expect(try await TestPage.request(host.address, script).status == 200)
      #expect(try await TestPage.request(host.address, "/app/headwater/ready").status == 200)
      for path in ["/", "/live", "/headwater/client.js", "/headwater/health"] {
        #expect(try await TestPage.request(host.address, path).status == 404)
      }
      try await page.connect { socket in
        try await socket.event("click", try page.button("Add"))
        try await socket.expectBatch(containing: "Count 1")
      }
    }
  }

  @Test("without its slash it leads to the page")
  func redirect() async throws {
    try await withHost(configure: { $0.path = "/app/" }) { host in
      let reply = try await TestPage.request(host.address, "/app")
      #expect(reply.status == 308)
      #expect(reply["location"] == "/app/")
      #expect(reply["set-cookie"] == nil)
    }
  }
}
