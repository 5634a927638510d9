import Headwater
import HeadwaterTesting
import Testing

@MainActor
@Suite("Presented features")
struct PresentedFeatureTests {
  private let clock = TestClock()

  private func makeTestStore() -> TestStore<Desk.State, Desk.Action> {
    TestStore(initialState: Desk.State(), reducer: Desk(clock: clock))
  }

  private func makeStore() -> Store<Desk.State, Desk.Action> {
    let store = Store(
      initialState: Desk.State(), reducer: Desk(clock: clock), runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    return store
  }

  @Test("a dismissal removes the state, and a second one changes nothing")
  func dismissal() {
    let store = makeTestStore()
    store.send(.open(1)) { $0.note = Note.State(id: 1) }
    store.send(.note(.dismiss)) {
      $0.note = nil
      $0.heard = ["dismissed"]
    }
    store.send(.note(.dismiss)) { $0.heard = ["dismissed", "dismissed"] }
  }

  @Test("a feature that closes itself is removed by an action of its own turn")
  func dismiss() {
    let store = makeTestStore()
    store.send(.open(1)) { $0.note = Note.State(id: 1) }
    store.send(.note(.presented(.close(.delegated))))
    store.receive(\.note, .presented(.saved)) { $0.heard = ["saved with true"] }
    store.receive(\.note, .dismiss) {
      $0.note = nil
      $0.heard = ["saved with true", "dismissed"]
    }
    store.finish()
  }

  /// Presents another page, equal to the first, when it hears of the first dismissal.
  private struct Reopening: Reducer {
    let clock: TestClock

    var body: some Reducer<Desk.State, Desk.Action> {
      Desk(clock: clock)
      Reduce { state, action in
        guard action == .page(.dismiss), state.heard.isEmpty else { return .none }
        state.heard.append("dismissed")
        state.page = .memo(Note.State(id: 2))
        return .none
      }
    }
  }

  @Test(
    "the page that a parent presents on a dismissal has nothing of the one before",
    arguments: [Note.Way.twice, .atOnce, .merged], [true, false])
  func reopened(way: Note.Way, isSentByView: Bool) {
    let store = Store(
      initialState: Desk.State(), reducer: Reopening(clock: clock), runtime: ManualRuntime().effects
    )
    store.onIssue = { Issue.record("\($0)") }
    store.send(.show(.memo(Note.State(id: 2))))
    store.send(.page(.presented(.memo(.start))))
    store.send(.page(.presented(.memo(.close(.delayed)))))
    store.send(isSentByView ? .page(.dismiss) : .page(.presented(.memo(.close(way)))))
    clock.run()
    #expect(store.page == .memo(Note.State(id: 2)))
    #expect(store.heard == ["dismissed"])
    store.send(.page(.presented(.memo(.start))))
    clock.run()
    #expect(store.page == .memo(Note.State(id: 2, count: 1)))
    store.send(.page(.presented(.memo(.close(.atOnce)))))
    #expect(store.page == nil)
  }

  @Test("it closes itself under each operator", arguments: Note.Way.allCases)
  func operators(way: Note.Way) {
    let store = makeStore()
    store.send(.open(1))
    store.send(.page(.dismiss))
    store.send(.show(.memo(Note.State(id: 2))))
    store.send(.push(.note(Note.State(id: 3))))
    store.send(.push(.memo(Note.State(id: 4))))
    store.send(.note(.presented(.close(way))))
    store.send(.page(.presented(.memo(.close(way)))))
    store.send(.path(.element(id: 1, action: .memo(.close(way)))))
    clock.run()
    #expect(store.note == nil)
    #expect(store.page == nil)
    #expect(store.path.ids == [0])
  }

  @Test("work that a dismissal follows is waited for, and seen by the parent")
  func afterWork() {
    let store = makeTestStore()
    store.send(.open(1)) { $0.note = Note.State(id: 1) }
    store.send(.note(.presented(.close(.afterWork))))
    clock.advance(by: .seconds(1))
    store.receive(\.note, .presented(.saved)) { $0.heard = ["saved with true"] }
    store.receive(\.note, .dismiss) {
      $0.note = nil
      $0.heard = ["saved with true", "dismissed"]
    }
    store.finish()
  }

  @Test("what a dismissed feature has begun is cancelled, and its late results never arrive")
  func late() {
    let store = makeStore()
    store.send(.open(1))
    store.send(.note(.presented(.start)))
    store.send(.note(.dismiss))
    store.send(.open(2))
    clock.run()
    #expect(store.note == Note.State(id: 2))
    store.send(.note(.presented(.start)))
    clock.run()
    #expect(store.note == Note.State(id: 2, count: 1))
  }

  @Test("a case that is replaced by another, or by itself with another id, has new effects")
  func replacedCase() {
    let store = makeStore()
    store.send(.show(.note(Note.State(id: 1))))
    store.send(.page(.presented(.note(.start))))
    store.send(.show(.memo(Note.State(id: 1))))
    store.send(.page(.presented(.memo(.start))))
    store.send(.show(.memo(Note.State(id: 2))))
    clock.run()
    #expect(store.page == .memo(Note.State(id: 2)))
  }

  @Test("a delayed dismissal closes the value that asked for it, and none that took its place")
  func replaced() {
    let store = makeStore()
    store.send(.open(1))
    store.send(.note(.presented(.close(.delayed))))
    store.send(.open(2))
    clock.run()
    #expect(store.note == Note.State(id: 2))
  }

  @Test("a dismissal does not reach a value that the same turn has put in place")
  func replacedInItsTurn() {
    let store = makeStore()
    store.send(.open(1))
    store.send(.note(.presented(.swapped)))
    #expect(store.note == Note.State(id: 99))
  }

  @Test("an answer closes an alert with its turn, and the parent may ask again in that turn")
  func alert() {
    let store = makeTestStore()
    store.send(.ask("Sure?")) { $0.question = AlertState(TextState(verbatim: "Sure?")) }
    store.send(.question(.presented(.yes))) { $0.question = nil }
    store.send(.ask("Sure?")) { $0.question = AlertState(TextState(verbatim: "Sure?")) }
    store.send(.question(.presented(.no))) { $0.question = AlertState("Really not?") }
    store.send(.question(.dismiss)) { $0.question = nil }
    store.finish()
  }

  /// A feature without a place that presents it.
  private struct Lonely: Reducer {
    var body: some Reducer<Note.State, Note.Action> {
      Note()
    }
  }

  @Test("a dismissal that nothing presents is an issue")
  func lonely() {
    let store = Store(initialState: Note.State(id: 1), reducer: Lonely())
    var issues: [String] = []
    store.onIssue = { issues.append($0.description) }
    store.send(.close(.atOnce), fileID: "App/NoteView.swift", line: 3)
    #expect(
      issues == [
        """
        NoteView.swift:3: A feature returned `.dismiss`, and no lift presents it. It stays where it \
        is.

        Likely it is lifted to a field, or its parent's case has the feature's actions themselves.

        Lift it with `lift(optional:action:)` to a case of `PresentationAction`, or with \
        `lift(stack:action:)`. To inform any other parent, send an action.
        """
      ])
  }

