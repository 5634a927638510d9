import HeadwaterWeb
import Hummingbird
import Testing

@Suite("Routes beside an app", .timeLimit(.minutes(3)))
struct RoutesTests {
  @Test(
    "they stand below the path of the app, and answer to its hosts only", arguments: ["/", "/app/"])
  func routes(path: String) async throws {
    var configuration = WebHost.Configuration()
    configuration.port = 0
    configuration.path = path
    configuration.waitForBusyMachine()
    let logs = LogRecorder()
    let (starts, start) = AsyncStream.makeStream(of: WebAddress.self)
    let host = WebHost(
      serving: DemoApp.self, configuration: configuration, logger: logs.logger,
      onStart: { start.yield($0) },
      addRoutes: { router in
        router.get("about") { _, _ in "About us" }
        router.post("form") { _, _ in "Sent" }
        router.get("teapot") { _, _ -> String in
          throw HTTPError(.notFound, message: "No tea")
        }
      })
    try await run(host, starts: starts, start: start, logs: logs) { host in
      let about = try await TestPage.request(host.address, path + "about")
      #expect(about.status == 200)
      #expect(about.body == "About us")
      #expect(about["x-content-type-options"] == "nosniff")
      let head = try await TestPage.request(host.address, path + "about", method: "HEAD")
      #expect(head.status == 200)
      #expect(head["content-length"] == "8")
      let post = try await TestPage.request(host.address, path + "about", method: "POST")
      #expect(post.status == 405)
      #expect(post["allow"] == "GET, HEAD")
      let own = try await TestPage.request(
        host.address, path + "teapot", headers: [("Accept", "text/html")])
      #expect(own.status == 404)
      #expect(own.body.contains("No tea"))
      let form = try await TestPage.request(host.address, path + "form")
      #expect(form.status == 405)
      #expect(form["allow"] == "POST")
      let foreign = try await TestPage.request(host.address, path + "about", host: "evil.example")
      #expect(foreign.status == 421)
      #expect(try await TestPage.load(host.address).reply.status == 200)
    }
  }
}
