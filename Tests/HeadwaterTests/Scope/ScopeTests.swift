import Headwater
import HeadwaterTesting
import Observation
import Testing

@MainActor
@Suite("Scopes of a store")
struct ScopeTests {
  let store = Store(
    initialState: Screen.State(), reducer: Screen(), runtime: ManualRuntime().effects)
  let issues = Log<String>()

  init() {
    store.onIssue = { [issues] in issues.append($0.message) }
  }

  private func changes(_ read: () -> Void, while act: () -> Void) -> Int {
    let log = Log<Void>()
    withObservationTracking(read) { log.append(()) }
    act()
    return log.entries.count
  }

  @Test("a scope reads from its store and sends to it")
  func field() {
    let counter = store.scope(state: \.counter, action: \.counter)
    counter.send(.increment)
    #expect(counter.count == 1)
    #expect(store.counter.count == 1)
  }

  @Test("the same arguments give the same instance while somebody holds it")
  func sameInstance() {
    let first = store.scope(state: \.counter, action: \.counter)
    #expect(store.scope(state: \.counter, action: \.counter) === first)
    store.send(.set(.rows([Ticker.State(id: 1), Ticker.State(id: 2)])))
    let row = store.scope(each: \.rows, id: 1, action: \.rows)
    #expect(store.scope(each: \.rows, id: 1, action: \.rows) === row)
    #expect(store.scope(each: \.rows, id: 2, action: \.rows) !== row)
  }

  @Test("an optional field is a scope as it is, and another of what is in it")
  func fieldAndOptional() {
    store.send(.set(.editor(Ticker.State(id: 1))))
    let field = store.scope(state: \.editor, action: \.editor)
    let editor = store.scope(optional: \.editor, action: \.editor)
    #expect(store.scope(state: \.editor, action: \.editor) === field)
    #expect(store.scope(optional: \.editor, action: \.editor) === editor)
    editor?.send(.increment)
    #expect(field.state?.count == 1)
    #expect(editor?.count == 1)
  }

  @Test("a subscriber of a scope without a value is told of its end at once")
  func endWithoutValue() throws {
    store.send(.set(.editor(Ticker.State(id: 1))))
    let editor = try #require(store.scope(optional: \.editor, action: \.editor))
    store.send(.set(.editor(nil)))
    var told: [String] = []
    editor.subscribe(end: { told.append("states") }) { _ in told.append("a state") }
    editor.subscribe(to: \.count, isDuplicate: ==, end: { told.append("count") }) { _ in
      told.append("a count")
    }
    #expect(told == ["states", "count"])
  }

  @Test("a scope that nobody holds is released")
  func released() {
    weak var scope: Store<Ticker.State, Ticker.Action>?
    do {
      let counter = store.scope(state: \.counter, action: \.counter)
      scope = counter
      _ = counter.count
    }
    #expect(scope == nil)
    store.send(.counter(.increment))
    #expect(store.counter.count == 1)
  }

