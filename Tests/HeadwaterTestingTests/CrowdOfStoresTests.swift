import Testing

@testable import Headwater
@testable import HeadwaterTesting

@MainActor
@Suite("A manual runtime with very many stores", .timeLimit(.minutes(3)))
struct CrowdOfStoresTests {
  /// Adds one in an effect.
  private struct Adder: Reducer {
    func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
      if action { return .run { send in send(false) } }
      state += 1
      return .none
    }
  }

  private let runtime = ManualRuntime()

  private func makeStore() -> Store<Int, Bool> {
    Store(initialState: 0, reducer: Adder(), runtime: runtime.effects)
  }

  // The square of this number would take longer than the limit. The laws below count.
  @Test("ten thousand stores send, each at the cost of the first")
  func sending() {
    let stores = (0..<10_000).map { _ in makeStore() }
    for store in stores { store.send(true) }
    #expect(stores.allSatisfy { $0.state == 1 })
  }

  @Test(
    "only a store that may have letters is asked, and the one that was attached first comes first")
  func asked() {
    final class Key {}
    let keys = (0..<1_000).map { _ in Key() }
    let actor = ObjectIdentifier(keys[0])
    var stores = AttachedStores()
    for key in keys {
      stores.attach(ObjectIdentifier(key), actor: actor, deliverNext: { false })
    }
    #expect(stores.takeFirst(on: actor)?.store == nil)

    for number in [700, 3, 41, 3] { stores.mayHaveLetters(ObjectIdentifier(keys[number])) }
    #expect(stores.takeFirst(on: ObjectIdentifier(keys[1]))?.store == nil)
    stores.detach(ObjectIdentifier(keys[41]))
    #expect(stores.takeFirst(on: actor)?.store == ObjectIdentifier(keys[3]))
    #expect(stores.takeFirst(on: actor)?.store == ObjectIdentifier(keys[700]))
    #expect(stores.takeFirst(on: actor)?.store == nil)
  }

  @Test("a store that is gone leaves nothing")
  func gone() async {
    for _ in 0..<100 { makeStore().send(true) }
    // The tasks that wake a store refer to it weakly.
    await Task {}.value
    #expect(runtime.storeCount == 0)
  }

  @Test("the runtime does not keep a store that is an actor")
  func actors() async {
    weak var released: StoreActor<Int, Bool>?
    do {
      let store = StoreActor(initialState: 0, reducer: Adder(), runtime: runtime.effects)
      await store.send(false)
      #expect(await store.read { $0 } == 1)
      released = store
    }
    #expect(released == nil)
    #expect(runtime.storeCount == 0)
  }
}
