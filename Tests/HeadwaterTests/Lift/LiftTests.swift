import Headwater
import HeadwaterTesting
import Testing

@MainActor
@Suite("Lifting")
struct LiftTests {
  let clock = TestClock()
  let store: Store<Screen.State, Screen.Action>
  let issues = Log<String>()

  init() {
    store = Store(
      initialState: Screen.State(), reducer: Screen(clock: clock),
      runtime: ManualRuntime().effects)
    store.onIssue = { [issues] in issues.append($0.message) }
  }

  /// The places for a child, with actions that add it, remove it and send to it.
  enum Place: CaseIterable {
    case optional, enumCase, identified, array, dictionary

    var appear: Screen.Change {
      let child = Ticker.State(id: 1)
      return switch self {
      case .optional: .editor(child)
      case .enumCase: .mode(.on(child))
      case .identified: .rows([Ticker.State(id: 7), child])
      case .array: .array([Ticker.State(id: 7), child])
      case .dictionary: .table(["1": child])
      }
    }

    var vanish: Screen.Change {
      switch self {
      case .optional: .editor(nil)
      case .enumCase: .mode(.off)
      case .identified: .rows([Ticker.State(id: 7)])
      case .array: .array([Ticker.State(id: 7)])
      case .dictionary: .table([:])
      }
    }

    func child(_ action: Ticker.Action) -> Screen.Action {
      switch self {
      case .optional: .editor(action)
      case .enumCase: .mode(.on(action))
      case .identified: .rows(.element(id: 1, action: action))
      case .array: .array(.element(id: 1, action: action))
      case .dictionary: .table(.element(id: "1", action: action))
      }
    }

    func count(in state: Screen.State) -> Int? {
      switch self {
      case .optional: state.editor?.count
      case .enumCase: if case .on(let child) = state.mode { child.count } else { nil }
      case .identified: state.rows[id: 1]?.count
      case .array: state.array.first { $0.id == 1 }?.count
      case .dictionary: state.table["1"]?.count
      }
    }

    var missingTarget: String {
      switch self {
      case .optional: "the optional State is nil"
      case .enumCase: "the state is another case than the one with State"
      case .identified, .array: "no State has the id 1"
      case .dictionary: "no State has the id (a String)"
      }
    }
  }

  @Test("a child that is a field is changed by its actions alone")
  func field() {
    store.send(.counter(.increment))
    #expect(store.counter.count == 1)
    #expect(store.rows.isEmpty && store.editor == nil)
  }

  @Test("a child that is there is changed by its actions", arguments: Place.allCases)
  func present(place: Place) {
    store.send(.set(place.appear))
    store.send(place.child(.increment))
    #expect(place.count(in: store.state) == 1)
    #expect(issues.entries.isEmpty)
  }

  @Test("an action for a child that is not there is an issue", arguments: Place.allCases)
  func missing(place: Place) {
    let before = store.state
    store.send(place.child(.increment))
    #expect(store.state == before)
    #expect(issues.entries.count == 1)
    let text = issues.entries.first ?? ""
    #expect(
      text.hasPrefix(
        "The action .increment found nothing to change: \(place.missingTarget), at the lift in "
          + "Screen.swift:"))
  }

  @Test("effects of a child that goes away are cancelled", arguments: Place.allCases)
  func gone(place: Place) {
    store.send(.set(place.appear))
    store.send(place.child(.start))
    store.send(.set(place.vanish))
    store.send(.set(place.appear))
    clock.advance(by: .seconds(2))
    #expect(place.count(in: store.state) == 0)
    #expect(issues.entries.isEmpty)
  }

  @Test("a child that comes back has effects of its own", arguments: Place.allCases)
  func comesBack(place: Place) {
    store.send(.set(place.appear))
    store.send(place.child(.start))
    clock.advance(by: .seconds(0.5))
    store.send(.set(place.vanish))
    store.send(.set(place.appear))
    store.send(place.child(.start))
    clock.advance(by: .seconds(0.5))
    #expect(place.count(in: store.state) == 0)
    clock.advance(by: .seconds(0.5))
    #expect(place.count(in: store.state) == 1)
  }

  @Test("moving inside its list keeps an element's effects")
  func moves() {
    store.send(.set(.rows([Ticker.State(id: 1), Ticker.State(id: 2)])))
    store.send(.rows(.element(id: 1, action: .start)))
    store.send(.set(.rows([Ticker.State(id: 2), Ticker.State(id: 1)])))
    clock.advance(by: .seconds(1))
    #expect(store.rows.map(\.count) == [0, 1])
  }

  @Test("ids are local to the element that uses them")
  func localIDs() {
    store.send(.set(.rows([Ticker.State(id: 1), Ticker.State(id: 2)])))
    store.send(.set(.array([Ticker.State(id: 1)])))
    store.send(.rows(.element(id: 1, action: .start)))
    store.send(.rows(.element(id: 2, action: .start)))
    store.send(.array(.element(id: 1, action: .start)))
    store.send(.rows(.element(id: 1, action: .stop)))
    clock.advance(by: .seconds(1))
    #expect(store.rows.map(\.count) == [0, 1])
    #expect(store.array.map(\.count) == [1])
  }

  @Test("a subscription begins and ends with the state that implies it", arguments: Place.allCases)
  func subscription(place: Place) {
    store.send(.set(place.appear))
    store.send(place.child(.observe(true)))
    clock.advance(by: .seconds(3))
    #expect(place.count(in: store.state) == 3)
    store.send(place.child(.observe(false)))
    clock.advance(by: .seconds(3))
    #expect(place.count(in: store.state) == 3)
  }

  @Test("a subscription ends with the child it belongs to", arguments: Place.allCases)
  func subscriptionGone(place: Place) {
    store.send(.set(place.appear))
    store.send(place.child(.observe(true)))
    store.send(.set(place.vanish))
    clock.advance(by: .seconds(3))
    #expect(issues.entries.isEmpty)
    store.send(.set(place.appear))
    #expect(place.count(in: store.state) == 0)
  }

  @Test("changing one of many elements copies nothing that nobody reads whole")
  func inPlace() {
    struct Big: Identifiable, Equatable {
      var id: Int
      var content = CopyCounted([1, 2, 3])
    }
    struct Change: Reducer {
      func reduce(into state: inout Big, action: Int) -> Effect<Int> {
        state.content.change(at: 0)
        return .none
      }
    }
    struct List: Reducer {
      struct State {
        var rows: IdentifiedArray<Big> = IdentifiedArray((0..<100).map { Big(id: $0) })
      }
      enum Action: CasePathable {
        case rows(ElementAction<Int, Int>)
        struct Cases {
          enum RowsCase: CasePath {
            static func embed(_ value: ElementAction<Int, Int>) -> Action { .rows(value) }
            static func extract(_ root: Action) -> ElementAction<Int, Int>? {
              switch root {
              case .rows(let value): value
              }
            }
          }
          var rows: RowsCase.Type { RowsCase.self }
        }
        static var cases: Cases { Cases() }
      }
      var body: some Reducer<State, Action> {
        Change().lift(each: \.rows, action: \.rows)
      }
    }
    let store = Store(initialState: List.State(), reducer: List())
    for id in (0..<100).shuffled() { store.send(.rows(.element(id: id, action: 0))) }
    #expect(store.state.rows.allSatisfy { $0.content.copies == 0 })
  }
}
