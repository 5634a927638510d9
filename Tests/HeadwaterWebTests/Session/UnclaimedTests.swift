import Headwater
import HeadwaterUI
import HeadwaterWeb
import Synchronization
import Testing

@Suite("Pages without a socket", .timeLimit(.minutes(3)))
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

  @Test("the effects of an opened address wait for the socket")
  func effects() async throws {
    try await withHost(LibraryApp.self) { host in
      // What the first page has set going would have worked before the second one is answered.
      for _ in 0..<2 {
        let page = try await TestPage.load(host.address, path: "books/7")
        #expect(page.reply.body.contains("Book 7, asked for 0 times"))
      }
      #expect(Library.asked.withLock { $0 } == 0)
      let page = try await TestPage.load(host.address, path: "books/7")
      try await page.connect { socket in
        try await socket.expectBatch(containing: "Book 7, asked for 1 times")
      }
      #expect(Library.asked.withLock { $0 } == 1)
    }
  }

  @Test("a shared store that such a page was the first to use begins after the end of the page")
  func shared() async throws {
    try await withHost(
      SharedNewsApp.self, configure: { $0.maximumUnclaimedSessions = 1 }
    ) { host in
      _ = try await TestPage.load(host.address)
      // The first page gives way to this one.
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.expectBatch(containing: "News 1")
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

/// The same with one store for everybody.
private struct SharedNewsApp: App {
  static let store = Store(initialState: News.State(), reducer: News())

  var body: some Scene {
    WindowGroup { Text("News \(Self.store.count)") }
  }
}

private struct LibraryApp: App {
  @State private var store = Store(initialState: Library.State(), reducer: Library())

  var body: some Scene {
    WindowGroup {
      Text("Book \(store.books.last ?? 0), asked for \(store.answers) times")
        .addresses(
          AddressMap(.all(.value(under: "books"))), of: store, print: \.books,
          open: { .opened($0) })
    }
  }
}

/// Asks for a book as soon as its address is opened.
private struct Library: Reducer {
  struct State: Equatable {
    var books: [Int] = []
    var answers = 0
  }

  enum Action: Sendable {
    case opened([Int])
    case answered
  }

  static let asked = Mutex(0)

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .opened(let books):
      state.books = books
      return .run { send in
        Self.asked.withLock { $0 += 1 }
        send(.answered)
      }
    case .answered: state.answers += 1
    }
    return .none
  }
}
