import Headwater
import Testing

@MainActor
@Suite("Values that are equal but not the same")
struct EqualValuesTests {
  /// A value that is equal by its id only.
  private struct Item: Equatable {
    var id: Int
    var text: String
    static func == (left: Item, right: Item) -> Bool { left.id == right.id }
  }

  private struct State {
    var item = Item(id: 1, text: "old")
    var computed: Item { Item(id: item.id, text: item.text + "!") }
  }

  @Test("a read returns the stored value, even if `==` calls it unchanged")
  func partialEquality() {
    let store = Store(
      initialState: State(),
      reducer: Reduce { state, text in
        state.item.text = text
        return .none
      } as Reduce<State, String>)
    #expect(store.item.text == "old")
    #expect(store.computed.text == "old!")
    store.send("new")
    #expect(store.item.text == "new")
    #expect(store.computed.text == "new!")
  }
}
