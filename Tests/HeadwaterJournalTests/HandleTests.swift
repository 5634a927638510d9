import HeadwaterJournalTesting
import HeadwaterTesting
import HeadwaterUI
import Testing

@MainActor @Suite struct HandleTests {
  private let database = MemoryDatabase()

  @Test("a sent action has its turn when it is kept, and its task ends after its effects")
  func send() async throws {
    let process = try await TestProcess(database)
    let store = process.store
    var isFinished = false
    let task = store.send(.fetch("a"))
    let waiting = Task { @MainActor in
      await task.finish()
      isFinished = true
    }
    #expect(store.log == [])
    #expect(store.journal?.waitingCount == 1)

    await process.settle()
    #expect(store.log == ["fetch a"])
    #expect(store.journal?.waitingCount == 0)
    #expect(!isFinished)
    process.clock.advance(by: .seconds(1))
    await process.settle()

    await waiting.value
    #expect(store.log == ["fetch a", "fetched a"])
    #expect(store.journal?.number == 2)
  }

  @Test("follow-ups and watched changes are part of the entry, and another process repeats them")
  func followUps() async throws {
    let one = try await TestProcess(database)
    let other = try await TestProcess(database)
    one.store.send(.add("a", 15))
    await one.settle()
    await other.settle()

    #expect(one.state.log == ["a", "doubled 15", "changed 15", "changed 30"])
    #expect(other.state == one.state)
    #expect(database.entries(of: try StoreName("ledger/1")).count == 1)
  }

  @Test("an effect runs where its action was sent, and a cancel of another process ends it")
  func cancelElsewhere() async throws {
    let one = try await TestProcess(database)
    let other = try await TestProcess(database)
    one.store.send(.fetch("a"))
    await one.settle()
    await other.settle()
    other.clock.advance(by: .seconds(5))
    await other.settle()
    #expect(other.state.log == ["fetch a"])

    other.store.send(.cancel)
    await other.settle()
    await one.settle()
    one.clock.advance(by: .seconds(5))
    await one.settle()

    #expect(one.state.log == ["fetch a"])
  }

  @Test("an effect of a child that another process has removed ends")
  func presenceElsewhere() async throws {
    let one = try await TestProcess(database)
    let other = try await TestProcess(database)
    one.store.send(.open("a"))
    await one.settle()
    await other.settle()
    other.store.send(.close)
    other.store.send(.open("a"))
    await other.settle()
    await one.settle()
    one.clock.advance(by: .seconds(5))
    await one.settle()

    #expect(one.state.editor == Editor.State(id: "a", loads: 1, text: ""))
  }

