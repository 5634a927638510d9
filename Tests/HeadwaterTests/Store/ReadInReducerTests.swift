import Headwater
import HeadwaterTesting
import Testing

/// A store that its own reducer captures and uses by mistake. Each use returns a value and is reported,
/// including the first one.
@MainActor
@Suite("A store in its own reducer")
struct ReadInReducerTests {
  /// A value that can't be compared.
  private struct Opaque {
    var text = "opaque"
  }

  private struct Parts {
    var count = 1
    var name = "name"
    var opaque = Opaque()
    var screen = Screen.State()
  }

  private enum Action: CasePathable {
    case go
    case screen(Screen.Action)

    struct Cases {
      enum ScreenCase: CasePath {
        static func embed(_ value: Screen.Action) -> Action { .screen(value) }
        static func extract(_ root: Action) -> Screen.Action? {
          if case .screen(let value) = root { value } else { nil }
        }
      }
      var screen: ScreenCase.Type { ScreenCase.self }
    }

    static var cases: Cases { Cases() }
  }

  /// Returns the issues when a store's reducer uses it.
  private func issues(
    of use: @escaping @MainActor (Store<Parts, Action>) -> Void
  ) -> [String] {
    var store: Store<Parts, Action>?
    var parts = Parts()
    parts.screen.editor = Ticker.State(id: 7, count: 5)
    parts.screen.rows = [Ticker.State(id: 1, count: 3), Ticker.State(id: 2)]
    store = Store(
      initialState: parts,
      reducer: Reduce { state, action in
        if let store { use(store) }
        return .none
      })
    var issues: [String] = []
    store?.onIssue = { issues.append($0.description) }
    store?.send(.go)
    // Otherwise, the store would retain itself through its reducer.
    store = nil
    return issues
  }

  private func read(_ what: String) -> String {
    """
    A store's \(what) was read inside the store's own reducer. The reducer has the state on loan, \
    so the answer was what the reducer has made of it so far, which is not sound while a part of \
    it is on loan.

    Read from the `state` argument instead; reducers should not hold a store at all.
    """
  }

  private let subscribed = """
    A store was subscribed to, or observed, inside the store's own reducer. It is done, but the \
    reducer has the state on loan, so what was told first is what the reducer has made of it so \
    far.

    Subscribe where the store is made, or in an effect; reducers should not hold a store at all.
    """

  /// Uses a store in its reducer, and compares the reported issues.
  private func expect(
    _ expected: [String], _ location: SourceLocation = #_sourceLocation,
    of use: @escaping @MainActor (Store<Parts, Action>) -> Void
  ) {
    let actual = issues(of: use)
    #expect(actual == expected, sourceLocation: location)
  }

