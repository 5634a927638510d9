import HeadwaterUI
import HeadwaterWebTesting
import Testing

@testable import HeadwaterWeb

@Suite("What search engines are told")
struct SearchEngineTests {
  @Test("a screen has one address for all that show it, and may ask to be left out")
  func head() async throws {
    try await withHost(FilmsApp.self, configure: { $0.path = "/app/" }) { host in
      let root = "http://\(host.address.authority)/app/"
      let body = try await TestPage.request(host.address).body
      #expect(body.contains("<link rel=\"canonical\" href=\"\(root)films?sort=a&amp;b\">"))
      #expect(body.contains("<meta name=\"robots\" content=\"noindex\">"))
    }
    try await withHost { host in
      let body = try await TestPage.request(host.address).body
      #expect(!body.contains("canonical") && !body.contains("robots"))
    }
  }

  @Test("the sitemap has the addresses of the first screen, each once, and leaves no session")
  func sitemap() async throws {
    try await withHost(FilmsApp.self, configure: { $0.path = "/app/" }) { host in
      let root = "http://\(host.address.authority)/app/"
      let reply = try await TestPage.request(host.address, "/app/sitemap.xml")
      #expect(reply.status == 200)
      #expect(
        reply.body == """
          <?xml version="1.0" encoding="UTF-8"?>
          <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <url><loc>\(root)</loc></url>
          <url><loc>\(root)films/1?a&amp;b</loc></url>
          <url><loc>\(root)films/%C3%A9</loc></url>
          </urlset>

          """)
      _ = await host.logs.line(containing: "only its sitemap was asked for")
    }
  }

  @Test("an app whose views list no address has no sitemap")
  func none() async throws {
    try await withHost { host in
      let reply = try await TestPage.request(host.address, "/sitemap.xml")
      #expect(reply.status == 404)
    }
  }

  @Test("addresses of other sites, and those above the limit of the protocol, are left out")
  func limits() {
    let map = Sitemap(
      ["https://elsewhere.example/", "//elsewhere.example", "../other", "javascript:alert(1)"]
        + (0...Sitemap.limit).map { "films/\($0)" }, below: "https://films.example/app/")
    #expect(map.addresses.first == "https://films.example/app/films/0")
    #expect(map.addresses.count == Sitemap.limit)
    #expect(map.leftOut == 1)
  }
}

private struct FilmsApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Films")
        .canonicalAddress(URL(string: "films?sort=a&b"))
        .excludedFromSearchEngines()
        .siteAddresses(["", "films/1?a&b", "films/é", "films/1?a&b"])
    }
  }
}
