import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import Counter

@MainActor
@Suite("Counter, the scene")
struct CounterSceneTests {
  let store = counterStore()
  let ui: ViewHost

  init() {
    ui = ViewHost(CounterView(store: store))
  }

  private func shows(_ count: Int) -> Bool {
    !ui.findAll(text: "Count: \(count)").isEmpty
  }

  @Test("plus counts up, minus down, and reset back to zero")
  func counts() throws {
    try ui.find(button: "Increment").tap()
    try ui.find(button: "Increment").tap()
    #expect(shows(2))
    try ui.find(button: "Decrement").tap()
    #expect(shows(1))
    try ui.find(button: "Reset").tap()
    #expect(shows(0))
  }

  @Test("minus is disabled at zero")
  func disabled() throws {
    #expect(try !ui.find(button: "Decrement").isEnabled)
    try ui.find(button: "Increment").tap()
    #expect(try ui.find(button: "Decrement").isEnabled)
  }

  @Test("the scene needs no store: it is a function of calls and state")
  func withoutStore() throws {
    var called: [String] = []
    let calls = CounterScene.Calls(
      increment: { called.append("+") }, decrement: { called.append("-") },
      reset: { called.append("r") })
    let ui = ViewHost(CounterScene(calls: calls, state: CounterScene.ViewState(3)))
    #expect(!ui.findAll(text: "Count: 3").isEmpty)
    for name in ["Increment", "Decrement", "Reset"] { try ui.find(button: name).tap() }
    #expect(called == ["+", "-", "r"])
  }

  @Test("an imperative screen drives the same store")
  func bothScreens() {
    var input = ["+", "+", "+"][...]
    CounterTerminal(store: store, print: { _ in }).run { input.popFirst() }
    #expect(shows(3))
  }

  @Test("an action that changes nothing evaluates no body")
  func unchanged() {
    let count = ui.bodyCount(of: CounterScene.self)
    store.send(.decrement)
    #expect(ui.bodyCount(of: CounterScene.self) == count)
  }
}
