import Headwater
import Synchronization
import Testing

/// The guarantees of every bridge, for any library.
@MainActor @Suite struct BridgeConformanceTests {
  private func store(emits: Emission<Counter.State> = .whenDifferent) -> CounterStore {
    CounterStore(initialState: Counter.State(), reducer: Counter(), emits: emits)
  }

  @Test("values come in the order of the turns, duplicates left out", arguments: Bridge.all)
  func order(bridge: Bridge) async {
    let store = store()
    let listener = bridge.listen(store)
    if bridge.replays { #expect(await listener.next() == 0) }

    for number in 1...3 {
      store.send(.add(1))
      if !bridge.tellsAll { #expect(await listener.next() == number) }
    }
    guard bridge.tellsAll else { return }
    store.send(.add(0))
    store.send(.add(7))

    #expect(await listener.next() == 1)
    #expect(await listener.next() == 2)
    #expect(await listener.next() == 3)
    #expect(await listener.next() == 10)
  }

  @Test("the current value comes first where that is promised", arguments: Bridge.all)
  func replay(bridge: Bridge) async {
    let store = store()
    store.send(.add(5))
    let listener = bridge.listen(store)

    if bridge.replays { #expect(await listener.next() == 5) }
    store.send(.add(1))

    #expect(await listener.next() == 6)
  }

  @Test(
    "a listener that sends whenever it is told is an issue, also at its first value",
    arguments: Bridge.synchronous
  )
  func endless(bridge: Bridge) {
    let store = store()
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    let listening = bridge.values(store)(
      { _ in MainActor.assumeIsolated { _ = store.send(.add(1)) } }, {})
    if !bridge.replays { store.send(.add(1)) }
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix("One `send` led to more than 10000 follow-up actions") == true)
    listening.cancel()
  }

  @Test(
    "a listener receives a value within the turn that made it, after the reducer",
    arguments: Bridge.synchronous
  )
  func withinTheTurn(bridge: Bridge) {
    let store = store()
    let heard = Heard()
    let listening = bridge.values(store)(
      { value in
        MainActor.assumeIsolated { #expect(store.count == value) }
        heard.append(value)
      }, {})

    store.send(.add(1))
    store.send(.addOther)
    store.send(.add(2))

    #expect(heard.distinct == (bridge.replays ? [0, 1, 3] : [1, 3]))
    listening.cancel()
  }

  @Test(
    "a listener may send an action, and receives the new state after its call returns",
    arguments: Bridge.synchronous)
  func reentrancy(bridge: Bridge) {
    let store = store()
    let heard = Heard()
    let listening = bridge.values(store)(
      { value in
        if value < 3 || (10..<13).contains(value) {
          MainActor.assumeIsolated { _ = store.send(.add(1)) }
        }
        heard.append(value)
      }, {})
    if !bridge.replays { store.send(.add(1)) }
    #expect(heard.distinct == (bridge.replays ? [0, 1, 2, 3] : [1, 2, 3]))

    store.send(.add(7))

    #expect(heard.distinct.suffix(4) == [10, 11, 12, 13])
    listening.cancel()
  }

  @Test(
    "a listener is told of the store's end, and does not keep the store alive",
    arguments: Bridge.all)
  func completion(bridge: Bridge) async {
    var store: CounterStore? = store()
    weak let released = store
    let listener = store.map(bridge.listen)
    if bridge.replays { #expect(await listener?.next() == 0) }

    store = nil

    #expect(await listener?.next() == nil)
    #expect(released == nil)
  }

  @Test(
    "a store that emits no states still tells its end",
    arguments: Bridge.all.filter(\.filters))
  func completionOfSilentStore(bridge: Bridge) async {
    var store: CounterStore? = store(emits: .never)
    let listener = store.map(bridge.listen)
    store?.send(.add(1))

    store = nil

    #expect(await listener?.next() == nil)
  }

  @Test("a listener that was cancelled receives nothing", arguments: Bridge.all)
  func cancellation(bridge: Bridge) async {
    let store = store()
    let listener = bridge.listen(store)
    if bridge.replays { #expect(await listener.next() == 0) }

    await listener.cancel()
    store.send(.add(1))

    #expect(await listener.heardNothing())
  }

  @Test(
    "a listener that cancels in its own call receives nothing more", arguments: Bridge.synchronous)
  func cancellationInside(bridge: Bridge) {
    let store = store()
    let heard = Heard()
    let own = Mutex<Handed<() -> Void>?>(nil)
    let listening = bridge.values(store)(
      { value in
        heard.append(value)
        if value == 1 { own.withLock { $0 }?.value() }
      }, {})
    own.withLock { $0 = Handed(value: listening.cancel) }

    store.send(.add(1))
    store.send(.add(1))

    #expect(heard.all == (bridge.replays ? [0, 1] : [1]))
  }

  @Test("a listener that is added off the main actor is called on it", arguments: Bridge.all)
  func offTheMainActor(bridge: Bridge) async {
    let store = store()
    let subscribe = Handed(value: bridge.values(store))
    let (heard, continuation) = AsyncStream.makeStream(of: Int.self)
    let listening = await Task.detached {
      Handed(
        value: subscribe.value(
          { value in
            if bridge.isSynchronous { MainActor.assertIsolated() }
            continuation.yield(value)
          }, {}))
    }.value
    var values = heard.makeAsyncIterator()
    if bridge.replays { #expect(await values.next(isolation: MainActor.shared) == 0) }
    listening.value.cancel()
    await listening.value.settle()

    store.send(.add(1))
    continuation.finish()

    #expect(await values.next(isolation: MainActor.shared) == nil)
  }

  @Test("the store decides which states are emitted", arguments: Bridge.all.filter(\.filters))
  func emits(bridge: Bridge) async {
    let store = store(emits: .when { $1.count.isMultiple(of: 10) && $0 != $1 })
    let listener = bridge.listen(store)
    #expect(await listener.next() == 0)

    store.send(.add(4))
    store.send(.add(6))

    #expect(await listener.next() == 10)
  }

  @Test("two listeners receive the same values until each is cancelled", arguments: Bridge.all)
  func several(bridge: Bridge) async {
    let store = store()
    let first = bridge.listen(store)
    let second = bridge.listen(store)
    if bridge.replays {
      #expect(await first.next() == 0)
      #expect(await second.next() == 0)
    }
    await first.cancel()

    store.send(.add(2))

    #expect(await first.heardNothing())
    #expect(await second.next() == 2)
  }

  @Test(
    "a hundred thousand turns started by four threads are emitted in their order",
    arguments: Bridge.all.filter(\.tellsAll))
  func fourThreads(bridge: Bridge) async {
    let store = store()
    let heard = Heard()
    let listening = bridge.values(store)({ heard.append($0) }, {})
    let effects = (1...4).map { _ in
      store.addEffect(
        .run { send in
          await onThread {
            for _ in 1...25_000 { send(.add(1)) }
          }
        })
    }
    for effect in effects { await effect.finish() }
    listening.cancel()
    await listening.settle()

    let numbers = bridge.isSynchronous ? heard.all : Array(heard.all.prefix(store.count))
    #expect(store.count == 100_000)
    #expect(numbers == Array((bridge.replays ? 0 : 1)...100_000))
  }

  @Test("ten thousand cancelled listeners leave no memory behind")
  func tenThousand() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for bridge in Bridge.all {
        let store = CounterStore(initialState: Counter.State(), reducer: Counter())
        var bytesAfterThousand = 0
        for number in 1...10_000 {
          let listening = bridge.values(store)({ _ in }, {})
          listening.cancel()
          await listening.settle()
          if number == 1_000 { bytesAfterThousand = try memoryInUse() }
        }
        let growth = try memoryInUse() - bytesAfterThousand
        #expect(growth < 1_024 * 1_024, "\(bridge): \(growth) bytes more")
      }
    }
  }
}
