import HeadwaterTesting
import HeadwaterUI
import Testing

@testable import HeadwaterUITesting

/// A server on an actor of its own, whose answers a test holds up.
private actor Desk {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  func ask() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

private struct Orders: Reducer {
  struct State: Equatable {
    var loads = 0
  }

  enum Action {
    case pulled, asked, loaded
  }

  let clock: TestClock
  let desk: Desk

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .pulled:
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        send(.loaded)
      }
    case .asked:
      return .run { [desk] send in
        await desk.ask()
        send(.loaded)
      }
    case .loaded:
      state.loads += 1
      return .none
    }
  }
}

private struct OrdersView: View {
  let store: Store<Orders.State, Orders.Action>
  var onStart: (@MainActor () async -> Void)?

  var body: some View {
    Text("\(store.loads) loads")
      .refreshable { await store.send(.pulled).finish() }
      .task { await onStart?() }
  }
}

@MainActor @Suite("Waiting for the tasks of views")
struct WaitingTests {
  private let clock = TestClock()
  private let desk = Desk()
  private let runtime = ManualRuntime()

  private func makeStore() -> Store<Orders.State, Orders.Action> {
    Store(
      initialState: Orders.State(), reducer: Orders(clock: clock, desk: desk),
      runtime: runtime.effects)
  }

  @Test("a refresh waits for the clock, and ends with the answer")
  func refresh() async throws {
    let ui = ViewHost(OrdersView(store: makeStore()), runtime: runtime)
    for count in 1...2 {
      try ui.find(button: "Refresh").tap()
      await ui.settle()
      #expect(try ui.find(button: "Refresh").isEnabled == false)
      clock.advance(by: .seconds(1))
      await ui.settle()
      #expect(try ui.find(button: "Refresh").isEnabled)
      _ = try ui.find(text: "\(count) loads")
    }
  }

  @Test("the task of a view is waited for, and again when it sleeps once more")
  func task() async throws {
    let store = makeStore()
    let ui = ViewHost(
      OrdersView(store: store) { [clock] in
        try? await clock.sleep(for: .seconds(1))
        await store.send(.pulled).finish()
        await store.send(.loaded).finish()
      }, runtime: runtime)
    await ui.settle()
    clock.advance(by: .seconds(1))
    await ui.settle()
    _ = try ui.find(text: "0 loads")
    clock.advance(by: .seconds(1))
    await ui.settle()
    _ = try ui.find(text: "2 loads")
  }

  @Test("an effect on another actor is waited for")
  func outside() async throws {
    let store = makeStore()
    let ui = ViewHost(
      OrdersView(store: store) { await store.send(.asked).finish() }, runtime: runtime)
    async let opened: Void = desk.open()
    await ui.settle()
    await opened
    _ = try ui.find(text: "1 loads")
  }

  @Test("a host without a runtime waits until the tasks have ended")
  func withoutRuntime() async throws {
    let store = Store(
      initialState: Orders.State(), reducer: Orders(clock: clock, desk: desk))
    await desk.open()
    let ui = ViewHost(OrdersView(store: store) { await store.send(.asked).finish() })
    await ui.settle()
    _ = try ui.find(text: "1 loads")
  }

  @Test("a view that leaves the screen ends its task, and nothing is left to wait for")
  func disappearing() async throws {
    let ui = ViewHost(Leaving(clock: clock), runtime: runtime)
    await ui.settle()
    try ui.find(button: "Leave").tap()
    await ui.settle()
    clock.run()
    #expect(ui.tasks.running.isEmpty)
  }

  @Test("a condition is checked after each change of the views")
  func until() async throws {
    let store = Store(
      initialState: Orders.State(), reducer: Orders(clock: clock, desk: desk))
    let ui = ViewHost(OrdersView(store: store))
    store.send(.asked)
    store.send(.asked)
    async let opened: Void = desk.open()
    await ui.until { ui.texts.contains("2 loads") }
    await opened
  }

  @Test("a task that nothing resumes fails the test, which says what to do")
  func limit() async {
    let store = makeStore()
    let ui = ViewHost(
      OrdersView(store: store) { await store.send(.asked).finish() }, runtime: runtime)
    var failures: [String] = []
    ui.report = { message, _ in failures.append(message) }
    await ui.settle(limit: .zero)
    await desk.open()
    #expect(
      failures == [
        """
        Nothing has let the task of a view go on for 0.0 seconds. It waits for something outside the test.

        If it waits for effects that sleep on a `TestClock`, pass the host their runtime: \
        `ViewHost(view, runtime: runtime)`. If it listens without end, wait for what the screen shows: \
        `await ui.until { … }`.
        """
      ])
  }

  @Test("a condition that stays false fails the test, which shows the screen")
  func neverTrue() async {
    let ui = ViewHost(Text("0 loads"))
    var failures: [String] = []
    ui.report = { message, _ in failures.append(message) }
    await ui.until(limit: .zero) { ui.texts.contains("1 loads") }
    #expect(
      failures == [
        """
        The condition is still false, and the views have not changed for 0.0 seconds. The screen shows:

        text "0 loads"
        """
      ])
  }
}

/// A view with a task, which a button removes.
private struct Leaving: View {
  let clock: TestClock
  @State private var isThere = true

  var body: some View {
    Button("Leave") { isThere = false }
    if isThere {
      Text("Here").task { try? await clock.sleep(for: .seconds(10)) }
    }
  }
}
