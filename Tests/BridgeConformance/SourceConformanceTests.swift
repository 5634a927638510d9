import Headwater
import HeadwaterTesting
import Testing

/// The guarantees of every bridge about the sources of any library.
@MainActor @Suite struct SourceConformanceTests {
  private let radio = TestedRadio()

  private func testStore() -> TestStore<RadioListener.State, RadioListener.Action> {
    TestStore(initialState: RadioListener.State(), reducer: RadioListener(radio: radio))
  }

  @Test("a source is an effect: its values become actions, in order")
  func effect() {
    let store = testStore()
    store.send(.listen)
    radio.send(1)
    radio.send(2)
    store.receive(.heard(1)) { $0.numbers = [1] }
    store.receive(.heard(2)) { $0.numbers = [1, 2] }
    radio.finish()
    store.finish()
  }

  @Test("a cancelled effect cancels its subscription once, and receives nothing more")
  func cancel() {
    let store = testStore()
    store.send(.listen)

    store.send(.stop)
    radio.send(1)

    store.finish()
    #expect(radio.listened == 1)
    #expect(radio.cancelled == 1)
  }

  @Test("an error of a source is given to the effect's handler")
  func failure() {
    let store = testStore()
    store.send(.listen)

    radio.fail(Lost())

    store.receive(.failed) { $0.failures = 1 }
    store.finish()
  }

  @Test("the life of a source follows the state")
  func subscription() {
    let store = testStore()
    store.send(.turned(on: true)) { $0.isOn = true }
    radio.send(1)
    store.receive(.heard(10)) { $0.numbers = [10] }

    store.send(.turned(on: false)) { $0.isOn = false }
    radio.send(2)

    store.finish()
    #expect(radio.listened == 1)
    #expect(radio.cancelled == 1)
  }

  @Test("a middleware listens to its source as long as the store lives")
  func middleware() {
    let runtime = ManualRuntime()
    var store: Store? = Store(
      initialState: RadioListener.State(), reducer: RadioListener(radio: radio),
      middleware: radio.middleware("radio") { RadioListener.Action.heard($0) },
      runtime: runtime.effects)
    #expect(store?.numbers == [])
    runtime.drain()

    radio.send(3)
    runtime.drain()

    #expect(store?.numbers == [3])
    store = nil
    runtime.drain()
    #expect(radio.cancelled == 1)
  }

  @Test("a source of actions is an effect as it is")
  func actions() {
    let store = TestStore(initialState: [], reducer: NumberLog(radio: radio))
    store.send(0)
    radio.send(1)
    store.receive(1) { $0 = [1] }
    radio.finish()
    store.finish()
  }

  @Test("a source of actions that is added to a store is listened to at once, until the store goes")
  func added() {
    let runtime = ManualRuntime()
    var store: Store? = Store(
      initialState: [], reducer: NumberLog(radio: radio), runtime: runtime.effects)
    if let store { _ = radio.add(to: store) }
    radio.send(1)
    radio.send(2)
    runtime.drain()
    #expect(store?.state == [1, 2])

    store = nil
    runtime.drain()

    #expect(radio.listened == 1)
    #expect(radio.cancelled == 1)
  }

  @Test("a source of actions that was added to a store can be cancelled")
  func addedAndCancelled() {
    let runtime = ManualRuntime()
    let store = Store(
      initialState: [], reducer: NumberLog(radio: radio), runtime: runtime.effects)
    let task = radio.add(to: store)
    radio.send(1)
    runtime.drain()

    task.cancel()
    runtime.drain()
    radio.send(2)
    runtime.drain()

    #expect(store.state == [1])
    #expect(radio.cancelled == 1)
  }

  @Test("a hundred thousand values from four threads arrive, those of each thread in their order")
  func fourThreads() async {
    let store = Store(
      initialState: [0, 0, 0, 0],
      reducer: Reduce<[Int], Int> { counts, action in
        if counts[action % 4] == action / 4 { counts[action % 4] += 1 }
        return .none
      })
    var tasks: [StoreTask] = []
    await withTaskGroup { group in
      for thread in 0..<4 {
        let radio = TestedRadio()
        tasks.append(radio.add(to: store))
        group.addTask {
          await onThread {
            for number in 0..<25_000 { radio.send(number * 4 + thread) }
            radio.finish()
          }
        }
      }
    }
    for task in tasks { await task.finish() }

    #expect(store.state == [25_000, 25_000, 25_000, 25_000])
  }
}
