import Headwater
import HeadwaterTesting
import Testing

/// A drawing whose moves are one step, however many actions they take.
private struct Drawing: Reducer {
  struct State: Equatable {
    var point = 0
    var history = UndoHistory<Int>()
  }

  enum Action: Equatable {
    case moved(Int), released, redoTapped, undoTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .moved(let point):
      state.history.record(state.point, group: "move", limit: 2)
      state.point = point
    case .released: state.history.endGroup()
    case .undoTapped: state.history.undo(&state.point)
    case .redoTapped: state.history.redo(&state.point)
    }
    return .none
  }
}

@Suite("A history by hand")
struct UndoByHandTests {
  @Test("a reducer records, groups, undoes and redoes")
  func steps() {
    let store = TestStore(initialState: Drawing.State(), reducer: Drawing())
    store.exhaustivity = .relaxed
    store.send(.moved(1))
    store.send(.moved(2))
    #expect(store.state.history.undoCount == 1)
    store.send(.released)
    store.send(.moved(3))
    #expect(store.state.history.undoCount == 2)
    store.send(.undoTapped) { $0.point = 2 }
    store.send(.undoTapped) { $0.point = 0 }
    store.send(.redoTapped) { $0.point = 2 }
    #expect(store.state.history.canUndo && store.state.history.canRedo)
    store.finish()
  }

  @Test("an undo ends the group, and a new step forgets what was undone")
  func group() {
    var history = UndoHistory<Int>()
    var value = 0
    history.record(value, group: "typing")
    value = 1
    history.undo(&value)
    history.record(value, group: "typing")
    #expect(history.undoCount == 1)
    #expect(history.redoCount == 0)
  }

  @Test("without a step, nothing changes")
  func empty() {
    var history = UndoHistory<Int>()
    var value = 7
    let isUndone = history.undo(&value)
    let isRedone = history.redo(&value)
    #expect(!isUndone)
    #expect(!isRedone)
    #expect(value == 7)
  }

  @Test("the oldest steps are forgotten, and one is kept at least")
  func limit() {
    var history = UndoHistory<Int>()
    for value in 0..<5 { history.record(value, limit: 2) }
    #expect(history.undoCount == 2)
    history.record(5, limit: 0)
    #expect(history.undoCount == 1)
  }
}
