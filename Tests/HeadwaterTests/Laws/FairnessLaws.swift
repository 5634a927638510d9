import Dispatch
import Headwater
import HeadwaterTesting
import Synchronization
import Testing

/// Effects that send much or without end, and the turns of other work in the meantime.
@MainActor
@Suite("Laws of fairness")
struct FairnessLaws {
  @Test("other work runs before a hundred thousand actions of an effect are processed")
  func slices() async {
    let count = 100_000
    let allSent = Signal()
    let isFull = DispatchSemaphore(value: 0)
    var isFirst = true
    let store = Store(
      initialState: 0,
      reducer: Counting(
        tick: {
          // All others gather while the first is processed.
          if isFirst { isFull.wait() }
          isFirst = false
        },
        effect: {
          .run { send in
            await onOwnThread {
              for _ in 0..<count { send(.tick) }
              allSent.give()
              isFull.signal()
            }
          }
        }))
    let task = store.send(.start)
    await allSent.wait()
    #expect(store.state < count)
    await task.finish()
    #expect(store.state == count)
  }

  @Test("the same of a store actor")
  nonisolated func slicesOfStoreActor() async {
    let count = 100_000
    let allSent = Signal()
    let isFull = DispatchSemaphore(value: 0)
    let processed = Atomic(0)
    let store = StoreActor(
      initialState: 0,
      reducer: Counting(
        tick: {
          if processed.add(1, ordering: .relaxed).oldValue == 0 { isFull.wait() }
        },
        effect: {
          .run { send in
            await onOwnThread {
              for _ in 0..<count { send(.tick) }
              allSent.give()
              isFull.signal()
            }
          }
        }))
    let task = await store.send(.start)
    await allSent.wait()
    #expect(await store.read { $0 } < count)
    await task.finish()
    #expect(await store.read { $0 } == count)
  }

  @Test(
    "an effect that sends without end is ended by its own `cancel`",
    arguments: EndlessEffect.allCases)
  nonisolated func endless(way: EndlessEffect) async {
    let lead = Lead()
    let isUnderWay = Signal()
    // A separate actor, since many tests share the main actor.
    let store = StoreActor(
      initialState: 0,
      reducer: Counting(
        tick: { if lead.process() == 3_000 { isUnderWay.give() } },
        effect: { way.effect { lead.send() } }))
    await store.onIssue { _ in }
    let task = await store.send(.start)
    await isUnderWay.wait()
    await store.send(.stop)
    let count = await store.read { $0 }
    await task.finish()
    #expect(await store.read { $0 } == count)
    // The actions that the store has taken, as many that have gathered, and the next one.
    if way != .withoutWaiting { #expect(lead.mostAhead <= 2 * 256 + 1) }
  }

  @Test("an effect on the store's own actor is ended by `cancel`, too")
  func endlessOnOwnActor() async {
    let lead = Lead()
    let isUnderWay = Signal()
    let store = Store(
      initialState: 0,
      reducer: Counting(
        tick: { if lead.process() == 3_000 { isUnderWay.give() } },
        effect: {
          .run { @MainActor send in
            while !Task.isCancelled {
              lead.send()
              try await send.whenReady(.tick)
            }
          }
        }))
    let task = store.send(.start)
    await isUnderWay.wait()
    store.send(.stop)
    let count = store.state
    await task.finish()
    #expect(store.state == count)
    #expect(lead.mostAhead <= 2 * 256 + 1)
  }

  @Test("actions that wait to be sent arrive in order with those that do not wait")
  nonisolated func order() async {
    let store = StoreActor(
      initialState: [],
      reducer: Reduce<[Int], Int> { state, action in
        guard action == 0 else {
          state.append(action)
          return .none
        }
        return .run { send in
          for number in 1...50_000 {
            if number.isMultiple(of: 7) { send(number) } else { try await send.whenReady(number) }
          }
        }
      })
    await store.send(0).finish()
    #expect(await store.read { $0 } == Array(1...50_000))
  }

  @Test("on the manual runtime too, and within one call", arguments: [1, 256, 257, 5_000])
  func manual(count: Int) {
    let store = Store(
      initialState: 0,
      reducer: Counting(effect: {
        .run { send in
          for _ in 0..<count { try await send.whenReady(.tick) }
        }
      }), runtime: ManualRuntime().effects)
    store.send(.start)
    #expect(store.state == count)
  }

  @Test("an effect that sends without end waits for a test store to receive, until it is cancelled")
  func testStore() {
    let lead = Lead()
    let log = Log<String>()
    var starts = 0
    let store = TestStore(
      initialState: 0,
      reducer: Counting(effect: {
        starts += 1
        return starts > 1
          ? .run { $0(.tick) }
          : .run { send in
            defer { log.append("ended") }
            while !Task.isCancelled {
              lead.send()
              try await send.whenReady(.tick)
            }
          }
      }))
    store.send(.start)
    for count in 1...2_000 { store.receive(where: { $0 == .tick }) { $0 = count } }
    _ = lead.process()
    #expect(lead.mostAhead < 5_000)
    #expect(log.entries == [])
    store.cancelEffects()
    #expect(log.entries == ["ended"])
    // Its earlier actions do not block anything.
    store.send(.start)
    store.receive(where: { $0 == .tick }) { $0 = 2_001 }
    store.finish()
  }

  @Test("the cancellation of a child task ends its wait, and its action is sent")
  func childTask() async {
    let released = DispatchSemaphore(value: 0)
    var isFirst = true
    let store = Store(
      initialState: 0,
      reducer: Counting(
        tick: {
          if isFirst { released.wait() }
          isFirst = false
        },
        effect: {
          .run { send in
            send(.tick)
            // The store is still processing that action, so there is no room until it is released.
            let child = Task {
              for _ in 0..<1_000 { try await send.whenReady(.tick) }
            }
            child.cancel()
            try await child.value
            released.signal()
          }
        }))
    await store.send(.start).finish()
    #expect(store.state == 1_001)
  }

  @Test("a send that waits returns when the store is released")
  func goneStore() async throws {
    let (sends, continuation) = AsyncStream.makeStream(of: Send<Counting.Action>.self)
    var store: Store? = Store(
      initialState: 0, reducer: Counting(effect: { .run { continuation.yield($0) } }))
    await store?.send(.start).finish()
    var iterator = sends.makeAsyncIterator()
    let send = await iterator.next(isolation: #isolation)
    store = nil
    for _ in 0..<1_000 { try await send?.whenReady(.tick) }
  }

  @Test("an effect that is far ahead of its store is an issue, once for its place")
  func crowd() async {
    let store = Store(
      initialState: 0,
      reducer: Counting(effect: {
        .run(
          { send in
            for _ in 0..<100_000 { send(.tick) }
          }, fileID: "App/Feed.swift", line: 12)
      }), runtime: ManualRuntime().effects)
    var issues: [String] = []
    store.onIssue = { issues.append($0.description) }
    store.send(.start)
    store.send(.start)
    #expect(store.state == 200_000)
    #expect(
      issues == [
        """
        Feed.swift:12: The effect `run` at Feed.swift:12 sends faster than its store can process: \
        100000 of its actions have waited at once, each of which takes memory. None was dropped.

        Send with `try await send.whenReady(…)`, which waits until there is room, or send less often.
        """
      ])
  }
}
