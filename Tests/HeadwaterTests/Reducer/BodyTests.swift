import Headwater
import HeadwaterTesting
import Testing

@MainActor
@Suite("A body")
struct BodyTests {
  /// Records its name.
  private struct Note: Reducer {
    let name: String

    func reduce(into state: inout [String], action: Bool) -> Effect<Bool> {
      state.append(name)
      return .none
    }
  }

  private enum Edition: CaseIterable { case small, middle, large }

  private struct Everything: Reducer {
    var hasOne = false
    var hasSeveral = false
    var bonus: String?
    var edition = Edition.small
    var names: [String] = []

    var body: some Reducer<[String], Bool> {
      Note(name: "first")
      if hasOne {
        Note(name: "one")
      }
      if hasSeveral {
        Note(name: "several 1")
        Note(name: "several 2")
      }
      if let bonus {
        Note(name: bonus)
        Reduce { state, _ in
          state.append("\(bonus) again")
          return .none
        }
      }
      switch edition {
      case .small: Note(name: "small")
      case .middle:
        Note(name: "middle 1")
        Note(name: "middle 2")
      case .large:
        if hasOne { Note(name: "large and one") } else { Note(name: "large") }
      }
      for name in names { Note(name: name) }
      Note(name: "last")
    }
  }

  private func names(_ reducer: Everything) -> [String] {
    let store = Store(initialState: [], reducer: reducer)
    store.send(true)
    return store.state
  }

  @Test("its entries run in the order written, without those whose condition does not hold")
  func order() {
    #expect(names(Everything()) == ["first", "small", "last"])
    #expect(
      names(Everything(hasOne: true, hasSeveral: true, bonus: "bonus"))
        == ["first", "one", "several 1", "several 2", "bonus", "bonus again", "small", "last"])
    #expect(
      names(Everything(edition: .middle, names: ["a", "b"]))
        == ["first", "middle 1", "middle 2", "a", "b", "last"])
    #expect(
      names(Everything(hasOne: true, edition: .large))
        == ["first", "one", "large and one", "last"])
    #expect(names(Everything(edition: .large)) == ["first", "large", "last"])
  }

  @Test("a child under a condition keeps its subscriptions, its effects and its place")
  func condition() {
    struct Parent: Reducer {
      let hasRows: Bool
      let clock: TestClock
      var body: some Reducer<Screen.State, Screen.Action> {
        if hasRows {
          Ticker(clock: clock).lift(each: \.rows, action: \.rows)
        }
        Reduce { state, action in
          if case .set(let change) = action { change.apply(to: &state) }
          return .none
        }
      }
    }
    let clock = TestClock()
    let store = Store(
      initialState: Screen.State(rows: [Ticker.State(id: 1)]),
      reducer: Parent(hasRows: true, clock: clock), runtime: ManualRuntime().effects)
    store.send(.rows(.element(id: 1, action: .observe(true))))
    clock.advance(by: .seconds(2))
    #expect(store.rows.map(\.count) == [2])
    store.send(.set(.rows([])))
    clock.advance(by: .seconds(2))
    store.send(.set(.rows([Ticker.State(id: 1)])))
    #expect(store.rows.map(\.count) == [0])
  }

  @Test("an action may change a body's state if it may change that of a part")
  func mayChange() {
    struct Nothing: Reducer {
      let isThere: Bool
      var body: some Reducer<[String], Bool> {
        if isThere { Note(name: "a") }
      }
    }
    #expect(Nothing(isThere: true).mayChange(true))
    #expect(!Nothing(isThere: false).mayChange(true))
  }
}
