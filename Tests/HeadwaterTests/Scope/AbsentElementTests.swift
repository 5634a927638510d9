import Headwater
import HeadwaterTesting
import Observation
import Testing

/// A view may request a missing element, and is notified when the element is added.
@MainActor
@Suite("Asking for elements that are not there")
struct AbsentElementTests {
  /// An id that counts look-ups of equal ids.
  struct CountedID: Hashable {
    final class Count {
      var lookups = 0
    }

    let number: Int
    let count: Count

    static func == (left: CountedID, right: CountedID) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      count.lookups += 1
      hasher.combine(number)
    }
  }

  struct List: Reducer {
    struct Row: Identifiable {
      let id: CountedID
      var title = 0
    }

    struct State {
      var rows: IdentifiedArray<Row> = []
      var note = 0
    }

    enum Action: CasePathable {
      case rows(ElementAction<CountedID, Void>)
      case change(Change)

      struct Cases {
        enum RowsCase: CasePath {
          typealias Value = ElementAction<CountedID, Void>
          static func embed(_ value: Value) -> Action { .rows(value) }
          static func extract(_ root: Action) -> Value? {
            if case .rows(let value) = root { value } else { nil }
          }
        }
        var rows: RowsCase.Type { RowsCase.self }
      }

      static var cases: Cases { Cases() }
    }

    /// The effect of an action on a list with a row with the number 0.
    enum Change: CaseIterable {
      case elsewhere, oneRow, allRows, add
    }

    let count: CountedID.Count

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      guard case .change(let change) = action else { return .none }
      switch change {
      case .elsewhere: state.note += 1
      case .oneRow: state.rows[id: CountedID(number: 0, count: count)]?.title += 1
      case .allRows: state.rows = IdentifiedArray(Array(state.rows))
      case .add: state.rows.append(Row(id: CountedID(number: 1, count: count)))
      }
      return .none
    }
  }

  private let count = CountedID.Count()
  private let store: Store<List.State, List.Action>

  init() {
    store = Store(
      initialState: List.State(rows: [List.Row(id: CountedID(number: 0, count: count))]),
      reducer: List(count: count), runtime: ManualRuntime().effects)
  }

  private func ask(_ number: Int) -> Store<List.Row, Void>? {
    store.scope(each: \.rows, id: CountedID(number: number, count: count), action: \.rows)
  }

  @Test(
    "ids that never appear are forgotten",
    arguments: List.Change.allCases)
  func forgotten(change: List.Change) {
    for number in 2..<2_000 {
      _ = ask(number)
      store.send(.change(change))
    }
    count.lookups = 0
    store.send(.change(.allRows))
    #expect(count.lookups < 500)
  }

  @Test(
    "a reader of an absent element is notified when it appears, and not when others change",
    arguments: [0, 1_000])
  func told(formerCount: Int) {
    for number in 0..<formerCount { _ = ask(2 + number) }
    let told = Log<Void>()
    withObservationTracking {
      #expect(ask(1) == nil)
    } onChange: {
      told.append(())
    }
    for change in [List.Change.elsewhere, .oneRow, .allRows] { store.send(.change(change)) }
    #expect(told.entries.isEmpty)
    store.send(.change(.add))
    #expect(told.entries.count == 1)
    #expect(ask(1) != nil)
  }

  @Test(
    "of many readers of absent elements, the one whose element appears is notified",
    arguments: [Array(1..<1_000), (1..<1_000).reversed()])
  func toldAmongMany(numbers: [Int]) {
    let told = Log<Int>()
    for number in numbers {
      withObservationTracking {
        #expect(ask(number) == nil)
      } onChange: {
        told.append(number)
      }
    }
    store.send(.change(.add))
    #expect(told.entries.contains(1))
  }
}
