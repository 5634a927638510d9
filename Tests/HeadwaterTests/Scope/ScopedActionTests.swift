import Headwater
import Testing

/// The content of an action, to see when it is released.
private final class Parcel: Sendable {}

private struct Box: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Sendable {
    case parcel(Parcel)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

/// A box in a field, an optional box, and a row of boxes.
private struct Shelf: Reducer {
  struct State: Equatable {
    var box = Box.State()
    var spare: Box.State? = Box.State()
    var rows: IdentifiedArray<Row> = [Row(id: 1)]
  }

  struct Row: Equatable, Identifiable {
    let id: Int
    var box = Box.State()
  }

  enum Action: Sendable, CasePathable {
    case box(Box.Action)
    case rows(ElementAction<Int, Box.Action>)
    case spareTaken

    struct Cases {
      enum BoxCase: CasePath {
        static func embed(_ value: Box.Action) -> Action { .box(value) }
        static func extract(_ root: Action) -> Box.Action? {
          if case .box(let value) = root { value } else { nil }
        }
      }

      enum RowsCase: CasePath {
        static func embed(_ value: ElementAction<Int, Box.Action>) -> Action { .rows(value) }
        static func extract(_ root: Action) -> ElementAction<Int, Box.Action>? {
          if case .rows(let value) = root { value } else { nil }
        }
      }

      var box: BoxCase.Type { BoxCase.self }
      var rows: RowsCase.Type { RowsCase.self }
    }

    static var cases: Cases { Cases() }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .box(let action): return Box().reduce(into: &state.box, action: action).map(Action.box)
    case .rows: state.box.count += 1
    case .spareTaken: state.spare = nil
    }
    return .none
  }
}

private struct Room: Reducer {
  struct State: Equatable {
    var shelf = Shelf.State()
  }

  enum Action: Sendable, CasePathable {
    case shelf(Shelf.Action)

    struct Cases {
      enum ShelfCase: CasePath {
        static func embed(_ value: Shelf.Action) -> Action { .shelf(value) }
        static func extract(_ root: Action) -> Shelf.Action? {
          if case .shelf(let value) = root { value } else { nil }
        }
      }

      var shelf: ShelfCase.Type { ShelfCase.self }
    }

    static var cases: Cases { Cases() }
  }

  var body: some Reducer<State, Action> {
    Shelf().lift(state: \.shelf, action: \.shelf)
  }
}

@MainActor
@Suite("An action on its way from a scope to the root")
struct ScopedActionTests {
  private let store = Store(initialState: Room.State(), reducer: Room())

  @Test("is let go when it has been processed, however deep the scope")
  func processed() {
    let shelf = store.scope(state: \.shelf, action: \.shelf)
    let box = shelf.scope(state: \.box, action: \.box)
    #expect(isLetGo { box.send(.parcel($0)) })
    #expect(box.count == 1)
  }

  @Test("is let go by the scope of an element")
  func element() throws {
    let shelf = store.scope(state: \.shelf, action: \.shelf)
    let row = try #require(shelf.scope(each: \.rows, id: 1, action: \.rows))
    #expect(isLetGo { row.send(.parcel($0)) })
    #expect(shelf.box.count == 1)
  }

  @Test("is let go by a scope whose part has gone")
  func gone() throws {
    let shelf = store.scope(state: \.shelf, action: \.shelf)
    let spare = try #require(shelf.scope(optional: \.spare, action: \.box))
    var issues = 0
    store.onIssue = { _ in issues += 1 }
    shelf.send(.spareTaken)
    #expect(isLetGo { spare.send(.parcel($0)) })
    #expect(issues == 1)
  }

  @Test("is let go by a scope by functions, which passes it on or ignores it")
  func functions() {
    let shelf = store.scope(state: \.shelf, action: \.shelf)
    let taking = shelf.scope(
      state: { $0.box.count }, action: { (parcel: Parcel) in .box(.parcel(parcel)) })
    let ignoring = shelf.scope(state: { $0.box.count }, action: { (_: Parcel) in nil })
    #expect(isLetGo { taking.send($0) })
    #expect(isLetGo { ignoring.send($0) })
    #expect(shelf.box.count == 1)
  }

  private func isLetGo(_ send: (Parcel) -> Void) -> Bool {
    weak var kept: Parcel?
    do {
      let parcel = Parcel()
      kept = parcel
      send(parcel)
    }
    return kept == nil
  }
}
