import Headwater
import HeadwaterUI
import Testing

@testable import HeadwaterWeb

@Suite("The first answer waits until the page is ready", .timeLimit(.minutes(3)))
struct FirstAnswerTests {
  @Test(
    "it has the content that a view loads with firstPage, also through a store, and inside of what came first"
  )
  func content() async throws {
    try await withHost(ReadyApp.self, configure: { $0.firstPageLimit = .seconds(60) }) { host in
      let page = try await TestPage.load(host.address)
      #expect(page.reply.status == 200)
      #expect(page.reply.body.contains("Loaded by the view"))
      #expect(page.reply.body.contains("Loaded by the store"))
      #expect(page.reply.body.contains("Loaded inside"))
      #expect(page.reply.body.contains("<title>Ready</title>"))
      // What needs a person has not begun.
      #expect(page.reply.body.contains("Nobody is here"))
      try await page.connect { socket in
        try await socket.expectBatch(containing: "Somebody is here")
      }
    }
  }

  @Test("it has the content of work that goes on, if a view says when that is there")
  func isReady() async throws {
    try await withHost(FollowingApp.self, configure: { $0.firstPageLimit = .seconds(60) }) { host in
      let page = try await TestPage.load(host.address)
      #expect(page.reply.body.contains("Followed"))
      try await page.connect { _ in }
    }
  }

  @Test("after its limit it is sent as it is, and the rest comes over the socket")
  func limit() async throws {
    let clock = ManualClock()
    let gate = SlowApp.gate
    try await withHost(SlowApp.self, clock: clock) { host in
      async let loading = TestPage.load(host.address)
      // The sweep of sessions sleeps too.
      await clock.advanceSleepers(by: .milliseconds(300), count: 2)
      let page = try await loading
      #expect(page.reply.status == 200)
      #expect(page.reply.body.contains("Loading"))
      try await page.connect { socket in
        gate.raise()
        try await socket.expectBatch(containing: "Slowly loaded")
      }
    }
  }

  @Test("an address that a view answers which comes later is no 404")
  func lateMap() async throws {
    try await withHost(LateApp.self, configure: { $0.firstPageLimit = .seconds(60) }) { host in
      let page = try await TestPage.load(host.address, path: "profile")
      #expect(page.reply.status == 200)
      #expect(page.reply.body.contains("profile is shown"))
      let nothing = try await TestPage.request(host.address, "/nonsense")
      #expect(nothing.status == 404)
    }
  }

  @Test(
    "while something is under way, an address stays pending, and a view that comes over the socket takes it"
  )
  func pendingAddress() async throws {
    let clock = ManualClock()
    let gate = VeryLateApp.gate
    try await withHost(VeryLateApp.self, clock: clock) { host in
      async let loading = TestPage.load(host.address, path: "profile")
      // The sweep of sessions sleeps too.
      await clock.advanceSleepers(by: .milliseconds(300), count: 2)
      let page = try await loading
      #expect(page.reply.status == 200)
      #expect(page.reply.body.contains("Opening"))
      try await page.connect { socket in
        gate.raise()
        try await socket.expectBatch(containing: "profile is shown")
      }
    }
  }

  @Test("what a reducer says does not exist has the status 404, with its page")
  func notFound() async throws {
    try await withHost(OrdersApp.self, configure: { $0.firstPageLimit = .seconds(60) }) { host in
      let known = try await TestPage.load(host.address, path: "orders/7")
      #expect(known.reply.status == 200)
      #expect(known.reply.body.contains("Order 7"))
      let missing = try await TestPage.load(host.address, path: "orders/8")
      #expect(missing.reply.status == 404)
      #expect(missing.reply.body.contains("There is no such order"))
    }
  }

  @Test(
    "views that have begun without what their browser has stored begin again with it, and have stored nothing over it"
  )
  func stored() async throws {
    try await withHost(DraftApp.self, configure: { $0.firstPageLimit = .seconds(60) }) { host in
      let page = try await TestPage.load(host.address)
      #expect(page.reply.body.contains("The draft is none"))
      try await page.openSocket { socket in
        try await socket.hello(
          page.session, person: ["UTC", false, false, true, "", [:], ["draft": "a letter"]])
        let picture = try await socket.read()
        #expect(picture.elements.first == "render")
        let html = try #require(picture.elements[5].string)
        if !html.contains("The draft is a letter") {
          try await socket.expectBatch(containing: "The draft is a letter")
        }
      }
      // The same values change nothing.
      let second = try await TestPage.load(host.address)
      try await second.openSocket { socket in
        try await socket.hello(
          second.session, person: ["UTC", false, false, true, "", [:], ["draft": "none"]])
        #expect(try await socket.read().elements.first == "welcome")
      }
    }
  }

  @Test("a session that takes the place of one that is gone has its content with its document")
  func anew() async throws {
    try await withHost(ReadyApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        try await socket.hello(unknownSession)
        let picture = try await socket.read()
        #expect(picture.elements.first == "render")
        let html = try #require(picture.elements[5].string)
        #expect(html.contains("Loaded by the view"))
        #expect(html.contains("Loaded inside"))
      }
    }
  }

  @Test("the page of a session that is gone keeps its former document for five seconds at most")
  func anewLate() async throws {
    let clock = ManualClock()
    try await withHost(NeverApp.self, clock: clock) { host in
      async let loading = TestPage.load(host.address)
      // The sweep of sessions sleeps too.
      await clock.advanceSleepers(by: .milliseconds(300), count: 2)
      let page = try await loading
      try await page.openSocket { socket in
        try await socket.hello(unknownSession)
        await clock.advanceSleepers(by: .seconds(5), count: 2)
        let picture = try await socket.read()
        #expect(picture.elements.first == "render")
        #expect(try #require(picture.elements[5].string).contains("Loading"))
      }
    }
  }

  /// The name of a session that the host does not have.
  private var unknownSession: String { String(repeating: "A", count: 32) }

  @Test("without firstPage nothing begins before a socket")
  func nothing() async throws {
    try await withHost(PlainApp.self) { host in
      let page = try await TestPage.load(host.address)
      #expect(page.reply.body.contains("Nobody is here"))
      try await page.connect { socket in
        try await socket.expectBatch(containing: "Somebody is here")
      }
    }
  }
}

