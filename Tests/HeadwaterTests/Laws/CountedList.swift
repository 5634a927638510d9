import Headwater
import HeadwaterTesting

/// A list of rows that counts their use.
struct CountedList: Reducer {
  struct Cost: Equatable {
    /// The number of look-ups by id.
    var lookups = 0

    /// The number of requests for the subscriptions of rows.
    var questions = 0
  }

  /// The number of rows, unless a law is about another one.
  static let rowCount = 200

  final class Count {
    var cost = Cost()
  }

  struct Row: Identifiable, Equatable {
    var id: Int
    var title = 0
    var ticks = 0
    var isObserving = false
  }

  struct State {
    var rows: CountedRows
    var note = 0
    var isMarked = false
  }

  enum RowAction: Equatable {
    case start
    case rename
    case tick
  }

  enum Action: CasePathable {
    case rows(ElementAction<Int, RowAction>)
    case others(ElementAction<Int, Bool>)
    case change(Change)

    struct Cases {
      enum RowsCase: CasePath {
        typealias Value = ElementAction<Int, RowAction>
        static func embed(_ value: Value) -> Action { .rows(value) }
        static func extract(_ root: Action) -> Value? {
          if case .rows(let value) = root { value } else { nil }
        }
      }
      enum OthersCase: CasePath {
        typealias Value = ElementAction<Int, Bool>
        static func embed(_ value: Value) -> Action { .others(value) }
        static func extract(_ root: Action) -> Value? {
          if case .others(let value) = root { value } else { nil }
        }
      }
      var rows: RowsCase.Type { RowsCase.self }
      var others: OthersCase.Type { OthersCase.self }
    }

    static var cases: Cases { Cases() }
  }

  /// The list's own changes.
  enum Change: CaseIterable {
    case note, one, mark, append, insert, removeFirst, removeLast, assignAll, toggleAll, forget
    case four, oneOften, sixty, swap, moveDown, moveFar, replaceLast, replaceTwo, rename,
      removeSome, everyOther

    /// Changes of at most two rows.
    static let small: [Change] = [.one, .mark, .append, .insert, .removeFirst, .removeLast]

    /// Changes of several rows, none of which touches all of them.
    static let several: [Change] = [
      .four, .oneOften, .sixty, .swap, .moveDown, .moveFar, .replaceLast, .replaceTwo, .rename,
      .removeSome,
    ]
  }

  let clock: TestClock
  let count: Count
  var hasSubscriptions = true

  var body: some Reducer<State, Action> {
    RowFeature(clock: clock, count: count, hasSubscriptions: hasSubscriptions)
      .lift(each: \.rows, action: \.rows)
    Reduce { state, action in
      if case .change(let change) = action { change.apply(to: &state) }
      return .none
    }
  }

  struct RowFeature: Reducer {
    let clock: TestClock
    let count: Count
    let hasSubscriptions: Bool

    var body: some Reducer<Row, RowAction> {
      Reduce { [clock] state, action in
        switch action {
        case .rename: state.title += 1
        case .tick: state.ticks += 1
        case .start:
          return .run { _ in try await clock.sleep(for: .seconds(60)) }
        }
        return .none
      }
      if hasSubscriptions { subscriptions }
    }

    private var subscriptions: Subscriptions<Row, RowAction> {
      Subscriptions { [clock, count] row in
        count.cost.questions += 1
        guard row.isObserving else { return [] }
        return [
          Subscription(
            id: "ticks",
            .run { send in
              while true {
                try await clock.sleep(for: .seconds(1))
                send(.tick)
              }
            })
        ]
      }
    }
  }
}

extension CountedList.Change {
  func apply(to state: inout CountedList.State) {
    let next = (state.rows.elements.map(\.id).max() ?? 0) + 1
    switch self {
    case .note: state.note += 1
    case .one: state.rows.modify(10) { $0.title += 1 }
    case .mark:
      state.rows.modify(state.isMarked ? 20 : 30) { $0.title += 1 }
      state.rows.modify(state.isMarked ? 30 : 20) { $0.title -= 1 }
      state.isMarked.toggle()
    case .append: state.rows.elements.append(CountedList.Row(id: next, isObserving: true))
    case .insert:
      state.rows.elements.insert(CountedList.Row(id: next, isObserving: true), at: 1)
    case .removeFirst: state.rows.elements.remove(at: 0)
    case .removeLast: state.rows.elements.remove(at: state.rows.elements.count - 1)
    case .assignAll: state.rows.elements = IdentifiedArray(Array(state.rows.elements))
    case .toggleAll:
      let rows = state.rows.elements.map { row in
        CountedList.Row(id: row.id, ticks: row.ticks, isObserving: !row.isObserving)
      }
      state.rows.elements = IdentifiedArray(rows)
    case .four: for id in 10..<14 { state.rows.modify(id) { $0.title += 1 } }
    case .oneOften: for _ in 0..<4 { state.rows.modify(10) { $0.title += 1 } }
    case .sixty: for id in 0..<60 { state.rows.modify(id) { $0.title += 1 } }
    case .swap: state.rows.elements.swapAt(3, 17)
    case .moveDown: state.rows.elements.move(fromOffsets: [4], toOffset: 6)
    case .moveFar: state.rows.elements.move(fromOffsets: [1], toOffset: state.rows.elements.count)
    case .replaceLast:
      state.rows.elements.removeLast()
      state.rows.elements.append(CountedList.Row(id: next, isObserving: true))
    case .replaceTwo:
      state.rows.elements.replaceSubrange(
        2..<4,
        with: [CountedList.Row(id: next, isObserving: true), CountedList.Row(id: next + 1)])
    case .rename: state.rows.elements[5].id = next
    case .everyOther:
      for row in state.rows.elements where row.id.isMultiple(of: 2) {
        state.rows.modify(row.id) { $0.title += 1 }
      }
    case .removeSome: state.rows.elements.remove(atOffsets: [2, 5, 7])
    case .forget:
      state.rows.elements = IdentifiedArray(
        state.rows.elements.map { CountedList.Row(id: $0.id, isObserving: $0.isObserving) })
    }
  }
}

/// An identified array that counts look-ups from outside the reducer.
struct CountedRows: ElementCollection {
  var elements: IdentifiedArray<CountedList.Row>
  let count: CountedList.Count

  init(_ rows: [CountedList.Row], _ count: CountedList.Count) {
    elements = IdentifiedArray(rows)
    self.count = count
  }

  static var elementsNameThemselves: Bool { true }

  mutating func modify(_ id: Int, _ change: (inout CountedList.Row) -> Void) {
    var position = 0
    _ = elements.modifyElement(id, near: &position, change)
  }

  func contains(elementID: Int) -> Bool {
    count.cost.lookups += 1
    return elements.contains(elementID: elementID)
  }

  func element(_ id: Int, near hint: inout Int) -> CountedList.Row? {
    count.cost.lookups += 1
    return elements.element(id, near: &hint)
  }

  mutating func modifyElement<Result>(
    _ id: Int, near hint: inout Int, _ change: (inout CountedList.Row) -> Result
  ) -> Result? {
    elements.modifyElement(id, near: &hint, change)
  }

  var elementIDs: [Int] { elements.elementIDs }

  var changeStamp: UInt64? { elements.changeStamp }

  func changes(since stamp: UInt64) -> [ElementChange<Int>]? { elements.changes(since: stamp) }

  func withElement(
    _ id: Int, near hint: inout Int, _ body: (UnsafePointer<CountedList.Row>) -> Void
  ) -> Bool {
    count.cost.lookups += 1
    return elements.withElement(id, near: &hint, body)
  }
}
