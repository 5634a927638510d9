import Headwater
import HeadwaterTesting
import TestSupport
import Testing

/// The work of a turn beside subscribers, in reads of values and look-ups of elements, and not in time.
@MainActor
@Suite("Law: subscribers to what is not touched cost nothing")
struct SubscriptionCostLaws {
  private final class Count {
    var reads = 0
  }

  private struct Board: Reducer {
    struct State {
      let count: Count
      var notes = 0
      var title = 0
      var twice: Int {
        count.reads += 1
        return 2 * title
      }
      subscript(part number: Int) -> Part { Part(value: title + number) }
    }

    struct Part { var value: Int }

    enum PartAction: CasePathable {
      case value(Int)

      struct Cases { var value: ValueCase.Type { ValueCase.self } }
      static var cases: Cases { Cases() }

      enum ValueCase: CasePath {
        static func embed(_ value: Int) -> PartAction { .value(value) }
        static func extract(_ root: PartAction) -> Int? {
          switch root {
          case .value(let value): value
          }
        }
      }
    }

    enum Action: CasePathable {
      case note, rename
      case part(PartAction)

      struct Cases { var part: PartCase.Type { PartCase.self } }
      static var cases: Cases { Cases() }

      enum PartCase: CasePath {
        static func embed(_ value: PartAction) -> Action { .part(value) }
        static func extract(_ root: Action) -> PartAction? {
          if case .part(let action) = root { action } else { nil }
        }
      }
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .note: state.notes += 1
      case .rename: state.title += 1
      case .part: break
      }
      return .none
    }
  }

  private let count = Count()

  private func makeBoard() -> Store<Board.State, Board.Action> {
    Store(initialState: Board.State(count: count), reducer: Board())
  }

  @Test("n subscribers, streams and bindings of one value read it once", arguments: [1, 1_000])
  func onePath(number: Int) {
    let store = makeBoard()
    var told = 0
    let streams = (0..<number).map { _ in store.updates(of: \.twice) }
    let bound = (0..<number).map { _ in makeBoard() }
    for receiver in bound { receiver.bind(to: store, on: \.twice, with: { _ in .rename }) }
    for _ in 0..<number { store.subscribe(to: \.twice) { _ in told += 1 } }
    count.reads = 0
    for _ in 0..<3 { store.send(.note) }
    #expect(count.reads == 3)
    #expect(told == number)
    store.send(.rename)
    #expect(told == 2 * number)
    #expect(bound.allSatisfy { $0.title == 1 })
    count.reads = 0
    store.send(.note)
    #expect(count.reads == 1)
    withExtendedLifetime(streams) {}
  }

  @Test("subscribers are told in the order in which they came, whatever they subscribe to")
  func order() {
    let store = makeBoard()
    var told: [Int] = []
    store.subscribe(to: \.twice) { _ in told.append(0) }
    store.subscribe(to: \.title) { _ in told.append(1) }
    store.subscribe { _ in told.append(2) }
    store.subscribe(to: \.twice) { _ in told.append(3) }
    store.subscribe(to: \.title) { _ in told.append(4) }
    for _ in 0..<3 {
      told = []
      store.send(.rename)
      #expect(told == [0, 1, 2, 3, 4])
    }
  }

  @Test("cancelled subscribers to a value that never changes are forgotten")
  func cancelled() {
    final class Held {}
    let store = makeBoard()
    var held: [() -> Held?] = []
    for _ in 0..<1_000 {
      let object = Held()
      held.append { [weak object] in object }
      store.subscribe(to: \.twice) { _ in withExtendedLifetime(object) {} }.cancel()
    }
    #expect(held.allSatisfy { $0() == nil })
    count.reads = 0
    store.send(.note)
    #expect(count.reads == 1)
  }

  // MARK: Rows

  private let rowCount = CountedList.Count()

  private func makeList(_ rows: Int) -> Store<CountedList.State, CountedList.Action> {
    Store(
      initialState: CountedList.State(
        rows: CountedRows((0..<rows).map { CountedList.Row(id: $0) }, rowCount)),
      reducer: CountedList(clock: TestClock(), count: rowCount, hasSubscriptions: false),
      runtime: ManualRuntime().effects)
  }

  private func lookups(_ act: () -> Void) -> Int {
    rowCount.cost = CountedList.Cost()
    act()
    return rowCount.cost.lookups
  }

  @Test(
    "one subscription for each row: an action elsewhere looks at none", arguments: [false, true])
  func rows(areKept: Bool) {
    let store = makeList(500)
    var told: [Int] = []
    var scopes: [AnyObject] = []
    for id in 0..<500 {
      guard let scope = store.scope(each: \.rows, id: id, action: \.rows) else { continue }
      if areKept { scopes.append(scope) }
      scope.subscribe(to: \.title) { _ in told.append(id) }
    }
    told = []
    #expect(lookups { store.send(.change(.note)) } == 0)
    for round in 1...3 {
      #expect(lookups { store.send(.rows(.element(id: 7, action: .rename))) } <= 8)
      #expect(told == Array(repeating: 7, count: round))
    }
    _ = lookups { store.send(.change(.assignAll)) }
    store.send(.rows(.element(id: 499, action: .rename)))
    #expect(told == [7, 7, 7, 499])
    #expect(lookups { store.send(.change(.note)) } == 0)
    withExtendedLifetime(scopes) {}
  }

  @Test("a subscription to a row that goes and comes back goes on, without a store of the row")
  func backAgain() {
    let store = makeList(5)
    var told: [Int] = []
    let subscription = store.scope(each: \.rows, id: 4, action: \.rows)?
      .subscribe(to: \.title) { told.append($0) }
    store.send(.change(.removeLast))
    store.send(.change(.note))
    // The next row gets the same id.
    store.send(.change(.append))
    store.send(.rows(.element(id: 4, action: .rename)))
    store.send(.rows(.element(id: 4, action: .rename)))
    #expect(told == [0, 1, 2])
    subscription?.cancel()
    store.send(.rows(.element(id: 4, action: .rename)))
    #expect(told == [0, 1, 2])
    #expect(lookups { store.send(.rows(.element(id: 4, action: .rename))) } == 0)
  }

  @Test("many subscriptions by scopes that nobody keeps all go on")
  func manyUnkept() {
    let store = makeBoard()
    var told = 0
    for number in 0..<200 {
      store.scope(state: \.[part: number], action: \.part).scope(state: \.value, action: \.value)
        .subscribe(to: \.self) { _ in told += 1 }
    }
    told = 0
    for _ in 0..<3 { store.send(.rename) }
    #expect(told == 600)
  }
}