// MARK: - A page with content

private struct ReadyApp: App {
  var body: some Scene { WindowGroup { ReadyView() } }
}

private struct Texts: Reducer {
  struct State: Equatable { var text = "" }
  enum Action: Equatable {
    case load
    case loaded(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load: return .run { send in send(.loaded("Loaded by the store")) }
    case .loaded(let text):
      state.text = text
      return .none
    }
  }
}

private struct ReadyView: View {
  @State private var store = Store(initialState: Texts.State(), reducer: Texts())
  @State private var text = ""

  var body: some View {
    VStack {
      Text(text)
      Text(store.text)
      if !text.isEmpty { InnerView() }
      PresenceView()
    }
    .navigationTitle(text.isEmpty ? "" : "Ready")
    .firstPage { text = "Loaded by the view" }
    .firstPage { await store.send(.load).finish() }
  }
}

private struct InnerView: View {
  @State private var text = ""

  var body: some View {
    Text(text).firstPage { text = "Loaded inside" }
  }
}

private struct PresenceView: View {
  @State private var isHere = false

  var body: some View {
    Text(isHere ? "Somebody is here" : "Nobody is here").task { isHere = true }
  }
}

private struct FollowingApp: App {
  var body: some Scene { WindowGroup { FollowingView() } }
}

private struct FollowingView: View {
  @State private var text: String?

  var body: some View {
    Text(text ?? "Nothing yet")
      .task {
        text = "Followed"
        // It goes on until it is cancelled.
        for await _ in AsyncStream<Void>.makeStream().stream {}
      }
      .firstPage(isReady: text != nil)
  }
}

private struct DraftApp: App {
  var body: some Scene { WindowGroup { DraftView() } }
}

/// A form that takes the draft that was stored, when it appears.
private struct DraftView: View {
  @SceneStorage("draft") private var draft = "none"
  @State private var text = ""
  @State private var isLoaded = false

  var body: some View {
    Text("The draft is \(text)")
      .onAppear {
        text = draft
        draft = text
      }
      .task { isLoaded = true }
      .firstPage(isReady: isLoaded)
  }
}

private struct PlainApp: App {
  var body: some Scene { WindowGroup { PresenceView() } }
}

private struct SlowApp: App {
  nonisolated static let gate = Signal()
  var body: some Scene { WindowGroup { SlowView() } }
}

private struct NeverApp: App {
  var body: some Scene { WindowGroup { NeverView() } }
}

private struct NeverView: View {
  @State private var text = "Loading"

  var body: some View {
    Text(text).firstPage {
      // It ends when the session does.
      for await _ in AsyncStream<Void>.makeStream().stream {}
      text = "Loaded"
    }
  }
}

private struct SlowView: View {
  @State private var text = "Loading"

  var body: some View {
    Text(text).firstPage {
      await SlowApp.gate.wait()
      text = "Slowly loaded"
    }
  }
}

// MARK: - Addresses of views that come later

private struct LateApp: App {
  var body: some Scene { WindowGroup { LateView {} } }
}

private struct VeryLateApp: App {
  nonisolated static let gate = Signal()
  var body: some Scene { WindowGroup { LateView { await Self.gate.wait() } } }
}

private struct LateView: View {
  let open: @Sendable () async -> Void
  @State private var isOpen = false

  var body: some View {
    Group { if isOpen { PlacesView() } else { ProgressView("Opening") } }
      .task {
        await open()
        isOpen = true
      }
  }
}

private struct PlacesView: View {
  enum Place: Hashable { case home, profile }
  @State private var place = Place.home

  var body: some View {
    Text(place == .home ? "home is shown" : "profile is shown")
      .addresses($place, AddressMap(.place(.home), .place(.profile, "profile")))
  }
}

private struct OrdersApp: App {
  var body: some Scene { WindowGroup { OrdersView() } }
}

private struct Orders: Reducer {
  struct State: Equatable {
    var isMissing = false
    var order: Int?
  }
  enum Action: Equatable {
    case opened(Int?)
    case answered(exists: Bool)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .opened(let order):
      state.order = order
      return .run { send in send(.answered(exists: order == 7)) }
    case .answered(let exists):
      state.isMissing = !exists
      return .none
    }
  }
}

private struct OrdersView: View {
  @State private var store = Store(initialState: Orders.State(), reducer: Orders())

  var body: some View {
    NavigationStack {
      Text("Orders")
        .navigationDestination(item: store.binding(\.order, { .opened($0) })) { order in
          Group {
            if store.isMissing { Text("There is no such order") } else { Text("Order \(order)") }
          }
          .notFound(store.isMissing)
          .firstPage { await store.send(.opened(order)).finish() }
        }
    }
    .addresses(store.binding(\.order, { .opened($0) }), AddressMap(.all(.value(under: "orders"))))
  }
}