  @Test("an observer of a scope is told of what it read, and of nothing else")
  func observed() {
    let counter = store.scope(state: \.counter, action: \.counter)
    #expect(
      changes {
        _ = counter.count
      } while: {
        store.send(.set(.note("a")))
      } == 0)
    #expect(
      changes {
        _ = counter.count
      } while: {
        counter.send(.observe(true))
      } == 0)
    #expect(
      changes {
        _ = counter.count
      } while: {
        store.send(.counter(.increment))
      } == 1)
  }

  @Test("a scope of a scope reaches the root")
  func nested() throws {
    store.send(.set(.mode(.on(Ticker.State(id: 1)))))
    let mode = store.scope(state: \.mode, action: \.mode)
    let ticker = try #require(mode.scope(case: \.on, action: \.on))
    #expect(
      changes {
        _ = ticker.count
      } while: {
        ticker.send(.increment)
      } == 1)
    #expect(ticker.count == 1)
    #expect(store.mode == .on(Ticker.State(id: 1, count: 1)))
  }

  @Test("whether an optional is there is tracked")
  func presence() {
    let appears = changes {
      #expect(store.scope(optional: \.editor, action: \.editor) == nil)
    } while: {
      store.send(.set(.editor(Ticker.State(id: 1))))
    }
    #expect(appears == 1)
    let stays = changes {
      #expect(store.scope(optional: \.editor, action: \.editor) != nil)
    } while: {
      store.send(.editor(.increment))
    }
    #expect(stays == 0)
  }

  @Test("a scope whose part is gone answers with its last values and refuses actions")
  func gone() throws {
    store.send(.set(.rows([Ticker.State(id: 1, count: 5)])))
    let row = try #require(store.scope(each: \.rows, id: 1, action: \.rows))
    row.send(.increment)
    #expect(row.count == 6)
    store.send(.set(.rows([])))
    #expect(row.count == 6)
    #expect(row.id == 1)
    row.send(.increment, fileID: "App/RowView.swift", line: 3)
    #expect(store.rows.isEmpty)
    #expect(
      issues.entries == [
        """
        The action .increment was sent to a scope of the State with the id 1 that is no longer \
        there. It was dropped.

        Likely a view that shows the scope is still on screen, or a closure has kept the store.

        Let the view go with what it shows.
        """
      ])
    #expect(store.scope(each: \.rows, id: 1, action: \.rows) == nil)
  }

  @Test("a scope whose part is gone answers with the last value read, or with that at its creation")
  func goneUnread() throws {
    store.send(.set(.rows([Ticker.State(id: 1, count: 5)])))
    let row = try #require(store.scope(each: \.rows, id: 1, action: \.rows))
    row.send(.observe(true))
    #expect(row.isObserving)
    row.send(.increment)
    store.send(.set(.rows([])))
    #expect(row.isObserving)
    #expect(row.count == 5)
  }

  @Test("of many observed rows only the one that changed is told")
  func rows() throws {
    store.send(.set(.rows((0..<1_000).map { Ticker.State(id: $0) })))
    let rows = try (0..<1_000).map {
      try #require(store.scope(each: \.rows, id: $0, action: \.rows))
    }
    let told = Log<Int>()
    for row in rows {
      withObservationTracking {
        _ = row.count
      } onChange: { [id = row.id] in
        told.append(id)
      }
    }
    store.send(.rows(.element(id: 500, action: .increment)))
    #expect(told.entries == [500])
    store.send(.set(.note("elsewhere")))
    #expect(told.entries == [500])
    store.send(.set(.rows(store.rows.reversed())))
    #expect(told.entries == [500])
  }

  @Test("a scope by functions derives view states and view actions")
  func functions() {
    struct ViewState: Equatable {
      var text: String
      var isEven: Bool
    }
    enum Call { case plus, nothing }
    let scene = store.scope(
      state: { ViewState(text: "Count: \($0.counter.count)", isEven: $0.counter.count % 2 == 0) },
      action: { (call: Call) in call == .plus ? .counter(.increment) : nil })
    #expect(scene.text == "Count: 0")
    #expect(
      changes {
        _ = scene.isEven
      } while: {
        scene.send(.plus)
      } == 1)
    scene.send(.nothing)
    #expect(scene.text == "Count: 1")
  }

  @Test("scopes by functions at one place of the source each have their own functions")
  func functionsInLoop() {
    for name in ["a", "b", "c"] { store.send(.set(.note(name))) }
    let scenes = (1...3).map { factor in
      store.scope(
        state: { $0.counter.count * factor },
        action: { (name: String) in .set(.note("\(name) \(factor)")) })
    }
    store.send(.counter(.increment))
    #expect(scenes.map { $0[\.self] } == [1, 2, 3])
    scenes[2].send("third")
    #expect(store.note == "third 3")
    scenes[0].send("first")
    #expect(store.note == "first 1")
  }

  @Test("a subscriber of a scope is called at once and on change")
  func subscribe() {
    let counter = store.scope(state: \.counter, action: \.counter)
    var counts: [Int] = []
    let subscription = counter.subscribe(to: \.count) { counts.append($0) }
    counter.send(.increment)
    store.send(.set(.note("a")))
    counter.send(.increment)
    subscription.cancel()
    counter.send(.increment)
    #expect(counts == [0, 1, 2])
  }

  @Test("a subscriber of a whole scope is told of states that differ, and of no others")
  func subscribeWhole() {
    var counts: [Int] = []
    var isEditing: [Bool] = []
    store.scope(state: \.counter, action: \.counter).subscribe { counts.append($0.count) }
    store.scope(state: \.editor, action: \.editor).subscribe { isEditing.append($0 != nil) }
    store.send(.set(.note("a")))
    store.send(.counter(.increment))
    store.send(.set(.editor(Ticker.State(id: 1))))
    store.send(.set(.editor(nil)))
    #expect(counts == [0, 1])
    #expect(isEditing == [false, true, false])
  }

  @Test("a subscriber of a scope that can't be compared is told of each state that may be new")
  func subscribeIncomparable() {
    struct Incomparable { var count: Int }
    var counts: [Int] = []
    let scene = store.scope(
      state: { Incomparable(count: $0.counter.count) },
      action: { (action: Screen.Action) in action })
    scene.subscribe { counts.append($0.count) }
    store.send(.set(.note("a")))
    store.send(.counter(.increment))
    #expect(counts == [0, 0, 1])
  }
}