  @Test("an action for what is not presented is an issue, and a dismissal is none")
  func missing() {
    let store = makeStore()
    store.send(.note(.dismiss))
    store.send(.path(.popFrom(id: 7)))
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    store.send(.note(.presented(.loaded)))
    store.send(.path(.element(id: 7, action: .note(.loaded))))
    #expect(issues.count == 2)
    #expect(issues.first?.contains("the optional State is nil") == true)
    #expect(issues.last?.contains("no State has the id") == true)
  }

  @Test("the origin of a dismissal names it")
  func origin() {
    let store = makeStore()
    let origins = Log<String>()
    store.attach(Origins(log: origins))
    store.send(.open(1))
    store.send(.note(.presented(.close(.atOnce))), fileID: "App/NoteView.swift", line: 3)
    #expect(origins.entries.last == "its reducer, as `.dismiss`")
  }

  private struct Origins: StoreObserver {
    let log: Log<String>

    func turnEnded(_ turn: StoreTurn<Desk.Action>, state: Desk.State) {
      log.append("\(turn.origin)")
    }
  }

  /// A subscription that closes its feature when the time is over.
  private struct Timed: Reducer {
    let clock: TestClock

    var body: some Reducer<Note.State, Note.Action> {
      Note(clock: clock)
      Subscriptions { [clock] _ in
        [Subscription(id: "time", .dismiss.delay(for: .seconds(3), clock: clock))]
      }
    }
  }

  @Test("a subscription closes its feature")
  func subscription() {
    let store = Store(
      initialState: Desk.State(note: Note.State(id: 1)),
      reducer: Timed(clock: clock).lift(optional: \.note, action: \Desk.Action.Cases.note),
      runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    #expect(store.note != nil)
    clock.run()
    #expect(store.note == nil)
  }

  @Test("a scope of what is presented has its actions, and is nil without it")
  func scope() {
    let store = makeStore()
    #expect(store.scope(optional: \.note, action: \.note) == nil)
    store.send(.open(1))
    let note = store.scope(optional: \.note, action: \.note)
    note?.send(.loaded)
    #expect(note?.count == 1)
  }
}
