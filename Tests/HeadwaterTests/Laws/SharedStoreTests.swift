import Headwater
import HeadwaterTesting
import Testing

/// The common guarantees of `Store` and `StoreActor`, checked for both.
@Suite("Stores of either kind")
struct SharedStoreTests {
  struct Subject: Sendable {
    let send: @Sendable (Counter.Action) async -> StoreTask
    let count: @Sendable () async -> Int
    let counts: @Sendable () async -> AsyncStream<Int>
  }

  @MainActor
  private static func onMainActor() -> Subject {
    let store = Store(initialState: Counter.State(), reducer: Counter())
    return Subject(
      send: { await store.send($0) }, count: { @MainActor in store.count },
      counts: { @MainActor in store.updates(of: \.count) })
  }

  private static func onItsOwnActor() -> Subject {
    let store = StoreActor(initialState: Counter.State(), reducer: Counter())
    return Subject(
      send: { await store.send($0) }, count: { await store.read { $0.count } },
      counts: { await store.updates(of: \.count) })
  }

  private func subjects() async -> [Subject] { [await Self.onMainActor(), Self.onItsOwnActor()] }

  @Test("follow-ups are processed before `send` returns")
  func followUps() async {
    for subject in await subjects() {
      _ = await subject.send(.countTo(5))
      #expect(await subject.count() == 5)
    }
  }

  @Test("updates begin at the call, and leave out what has not changed")
  func updates() async {
    for subject in await subjects() {
      let counts = await subject.counts()
      for action in [Counter.Action.increment, .rename("a"), .nothing, .increment] {
        _ = await subject.send(action)
      }
      var iterator = counts.makeAsyncIterator()
      #expect(await iterator.next() == 1)
      #expect(await iterator.next() == 2)
    }
  }

  @Test("a task that is cancelled ends, and none of its actions arrives")
  func cancel() async {
    for subject in await subjects() {
      let task = await subject.send(.later(1))
      task.cancel()
      await task.finish()
      #expect(await subject.count() == 0)
    }
  }

  @Test("an effect that is cancelled by its id ends, and its task with it")
  func cancelByID() async {
    for subject in await subjects() {
      let task = await subject.send(.later(1))
      _ = await subject.send(.cancelLater)
      await task.finish()
      #expect(await subject.count() == 0)
    }
  }
}
