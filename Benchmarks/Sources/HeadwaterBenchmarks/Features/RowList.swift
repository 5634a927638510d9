import Headwater

/// Rows that are found by id, with other parts of a screen.
struct RowList<Rows: RowCollection>: Reducer {
  struct State: Equatable, Sendable {
    var rows: Rows
    var taps = 0

    /// The recorded addresses of a row. They show whether its collection was copied in between.
    var addresses: [Int] = []
    var title = "A title that is longer than fifteen bytes"
  }

  typealias Action = RowListAction

  var body: some Reducer<State, Action> {
    RowFeature().lift(each: \.rows, action: \.rows)
    Reduce { state, action in
      switch action {
      case .rows: break
      case .tapped: state.taps += 1
      case .removed(let id): state.rows.removeRow(id)
      case .inserted(let id): state.rows.insertRow(RowFeature.State(id: id))
      case .located(let id):
        var hint = 0
        _ = state.rows.withElement(id, near: &hint) {
          state.addresses.append(Int(bitPattern: $0))
        }
      }
      return .none
    }
  }
}

/// Outside of the feature, which is generic: an application's actions are not, and are compiled differently.
enum RowListAction: CasePathable, Sendable {
  case rows(ElementAction<Int, RowFeature.Action>)
  case tapped
  case removed(id: Int)
  case inserted(id: Int)
  case located(id: Int)

  struct Cases {
    var rows: RowsCase.Type { RowsCase.self }
  }

  enum RowsCase: CasePath {
    typealias Value = ElementAction<Int, RowFeature.Action>

    static var caseIndex: Int? { 0 }

    static func embed(_ value: Value) -> RowListAction { .rows(value) }

    static func extract(_ root: RowListAction) -> Value? {
      if case .rows(let value) = root { value } else { nil }
    }

    static func withValue<Result>(
      of root: RowListAction, _ body: (Value) -> Result
    ) -> Result? {
      if case .rows(let value) = root { body(value) } else { nil }
    }
  }

  static var cases: Cases { Cases() }

  static func caseIndex(of root: RowListAction) -> Int? {
    switch root {
    case .rows: 0
    case .tapped: 1
    case .removed: 2
    case .inserted: 3
    case .located: 4
    }
  }
}

struct RowFeature: Reducer {
  struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case increment
    case renamed(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment: state.count += 1
    case .renamed(let title): state.title = title
    }
    return .none
  }
}

/// The three kinds of collections for lifts.
protocol RowCollection: ElementCollection, Equatable, Sendable
where ElementID == Int, Member == RowFeature.State {
  init(rows: [RowFeature.State])
  mutating func removeRow(_ id: Int)
  mutating func insertRow(_ row: RowFeature.State)
}

extension IdentifiedArray<RowFeature.State>: RowCollection {
  init(rows: [RowFeature.State]) { self.init(rows) }
  mutating func removeRow(_ id: Int) { remove(id: id) }
  mutating func insertRow(_ row: RowFeature.State) { insert(row, at: count / 2) }
}

extension [RowFeature.State]: RowCollection {
  init(rows: [RowFeature.State]) { self = rows }
  mutating func removeRow(_ id: Int) { removeAll { $0.id == id } }
  mutating func insertRow(_ row: RowFeature.State) { insert(row, at: count / 2) }
}

extension [Int: RowFeature.State]: RowCollection {
  init(rows: [RowFeature.State]) {
    self.init(uniqueKeysWithValues: rows.map { ($0.id, $0) })
  }
  mutating func removeRow(_ id: Int) { self[id] = nil }
  mutating func insertRow(_ row: RowFeature.State) { self[row.id] = row }
}
