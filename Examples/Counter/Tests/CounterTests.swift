import Counter
import Headwater
import HeadwaterTesting
import Testing

@MainActor
@Suite("Counter, the reducer and the terminal")
struct CounterTests {
  @Test("it counts up and down, never below zero, and back to zero")
  func reducer() {
    #expect(appReducer(state: 1, action: .increment) == 2)
    #expect(appReducer(state: 2, action: .decrement) == 1)
    #expect(appReducer(state: 0, action: .decrement) == 0)
    #expect(appReducer(state: 7, action: .reset) == 0)
  }

  @Test("the function is a feature as it stands")
  func feature() {
    let store = TestStore(initialState: 0, reducer: Reduce.returning(appReducer))
    store.send(.increment) { $0 = 1 }
    store.send(.increment) { $0 = 2 }
    store.send(.decrement) { $0 = 1 }
    store.send(.reset) { $0 = 0 }
    store.send(.decrement)
    store.finish()
  }

  private func output(of input: [String], on store: Store<AppState, AppAction>) -> [String] {
    var lines: [String] = []
    var input = input[...]
    CounterTerminal(store: store, print: { lines.append($0) }).run { input.popFirst() }
    return lines
  }

  @Test("the terminal prints the number at once and whenever it changes")
  func terminal() {
    #expect(
      output(of: ["+", "+", "-", "r"], on: counterStore())
        == ["Count: 0", "Count: 1", "Count: 2", "Count: 1", "Count: 0"])
  }

  @Test("an action that changes nothing prints nothing, and an unknown command prints help")
  func nothing() {
    #expect(
      output(of: ["-", "r", "plus"], on: counterStore()) == [
        "Count: 0", "Type + or - or r, each on a line of its own; \"plus\" is none of them.",
      ])
  }

  @Test("a screen that has ended receives no more states")
  func ended() {
    let store = counterStore()
    #expect(output(of: ["+"], on: store).count == 2)
    store.send(.increment)
    #expect(output(of: [], on: store) == ["Count: 2"])
  }
}
