import Headwater
import HeadwaterTesting
import Testing

@MainActor
@Suite("Laws of throttling")
struct ThrottleLaws {
  private struct Typing: Reducer {
    let latest: Bool
    let clock: TestClock

    func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
      switch action {
      case 0: return .cancel(id: "typing")
      case 100...:
        state.append(action - 100)
        return .none
      default:
        return .run { send in send(action + 100) }
          .throttle(id: "typing", for: .seconds(1), latest: latest, clock: clock)
      }
    }
  }

  private let clock = TestClock()
  private let runtime = ManualRuntime()

  private func store(latest: Bool) -> Store<[Int], Int> {
    Store(
      initialState: [], reducer: Typing(latest: latest, clock: clock),
      runtime: ManualRuntime().effects)
  }

  @Test("the first starts at once, those after it are dropped until the time is over")
  func leading() {
    let store = store(latest: false)
    store.send(1)
    store.send(2)
    #expect(store.state == [1])
    clock.advance(by: .seconds(0.999))
    store.send(3)
    clock.advance(by: .seconds(0.001))
    #expect(store.state == [1])
    store.send(4)
    #expect(store.state == [1, 4])
  }

  @Test("with `latest`, the last of those starts when the time is over, which begins it anew")
  func trailing() {
    let store = store(latest: true)
    store.send(1)
    store.send(2)
    store.send(3)
    clock.advance(by: .seconds(0.999))
    #expect(store.state == [1])
    clock.advance(by: .seconds(0.001))
    #expect(store.state == [1, 3])
    store.send(4)
    #expect(store.state == [1, 3])
    clock.advance(by: .seconds(1))
    #expect(store.state == [1, 3, 4])
    clock.advance(by: .seconds(1))
    store.send(5)
    #expect(store.state == [1, 3, 4, 5])
  }

  @Test("a cancellation drops what waits, and lets the next start at once")
  func cancel() {
    let store = store(latest: true)
    store.send(1)
    store.send(2)
    store.send(0)
    store.send(3)
    #expect(store.state == [1, 3])
    clock.run()
    #expect(store.state == [1, 3])
  }

  @Test("cancelling the task of the first does not drop what a later one has left waiting")
  func cancelFirstTask() {
    let store = store(latest: true)
    let first = store.send(1)
    store.send(2)
    first.cancel()
    store.send(3)
    clock.run()
    #expect(store.state.last == 3)
  }

  @Test("the task of an effect that waits covers it: cancelling the task drops it")
  func cancelWaitingTask() {
    let store = store(latest: true)
    store.send(1)
    let second = store.send(2)
    second.cancel()
    clock.run()
    #expect(store.state == [1])
  }

  @Test("`finish` of an effect that waits returns as soon as its task is cancelled")
  func finishCancelled() {
    let store = store(latest: true)
    store.send(1)
    let second = store.send(2)
    let finished = second.watch(on: runtime)
    #expect(!finished.state)
    second.cancel()
    runtime.drain()
    #expect(finished.state)
    clock.run()
    #expect(store.state == [1])
  }

  @Test("the task of an effect that waits covers it: `finish` returns when it has ended")
  func finish() async {
    let store = store(latest: true)
    store.send(1)
    let second = store.send(2)
    let finished = Log<[Int]>()
    let waiting = Task {
      await second.finish()
      finished.append(store.state)
    }
    clock.advance(by: .seconds(1))
    await waiting.value
    #expect(finished.entries == [[1, 2]])
  }

  @Test("`finish` of the first does not wait for the time to be over")
  func finishFirst() async {
    let store = store(latest: true)
    await store.send(1).finish()
    #expect(store.state == [1])
  }

  /// Makes a store with effects for the numbers that it receives. It records their actions.
  private func store(
    _ effect: @escaping (_ number: Int, _ run: Effect<Int>) -> Effect<Int>
  ) -> Store<[Int], Int> {
    Store(
      initialState: [],
      reducer: Reduce<[Int], Int> { state, action in
        if action < 100 { return effect(action, .run { send in send(action + 100) }) }
        state.append(action - 100)
        return .none
      }, runtime: runtime.effects)
  }

  @Test(
    "an effect that replaces its predecessor by the id under which it is throttled has to wait too",
    arguments: [false, true])
  func sameID(latest: Bool) {
    let store = store { [clock] _, run in
      run.cancellable(id: "typing", cancelInFlight: true)
        .throttle(id: "typing", for: .seconds(1), latest: latest, clock: clock)
    }
    for number in 1...3 { store.send(number) }
    #expect(store.state == [1])
    clock.advance(by: .seconds(1))
    #expect(store.state == (latest ? [1, 3] : [1]))
    store.send(4)
    #expect(store.state == (latest ? [1, 3] : [1, 4]))
    clock.advance(by: .seconds(1))
    #expect(store.state == (latest ? [1, 3, 4] : [1, 4]))
  }

  @Test("a throttle that is replaced by an id around it starts over with each start")
  func replacedFromOutside() {
    let store = store { [clock] _, run in
      run.throttle(id: "typing", for: .seconds(1), latest: false, clock: clock)
        .cancellable(id: "around", cancelInFlight: true)
    }
    for number in 1...3 { store.send(number) }
    #expect(store.state == [1, 2, 3])
  }

  @Test(
    "a cancellation by an id around the throttle drops what waits, and leaves the time as it is")
  func cancelFromOutside() {
    let store = store { [clock] number, run in
      if number == 0 { return .cancel(id: "around") }
      let throttled = run.throttle(id: "typing", for: .seconds(1), latest: true, clock: clock)
      return number == 2 ? throttled.cancellable(id: "around") : throttled
    }
    store.send(1)
    let finished = store.send(2).watch(on: runtime)
    #expect(!finished.state)
    store.send(0)
    #expect(finished.state)
    clock.advance(by: .seconds(0.5))
    store.send(3)
    #expect(store.state == [1])
    clock.advance(by: .seconds(0.5))
    #expect(store.state == [1, 3])
    clock.run()
    #expect(store.state == [1, 3])
  }
}
