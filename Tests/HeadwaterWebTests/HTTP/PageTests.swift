import Foundation
import HeadwaterUI
import HeadwaterWeb
import Testing

@Suite("The page", .timeLimit(.minutes(3)))
struct PageTests {
  @Test("the first answer is a complete document")
  func document() async throws {
    try await withHost { host in
      let reply = try await TestPage.request(host.address)

      #expect(reply.status == 200)
      #expect(reply["content-type"] == "text/html; charset=utf-8")
      #expect(reply.body.hasPrefix("<!DOCTYPE html>"))
      #expect(reply.body.hasSuffix("</html>\n"))
      #expect(reply.body.contains("Hello, "))
      #expect(reply.body.contains("<button"))
      #expect(reply.body.contains("<noscript>"))
      #expect(reply.body.contains("role=\"status\""))
    }
  }

  @Test("its first link passes over the bar, on the page itself")
  func skipLink() async throws {
    try await withHost(configure: { $0.path = "/app/" }) { host in
      let body = try await TestPage.request(host.address, "/app/?a=1&b=2").body
      let link = try #require(body.firstMatch(of: /<a [^>]*>/)).output
      #expect(link.contains("href=\"/app/?a=1&amp;b=2#headwater\""))
    }
  }

  @Test("its headers forbid what a page does not need")
  func headers() async throws {
    try await withHost { host in
      let reply = try await TestPage.request(host.address)

      let policy = try #require(reply["content-security-policy"])
      #expect(policy.contains("default-src 'none'"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(policy.contains("base-uri 'self'"))
      #expect(policy.contains("connect-src 'self' ws://\(host.address.authority);"))
      #expect(!policy.contains("unsafe"))
      #expect(reply["x-content-type-options"] == "nosniff")
      #expect(reply["referrer-policy"] == "no-referrer")
      #expect(reply["cache-control"] == "no-store")
    }
  }

  @Test("nothing in it needs an inline style or an inline handler")
  func inline() async throws {
    try await withHost { host in
      let body = try await TestPage.request(host.address).body

      #expect(!body.contains(" style="))
      #expect(!body.contains(/\son[a-z]+=/))
      #expect(body.ranges(of: "<script").count == 2)
      #expect(body.ranges(of: /<script [^>]*nonce=/).count == 2)
      #expect(body.ranges(of: "<style").count == 1)
    }
  }

  @Test("each response has a nonce, a session and a cookie of its own")
  func fresh() async throws {
    try await withHost { host in
      let first = try await TestPage.load(host.address)
      let second = try await TestPage.load(host.address)

      let nonce = try #require(first.reply.body.attribute("nonce"))
      #expect(nonce.count >= 22)
      #expect(nonce != second.reply.body.attribute("nonce"))
      #expect(first.reply["content-security-policy"]?.contains("'nonce-\(nonce)'") == true)
      #expect(first.session != second.session)
      #expect(first.session.count >= 22)
      #expect(first.cookie != second.cookie)
    }
  }