  @Test("what a delay, a throttle or work sends is an entry of its own")
  func lateSends() async throws {
    let process = try await TestProcess(database)
    process.store.send(.search("a"))
    process.store.send(.throttle("b"))
    process.store.send(.sequence("c"))
    await process.settle()
    process.clock.advance(by: .seconds(5))
    await process.settle()

    #expect(
      process.state.log == [
        "noted first c", "noted second c", "noted throttle b", "noted search a", "noted last c",
      ])
    #expect(process.store.journal?.number == 6)
  }

  @Test("handles of a name share its state, and scopes of a handle send through it")
  func handles() async throws {
    let process = try await TestProcess(database)
    let other = try await process.journal.store(
      "ledger/1", initialState: Ledger.State(), reducer: Ledger(clock: process.clock),
      isManual: true)
    other.send(.open("a"))
    await process.settle()
    let editor = try #require(process.store.scope(optional: \.editor, action: \.editor))

    editor.send(.loaded("text"))
    await process.settle()

    #expect(other.editor?.text == "text")
    #expect(editor.text == "text")
    #expect(editor.journal?.name.text == "ledger/1")
  }

  @Test("an observer is told when the turn has come")
  func observers() async throws {
    let process = try await TestProcess(database)
    var totals: [Int] = []
    process.store.subscribe(to: \.total) { totals.append($0) }
    process.store.send(.add("a", 1))
    process.store.send(.add("b", 1))
    await process.settle()

    #expect(totals == [0, 1, 2])
  }

  @Test(
    "the streams and subscriptions of a handle and of its scopes end with it, and not with another one",
    .timeLimit(.minutes(3)))
  func subscriptionsEnd() async throws {
    let process = try await TestProcess(database)
    var totals: [Int] = []
    process.store.subscribe(to: \.total) { totals.append($0) }
    let visit = try await visit(process)
    for await _ in visit.totals {}
    for await _ in visit.states {}
    for await _ in visit.scoped {}
    process.store.send(.add("a", 1))
    await process.settle()

    #expect(visit.subscriber == nil)
    #expect(totals == [0, 1])
  }

  /// Subscribes to a handle that is then gone.
  private func visit(_ process: TestProcess) async throws -> Visit {
    let handle = try await process.journal.store(
      "ledger/1", initialState: Ledger.State(), reducer: Ledger(clock: process.clock),
      isManual: true)
    handle.send(.open("a"))
    await process.settle()
    let editor = try #require(handle.scope(optional: \.editor, action: \.editor))
    let subscriber = Visit.Subscriber()
    handle.subscribe { _ in withExtendedLifetime(subscriber) {} }
    editor.subscribe(to: \.text) { _ in withExtendedLifetime(subscriber) {} }
    return Visit(
      totals: handle.updates(of: \.total), states: handle.states(),
      scoped: editor.updates(of: \.text), subscriber: subscriber)
  }

  private struct Visit {
    final class Subscriber {}

    let totals: AsyncStream<Int>
    let states: AsyncStream<Ledger.State>
    let scoped: AsyncStream<String>
    weak var subscriber: Subscriber?
  }

  @Test("actions that a middleware stops are not kept, and it sees the others before and after")
  func middlewares() async throws {
    let process = try await TestProcess(database)
    let seen = Seen()
    let store = try await process.journal.store(
      "ledger/1", initialState: Ledger.State(), reducer: Ledger(clock: process.clock),
      middleware: seen, isManual: true)
    store.send(.add("no", 1))
    store.send(.add("a", 5))
    process.store.send(.add("b", 1))
    await process.settle()

    #expect(process.state.log == ["a", "doubled 5", "b"])
    #expect(
      seen.lines == ["before add", "before add", "after add", "before doubled", "after doubled"])
  }

  @Test("beyond the limit of what waits, an action is refused, with the reason why so many wait")
  func waitingLimit() async throws {
    let journal = MemoryJournal(database)
    var options = JournalOptions()
    options.waitingLimit = 2
    let store = try await journal.store(
      "ledger/1", initialState: Ledger.State(), reducer: Ledger(clock: TestClock()),
      options: options, isManual: true)
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    journal.faults.isAway = true
    for text in ["a", "b", "c"] { store.send(.add(text, 1)) }

    #expect(
      issues == [
        """
        The action .add was not handed to the journal: 2 actions of the store "ledger/1" wait already.

        Likely more actions are sent in one turn than are kept meanwhile: wait for them with `keep`, send one action \
        for all, or raise `JournalOptions.waitingLimit`.
        """
      ])
    _ = await store.journal?.step()
    #expect(store.journal?.status == .behind(.away("a fault of the test")))
    for text in ["d", "e", "f"] { store.send(.add(text, 1)) }
    #expect(
      issues.last == """
        The action .add was not handed to the journal: 2 actions of the store "ledger/1" wait already.

        The journal can't be reached: `store.journal.status` says why.
        """)
    journal.faults.isAway = false
    await store.journal?.finish()
    #expect(store.log == ["a", "b", "d", "changed 3", "e"])
    #expect(store.journal?.status == .following)
  }

  @Test("a flood of one handle leaves the others of the store room")
  func waitingLimitOfHandle() async throws {
    let journal = MemoryJournal(database)
    var options = JournalOptions()
    options.waitingLimitOfHandle = 2
    func handle() async throws -> Store<Ledger.State, Ledger.Action> {
      try await journal.store(
        "ledger/1", initialState: Ledger.State(), reducer: Ledger(clock: TestClock()),
        options: options, isManual: true)
    }
    let (flood, other) = (try await handle(), try await handle())
    var issues: [String] = []
    flood.onIssue = { issues.append($0.message) }
    for number in 0..<100 { flood.send(.add("flood \(number)", 1)) }
    #expect(flood.journal?.takesActions == false)
    #expect(other.journal?.takesActions == true)
    other.send(.add("other", 1))

    #expect(issues.count == 98)
    #expect(
      issues.first == """
        The action .add was not handed to the journal: 2 actions of one handle of the store "ledger/1" wait already.

        Likely more actions are sent in one turn than are kept meanwhile: wait for them with `keep`, send one action \
        for all, or raise `JournalOptions.waitingLimitOfHandle`.
        """)
    await other.journal?.finish()
    #expect(other.log == ["flood 0", "flood 1", "other", "changed 3"])
    #expect(flood.journal?.takesActions == true)
  }

  @Test("a store with a live pace keeps what is sent, and finishes")
  func live() async throws {
    let journal = MemoryJournal(database)
    let other = MemoryJournal(database)
    let store = try await journal.store(
      "ledger/1", initialState: Ledger.State(), reducer: Ledger(clock: TestClock()))
    let number = try await store.keep(.add("a", 1))
    #expect(number == 1)
    await store.send(.add("b", 1)).finish()
    #expect(store.log == ["a", "b"])

    let second = try await other.store(
      "ledger/1", initialState: Ledger.State(), reducer: Ledger(clock: TestClock()))
    #expect(second.log == ["a", "b"])
    let logs = second.updates(of: \.log)
    try await store.keep(.add("c", 1))
    for await log in logs {
      #expect(log == ["a", "b", "c"])
      break
    }
  }
}

/// A middleware that notes what it sees, and stops an action.
@MainActor
final class Seen: @MainActor Middleware {
  private(set) var lines: [String] = []

  func before(
    _ action: Ledger.Action, state: Ledger.State, context: MiddlewareContext<Ledger.State>
  ) -> MiddlewareVerdict<Ledger.Action> {
    lines.append("before \(name(action))")
    return action == .add("no", 1) ? .stop() : .pass
  }

  func after(
    _ action: Ledger.Action, state: Ledger.State, context: MiddlewareContext<Ledger.State>
  ) -> Effect<Ledger.Action> {
    lines.append("after \(name(action))")
    return .none
  }

  private func name(_ action: Ledger.Action) -> String {
    switch action {
    case .add: "add"
    case .doubled: "doubled"
    default: "another"
    }
  }
}
