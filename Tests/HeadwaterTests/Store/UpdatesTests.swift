import Headwater
import Testing

@MainActor
@Suite("Streams of a store's values")
struct UpdatesTests {
  @Test(
    "updates begin at the call, leave out duplicates and the first value, and end with the store")
  func updates() async {
    var store: Store? = Store(initialState: Counter.State(), reducer: Counter())
    let updates = store?.updates(of: \.count)
    store?.send(.increment)
    store?.send(.rename("a"))
    store?.send(.increment)
    store = nil
    var values: [Int] = []
    for await value in updates! { values.append(value) }
    #expect(values == [1, 2])
  }

  @Test("a comparison of one's own decides what is a duplicate")
  func comparison() async {
    var store: Store? = Store(initialState: Counter.State(), reducer: Counter())
    let updates = store?.updates(of: \.count, isDuplicate: { $0 / 2 == $1 / 2 })
    for _ in 1...4 { store?.send(.increment) }
    store = nil
    var values: [Int] = []
    for await value in updates! { values.append(value) }
    #expect(values == [2, 4])
  }
}

@Suite("A store on an actor of its own")
struct StoreActorTests {
  @Test("it processes actions and effects off the main actor")
  func effects() async {
    struct Sum: Reducer {
      enum Action: Sendable { case add(Int), load }
      func reduce(into state: inout Int, action: Action) -> Effect<Action> {
        switch action {
        case .add(let number):
          state += number
          return .none
        case .load:
          return .run { send in
            for number in 1...100 { send(.add(number)) }
          }
        }
      }
    }
    let store = StoreActor(initialState: 0, reducer: Sum())
    await store.send(.load).finish()
    let sum = await store.read { $0 }
    #expect(sum == 5_050)
  }

  @Test("its updates can be read from anywhere")
  func updates() async {
    let store = StoreActor(initialState: Counter.State(), reducer: Counter())
    let updates = await store.updates(of: \.count)
    await store.send(.increment)
    var iterator = updates.makeAsyncIterator()
    #expect(await iterator.next() == 1)
  }
}
