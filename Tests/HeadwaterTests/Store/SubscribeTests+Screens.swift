import Headwater
import Testing

/// The behaviour that screens with subscriptions need.
extension SubscribeTests {
  @Test("whoever subscribes is told once of what several reducers did to an action")
  func toldOnce() {
    let store = Store(initialState: Counter.State(), reducer: Counter() <> Counter() <> Counter())
    var counts: [Int] = []
    store.subscribe { counts.append($0.count) }
    store.send(.increment)
    #expect(counts == [0, 3])
  }

  @Test("a weakly held label is updated while it exists, and the store does not keep it")
  func weakly() {
    final class Label { var text = "" }
    let store = Store(initialState: Counter.State(), reducer: Counter())
    var label: Label? = Label()
    weak let gone = label
    store.subscribe { [weak label] state in label?.text = "\(state.count)" }
    #expect(label?.text == "0")
    store.send(.increment)
    #expect(label?.text == "1")
    label = nil
    #expect(gone == nil)
    store.send(.increment)
    #expect(store.count == 2)
  }
}
