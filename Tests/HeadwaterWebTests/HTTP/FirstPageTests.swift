import HeadwaterWeb
import SignUp
import Testing

@Suite("The first visit", .timeLimit(.minutes(3)))
struct FirstPageTests {
  @Test("the sign-up form with all of its files has at most 22 kB on the wire")
  func size() async throws {
    try await withHost(SignUpApp.self) { host in
      let gzip = [("Accept-Encoding", "gzip")]
      // A browser does not load what is disabled.
      let page = try await TestPage.request(host.address).body
        .replacing(/<link [^>]* disabled>/, with: "")
      let files = page.matches(of: /(?:src|href)="(\/[^"]+\.(?:js|css)[^"]*)"/)
        .map { String($0.output.1) }
      #expect(files.count == 2)
      var sizes: [String: Int] = [:]
      for path in ["/"] + files {
        let reply = try await TestPage.request(host.address, path, headers: gzip)
        #expect(reply["content-encoding"] == "gzip", "\(path)")
        let length = try #require(reply["content-length"])
        let size = try #require(Int(length))
        sizes[path] = size
      }
      let script = try #require(sizes.first { $0.key.contains("client.js") }).value
      #expect(script <= 12_000)
      #expect(sizes.values.reduce(0, +) <= 22_000, "\(sizes)")
    }
  }
}