  @Test("the cookie is out of reach of scripts, and Secure behind https")
  func cookie() async throws {
    try await withHost { host in
      let plain = try await TestPage.request(host.address)
      let secure = try await TestPage.request(
        host.address, headers: [("X-Forwarded-Proto", "https")])

      let attributes = try #require(plain["set-cookie"])
      #expect(attributes.contains("; HttpOnly"))
      #expect(attributes.contains("; SameSite=Lax"))
      #expect(!attributes.contains("Secure"))
      #expect(secure["set-cookie"]?.hasPrefix("__Host-headwater=") == true)
      #expect(secure["set-cookie"]?.hasSuffix("; Secure") == true)
      #expect(
        secure["content-security-policy"]?.contains("wss://\(host.address.authority)") == true)
    }
  }

  @Test("a browser keeps its cookie from page to page")
  func sameBrowser() async throws {
    try await withHost { host in
      let first = try await TestPage.load(host.address)
      let second = try await TestPage.load(host.address, cookie: first.cookie)

      #expect(second.cookie == first.cookie)
      #expect(second.session != first.session)
    }
  }

  @Test("assets have a URL for their content and may be kept for good")
  func assets() async throws {
    try await withHost { host in
      let body = try await TestPage.request(host.address).body
      let script = try #require(body.attribute("src"))

      let kept = try await TestPage.request(host.address, script)
      let outdated = try await TestPage.request(host.address, "/headwater/client.js?0")
      let stylesheet = try await TestPage.request(host.address, "/headwater/base.css")

      #expect(kept.status == 200)
      #expect(kept["content-type"] == "text/javascript; charset=utf-8")
      #expect(kept["cache-control"] == "public, max-age=31536000, immutable")
      #expect(kept.body.contains("new WebSocket"))
      #expect(outdated["cache-control"] == "no-cache")
      #expect(stylesheet["content-type"] == "text/css; charset=utf-8")
      #expect(stylesheet.body.contains("headwater-note"))
    }
  }

  @Test("another Host is refused on every path", arguments: ["/", "/headwater/client.js", "/x"])
  func wrongHost(path: String) async throws {
    try await withHost { host in
      let reply = try await TestPage.request(host.address, path, host: "evil.example")
      #expect(reply.status == 421)
      #expect(reply["set-cookie"] == nil)
      #expect(reply["x-content-type-options"] == "nosniff")
    }
  }

  @Test(
    "paths that do not exist are not found", arguments: ["/x", "/headwater/../x", "/headwater/"])
  func notFound(path: String) async throws {
    try await withHost { host in
      let reply = try await TestPage.request(host.address, path)
      #expect(reply.status == 404)
      #expect(reply["x-content-type-options"] == "nosniff")
    }
  }

  @Test(
    "a wrong link leads to a page that says so and links to the start", arguments: ["/", "/app/"])
  func notFoundPage(path: String) async throws {
    try await withHost(configure: { $0.path = path }) { host in
      let accept = [("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")]
      let reply = try await TestPage.request(host.address, path + "<b>x", headers: accept)
      #expect(reply.status == 404)
      #expect(reply["content-type"] == "text/html; charset=utf-8")
      #expect(reply.body.contains("<h1>There is nothing at this address</h1>"))
      #expect(reply.body.contains("<a href=\"\(path)\">"))
      #expect(reply.body.contains("<meta name=\"color-scheme\" content=\"light dark\">"))
      #expect(!reply.body.contains("<b>"))
      let nonce = try #require(reply.body.attribute("nonce"))
      #expect(reply["content-security-policy"]?.contains("style-src 'nonce-\(nonce)'") == true)
      #expect(reply["set-cookie"] == nil)
      let head = try await TestPage.request(
        host.address, "/x", method: "HEAD", headers: accept)
      #expect(head.status == 404)
      #expect(head["content-type"] == "text/html; charset=utf-8")
    }
  }

  @Test("a program that requests a missing path receives a line of text")
  func notFoundLine() async throws {
    try await withHost { host in
      for accept in ["*/*", "application/json"] {
        let reply = try await TestPage.request(host.address, "/x", headers: [("Accept", accept)])
        #expect(reply.status == 404)
        #expect(reply["content-type"] == "text/plain; charset=utf-8")
        #expect(reply.body == "There is nothing at this address.\n")
      }
    }
  }

  @Test(
    "a request for the missing icon is not an error", arguments: ["/", "/app/"], ["GET", "HEAD"])
  func icon(path: String, method: String) async throws {
    try await withHost(configure: { $0.path = path }) { host in
      let reply = try await TestPage.request(host.address, "/favicon.ico", method: method)
      #expect(reply.status == 204)
      #expect(reply["cache-control"] == "public, max-age=86400")
    }
  }

  @Test("an icon is served where the page names it, and where browsers ask for it by themselves")
  func ownIcon() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    try Data("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await withHost(configure: { $0.icon = file.path() }) { host in
      let page = try await TestPage.request(host.address)
      let link = try #require(
        page.body.firstMatch(of: /<link rel="icon" href="([^"]*)">/)?.output.1)
      #expect(link.hasPrefix("/headwater/icon?"))
      for path in [String(link), "/favicon.ico"] {
        let icon = try await TestPage.request(host.address, path)
        #expect(icon.status == 200)
        #expect(icon["content-type"] == "image/svg+xml")
        #expect(icon.body.hasPrefix("<svg"))
      }
    }
  }

  @Test("an icon that cannot be read is reported at the start")
  func missingIcon() async {
    let error = await #expect(throws: WebHostError.self) {
      try await withHost(configure: { $0.icon = "/nowhere/icon.png" }) { _ in }
    }
    #expect(error?.description.hasPrefix("'/nowhere/icon.png' cannot be the icon") == true)
  }

  @Test("the views describe the page for search engines and messengers")
  func card() async throws {
    try await withHost(CardApp.self, configure: { $0.path = "/app/" }) { host in
      let body = try await TestPage.request(host.address).body
      let description = "Five &lt;films&gt; &amp; &quot;more&quot;"
      #expect(body.contains("<meta name=\"description\" content=\"\(description)\">"))
      #expect(body.contains("<meta property=\"og:description\" content=\"\(description)\">"))
      #expect(body.contains("<meta property=\"og:title\" content=\"Films\">"))
      let image = "http://\(host.address.authority)/app/pictures/card.png"
      #expect(body.contains("<meta property=\"og:image\" content=\"\(image)\">"))
    }
    try await withHost { host in
      let body = try await TestPage.request(host.address).body
      #expect(!body.contains("<meta property="))
      #expect(!body.contains("<meta name=\"description\""))
    }
  }

  @Test("no text of the views is markup in the head, whatever marks stand beside its characters")
  func textInTheHead() async throws {
    try await withHost(MarkedApp.self) { host in
      let body = try await TestPage.request(host.address).body
      #expect(!Array(body.utf8).contains(Array("<script>alert".utf8)))
      let escaped = "\u{600}&lt;script&gt;alert&quot;\u{301}"
      #expect(body.contains("<title>\(escaped)</title>"))
      #expect(body.contains("<meta name=\"description\" content=\"\(escaped)\">"))
    }
  }

  @Test("the socket's address is no page")
  func socketAddress() async throws {
    try await withHost { host in
      let origin = [("Origin", "http://\(host.address.authority)")]

      let own = try await TestPage.request(host.address, "/live", headers: origin)
      let foreign = try await TestPage.request(host.address, "/live")

      #expect(own.status == 426)
      #expect(foreign.status == 403)
    }
  }
}

private struct CardApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("Films")
          .pageDescription("Five <films> & \"more\"")
          .previewImage(URL(string: "pictures/card.png"))
          .navigationTitle("Films")
      }
      .pageDescription("Of the outer view")
    }
  }
}

private struct MarkedApp: App {
  private let text = "\u{600}<script>alert\"\u{301}"

  var body: some Scene {
    WindowGroup {
      Text("Films").pageDescription(text).navigationTitle(text)
    }
  }
}
