import Headwater
import HeadwaterTesting
import Testing

/// Effects as in an app: tasks on other threads.
@MainActor
@Suite("Live effects")
struct LiveEffectTests {
  @Test("an effect's actions arrive in the order in which it sent them")
  func order() async {
    struct Burst: Reducer {
      func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
        guard action == 0 else {
          state.append(action)
          return .none
        }
        return .run { send in
          for number in 1...1_000 { send(number) }
        }
      }
    }
    let store = Store(initialState: [], reducer: Burst())
    await store.send(0).finish()
    #expect(store.state == Array(1...1_000))
  }

  @Test("an effect that says @MainActor runs there")
  func mainActor() async {
    struct Main: Reducer {
      func reduce(into state: inout Bool, action: Bool) -> Effect<Bool> {
        if action {
          state = true
          return .none
        }
        return .run { @MainActor send in
          MainActor.preconditionIsolated()
          send(true)
        }
      }
    }
    let store = Store(initialState: false, reducer: Main())
    await store.send(false).finish()
    #expect(store.state)
  }

  @Test("a store that is released cancels its effects, and their waiting callers continue")
  func released() async {
    struct Endless: Reducer {
      let wasCancelled: AsyncStream<Bool>.Continuation
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        .run { [wasCancelled] _ in
          let (stream, _) = AsyncStream.makeStream(of: Void.self)
          for await _ in stream {}
          wasCancelled.yield(Task.isCancelled)
        }
      }
    }
    let (ends, continuation) = AsyncStream.makeStream(of: Bool.self)
    var store: Store? = Store(initialState: 0, reducer: Endless(wasCancelled: continuation))
    weak let weakStore = store
    let task = store?.send(1)
    store = nil
    await task?.finish()
    #expect(weakStore == nil)
    var iterator = ends.makeAsyncIterator()
    #expect(await iterator.next() == true)
  }

  @Test("a caller of finish that is cancelled cancels the effects")
  func finishCancels() async {
    struct Endless: Reducer {
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        .run { _ in
          let (stream, _) = AsyncStream.makeStream(of: Void.self)
          for await _ in stream {}
        }
      }
    }
    let store = Store(initialState: 0, reducer: Endless())
    let task = store.send(1)
    let waiting = Task { await task.finish() }
    waiting.cancel()
    await waiting.value
  }

  @Test(
    "an effect's task has the priority that the effect was given, wherever it runs",
    arguments: [TaskPriority.background, .utility, .high])
  func priority(priority: TaskPriority) async {
    let log = Log<TaskPriority?>()
    let store = Store(
      initialState: 0,
      reducer: Reduce<Int, Int> { _, _ in
        .merge(
          .run(priority: priority) { _ in log.append(Task.basePriority) },
          .run(priority: priority) { @MainActor _ in log.append(Task.basePriority) })
      })
    await store.send(0).finish()
    #expect(log.entries == [priority, priority])
  }
}
