import HTTPTypes
import HeadwaterPortableViews
import HeadwaterWeb
import Hummingbird
import Testing

@Suite("A component of an existing application", .timeLimit(.minutes(3)))
struct ComponentTests {
  private let ada = [("X-User", "Ada")]

  @Test("the application's own routes stand beside it")
  func ownRoutes() async throws {
    try await withSite { host in
      let about = try await TestPage.request(host.address, "/about")
      #expect(about.body == "About us")
      let page = try await TestPage.load(host.address, headers: ada)
      #expect(page.reply.status == 200)
    }
  }

  @Test("the signed-in user of its middleware is in the session's environment")
  func user() async throws {
    try await withSite { host in
      let page = try await TestPage.load(host.address, headers: ada)
      #expect(page.reply.body.contains("User Ada"))
      try await page.connect(headers: ada) { socket in
        try await socket.event("click", try page.button("Greet"))
        try await socket.expectBatch(containing: "Hello, Ada")
      }
    }
  }

  @Test("a request that its middleware refuses begins no session")
  func refused() async throws {
    try await withSite { host in
      let reply = try await TestPage.request(host.address)
      #expect(reply.status == 401)
      #expect(reply["set-cookie"] == nil)
    }
  }

  @Test("the socket's request passes the application's middleware too")
  func middlewareAtSocket() async throws {
    try await withSite { host in
      let page = try await TestPage.load(host.address, headers: ada)
      for headers in [[], [("X-User", "Ben")]] {
        try await page.openSocket(headers: headers) { socket in
          try await socket.hello(page.session)
          await socket.expectClosing(4001, "loaded again")
        }
      }
    }
  }

  @Test("a socket without its session is asked to load the page again, and has no user")
  func lostSession() async throws {
    try await withSite { host in
      let page = try await TestPage.load(host.address, headers: ada)
      try await page.openSocket { socket in
        try await socket.hello(String(repeating: "x", count: 32))
        await socket.expectClosing(4001, "loaded again")
      }
    }
  }

  @Test("pages without sockets do not push out sessions that were used")
  func flood() async throws {
    try await withSite(configure: { $0.maximumUnclaimedSessions = 2 }) { host in
      let page = try await TestPage.load(host.address, headers: ada)
      var token: String?
      try await page.connect(headers: ada) { token = $0.token }
      _ = await host.logs.line(containing: "A session waits for its page")
      for _ in 0..<5 { _ = try await TestPage.load(host.address, headers: ada) }
      try await page.openSocket(headers: ada) { socket in
        try await socket.hello(page.session, token: token)
        try await socket.expect("welcome")
      }
    }
  }

  @Test("another Host is refused on its pages, and left to the application elsewhere")
  func wrongHost() async throws {
    try await withSite { host in
      let page = try await TestPage.request(host.address, host: "evil.example", headers: ada)
      let about = try await TestPage.request(host.address, "/about", host: "other.example")
      #expect(page.status == 421)
      #expect(about.status == 200)
    }
  }
}

// MARK: - The application

/// A request with the signed-in user.
private struct SiteContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var user: String?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
  }
}

private struct SignedIn: RouterMiddleware {
  func handle(
    _ request: Request, context: SiteContext,
    next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.user = HTTPField.Name("X-User").flatMap { request.headers[$0] }
    return try await next(request, context)
  }
}

extension EnvironmentValues {
  fileprivate var user: String {
    get { self[UserKey.self] }
    set { self[UserKey.self] = newValue }
  }
}

private enum UserKey: EnvironmentKey {
  static var defaultValue: String { "nobody" }
}

private struct UserApp: App {
  var body: some Scene {
    WindowGroup { UserView() }
  }
}

private struct UserView: View {
  @HeadwaterPortableViews.Environment(\.user) private var user
  @State private var greeting = ""

  var body: some View {
    Text("User \(user)")
    Button("Greet") { greeting = "Hello, \(user)" }
    Text(greeting)
  }
}

/// Runs an application with a route of its own and the app below `/app/`.
private func withSite(
  configure: (inout WebHost.Configuration) -> Void = { _ in },
  _ body: (TestHost) async throws -> Void
) async throws {
  var configuration = WebHost.Configuration()
  configuration.port = 0
  configuration.path = "/app/"
  configuration.closingTimeout = .milliseconds(100)
  configuration.waitForBusyMachine()
  configure(&configuration)
  let logs = LogRecorder()
  let (starts, start) = AsyncStream.makeStream(of: WebAddress.self)

  let component = try WebComponent(
    serving: UserApp.self, configuration: configuration, logger: logs.logger)
  let router = Router(context: SiteContext.self)
  router.add(middleware: SignedIn())
  router.get("about") { _, _ in "About us" }
  component.add(to: router) { _, context in
    guard let user = context.user else { throw HTTPError(.unauthorized) }
    return .person(user) { $0.user = user }
  }
  let site = Application(
    router: router, server: component.server,
    configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
    services: [component],
    onServerRunning: { channel in
      start.yield(
        WebAddress(host: "127.0.0.1", port: channel.localAddress?.port ?? 0, path: "/app/"))
    })
  try await run(site, starts: starts, start: start, logs: logs, body)
}
