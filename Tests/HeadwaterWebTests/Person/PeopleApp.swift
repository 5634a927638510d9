import HTTPTypes
import HeadwaterPortableViews
import HeadwaterWeb
import Hummingbird
import Synchronization

/// The signed-in people, by the value of their cookie.
final class Logins: Sendable {
  private struct Login {
    var name: String
    var role = "reader"
  }
  private struct State {
    var logins = [
      "1": Login(name: "ana"), "2": Login(name: "ana"), "3": Login(name: "ben"),
    ]
    var blocked: Set<String> = []
    var isAway = false
    var questions = 0
  }
  private let state = Mutex(State())

  var isAway: Bool {
    get { state.withLock { $0.isAway } }
    set { state.withLock { $0.isAway = newValue } }
  }
  var questions: Int { state.withLock { $0.questions } }

  func contains(_ login: String) -> Bool { state.withLock { $0.logins[login] != nil } }
  func end(_ login: String) { state.withLock { $0.logins[login] = nil } }
  func setRole(_ role: String, of login: String) {
    state.withLock { $0.logins[login]?.role = role }
  }
  func block(_ name: String) { _ = state.withLock { $0.blocked.insert(name) } }

  func admission(_ request: Request) throws -> Admission {
    try state.withLock { state in
      state.questions += 1
      if state.isAway { throw HTTPError(.serviceUnavailable) }
      guard let login = request.cookies["login"].flatMap({ state.logins[$0.value] }) else {
        return .guest()
      }
      if state.blocked.contains(login.name) {
        let text = ByteBuffer(string: "Your account is blocked.")
        return .refused(Response(status: .forbidden, body: .init(byteBuffer: text)))
      }
      return .person(login.name) { [role = login.role] in $0.role = role }
    }
  }
}

extension EnvironmentValues {
  @Entry var role = "nobody"
}

struct PeopleApp: App {
  var body: some Scene {
    WindowGroup { PeopleView() }
  }
}

private struct PeopleView: View {
  @HeadwaterPortableViews.Environment(\.visitor) private var visitor
  @HeadwaterPortableViews.Environment(\.role) private var role
  @State private var count = 0

  var body: some View {
    Text(visitor.person.map { "You are \($0), \(role)" } ?? "You are a guest")
    Button("Count") { count += 1 }
    Text("\(visitor.person ?? "guest") counts \(count)")
  }
}

/// Serves the app to people who sign in by a cookie.
func withPeople(
  _ body: (TestHost, Logins, LiveSessions) async throws -> Void
) async throws {
  let logins = Logins()
  let sessions = LiveSessions()
  try await withHost(
    PeopleApp.self, sessions: sessions, admitting: { request, _ in try logins.admission(request) }
  ) { try await body($0, logins, sessions) }
}

extension TestPage {
  /// Loads the page with the cookie of a login, and perhaps that of a browser.
  static func load(
    _ host: TestHost, login: [(String, String)], browser: String? = nil
  ) async throws -> TestPage {
    try await load(host.address, cookie: browser, headers: login)
  }

  func connect<Result>(
    login: [(String, String)], _ body: (inout TestSocket) async throws -> Result
  ) async throws -> Result {
    try await connect(headers: login, body)
  }

  /// Opens a socket with the cookie of a login, and says hello.
  func claim(
    session: String? = nil, login: [(String, String)],
    _ body: (inout TestSocket) async throws -> Void
  ) async throws {
    try await openSocket(headers: login) { socket in
      try await socket.hello(session ?? self.session)
      try await body(&socket)
    }
  }
}