  @Test("a first read answers")
  func firstRead() {
    expect([read("\(\Parts.count)")]) { #expect($0.count == 1) }
    expect([read("\(\Parts.name)")]) { #expect($0.name == "name") }
  }

  @Test("a read of a value that cannot be compared returns it")
  func incomparable() {
    expect([read("\(\Parts.opaque)")]) { #expect($0.opaque.text == "opaque") }
    expect([read("\(\Parts.self)")]) { #expect($0.state.count == 1) }
  }

  @Test("a read through a scope answers, of whatever kind it is")
  func scopes() {
    expect([read("\(\Screen.State.note)")]) { store in
      #expect(store.scope(state: \.screen, action: \.screen).note == "")
    }
    let editor = issues { store in
      let screen = store.scope(state: \.screen, action: \.screen)
      #expect(screen.scope(optional: \.editor, action: \.editor)?.count == 5)
    }
    #expect(editor.count == 2 && editor.last == read("\(\Ticker.State.count)"))
    let row = issues { store in
      let screen = store.scope(state: \.screen, action: \.screen)
      #expect(screen.scope(each: \.rows, id: 1, action: \.rows)?.count == 3)
      #expect(screen.scope(each: \.rows, id: 9, action: \.rows) == nil)
      #expect(screen.scope(each: \.rows, action: \.rows).ids == [1, 2])
    }
    #expect(
      row == [
        read("element 1"), read("\(\Ticker.State.count)"), read("element 9"), read("element ids"),
      ])
  }

  @Test("a value that was read before is answered as it was")
  func readBefore() {
    var store: Store<Int, Int>?
    var answers: [Int?] = []
    store = Store(
      initialState: 0,
      reducer: Reduce { state, action in
        state += action
        answers.append(store?.state)
        return .none
      })
    var issueCount = 0
    store?.onIssue = { _ in issueCount += 1 }
    #expect(store?.state == 0)
    store?.send(5)
    store = nil
    #expect(answers == [0])
    #expect(issueCount == 1)
  }

  @Test("a value that was read before is valid while one of its entries is being changed")
  func loanedEntry() {
    var store: Store<[String: String], String>?
    var answers: [[String: String]?] = []
    func rename(_ entry: inout String?, to name: String) {
      entry = name
      answers.append(store?.state)
      entry = name + "!"
    }
    store = Store(
      initialState: ["a": "former", "b": "other"],
      reducer: Reduce { state, action in
        rename(&state["a"], to: action)
        return .none
      })
    var issueCount = 0
    store?.onIssue = { _ in issueCount += 1 }
    #expect(store?.state.count == 2)
    store?.send("new")
    let state = store?.state
    store = nil
    #expect(answers == [["a": "former", "b": "other"]])
    #expect(state == ["a": "new!", "b": "other"])
    #expect(issueCount == 1)
  }

  @Test("a read during a change of the same value returns")
  func amidChange() {
    var store: Store<IdentifiedArray<Ticker.State>, Int>?
    store = Store(
      initialState: [Ticker.State(id: 1), Ticker.State(id: 2)],
      reducer: Reduce { state, action in
        state[id: 1]?.count += action + (store?.state.count ?? 0)
        return .none
      })
    store?.onIssue = { _ in }
    store?.send(5)
    let ids = store?.ids
    let isChanged = store?.state[id: 1]?.count ?? 0 >= 5
    store = nil
    #expect(ids == [1, 2] && isChanged)
  }

  @Test("a subscription in a reducer receives its value, and is an issue")
  func subscriptions() {
    expect([subscribed]) { $0.subscribe { #expect($0.count == 1) } }
    expect([subscribed]) { $0.subscribe(to: \.count) { #expect($0 == 1) } }
    expect([subscribed]) { _ = $0.updates(of: \.count) }
    expect([subscribed]) { $0.attach(Watcher()) }
    expect([subscribed]) { store in
      store.scope(state: \.screen, action: \.screen).subscribe { _ in }
    }
    expect([subscribed]) { store in
      Store(initialState: 0, reducer: Reduce<Int, Int> { _, _ in .none })
        .bind(to: store, on: \.count, with: { $0 })
    }
  }

  private struct Watcher: StoreObserver {
    func attached(state: Parts) { #expect(state.count == 1) }
    func turnEnded(_ turn: StoreTurn<Action>, state: Parts) {}
  }

  @Test("the handler of an issue about a read may read the store")
  func readWhenTold() {
    var store: Store<Int, Int>?
    store = Store(
      initialState: 1,
      reducer: Reduce { state, _ in
        _ = store?.state
        return .none
      })
    var told: [Int?] = []
    store?.onIssue = { _ in told.append(store?.state) }
    store?.send(0)
    store = nil
    #expect(told == [1])
  }

  @Test("an action that a body sends while it is evaluated is processed")
  func sentFromBody() {
    struct Eager: Reducer {
      let send: () -> Void

      var body: some Reducer<[Int], Int> {
        Reduce { state, action in
          state.append(action)
          return .none
        }
        let _ = send()
      }
    }
    var store: Store<[Int], Int>?
    store = Store(initialState: [], reducer: Eager(send: { store?.send(1) }))
    store?.send(2)
    let state = store?.state
    store = nil
    #expect(state == [1, 2])
  }
}
