import Headwater
import HeadwaterUI
import HeadwaterWeb
import Testing

@Suite("Pages without a socket", .timeLimit(.minutes(1)))
struct UnclaimedTests {
  @Test("no store begins its subscriptions before a socket claims the session")
  func subscriptions() async throws {
    try await withHost(NewsApp.self) { host in
      let page = try await TestPage.load(host.address)
      #expect(page.reply.body.contains("News 0"))
      try await page.connect { socket in
        try await socket.expectBatch(containing: "News 1")
      }
    }
  }

  @Test("a session that a socket begins has its subscriptions from the start")
  func newSession() async throws {
    try await withHost(NewsApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        try await socket.hello(String(repeating: "x", count: 32))
        #expect("\(try await socket.expect("render"))".contains("News 1"))
      }
    }
  }
}

private struct NewsApp: App {
  @State private var store = Store(initialState: News.State(), reducer: News())

  var body: some Scene {
    WindowGroup { Text("News \(store.count)") }
  }
}

/// Receives news as soon as the state implies it.
private struct News: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Sendable {
    case came
  }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
    Subscriptions { _ in [Subscription(id: "news", .send(.came))] }
  }
}
