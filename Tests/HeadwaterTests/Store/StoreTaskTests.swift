import Headwater
import HeadwaterTesting
import Testing

/// The work that `finish` waits for and `cancel` ends.
@MainActor
@Suite("The task of a send")
struct StoreTaskTests {
  /// Counts in steps of a second, with an effect for each: 1 leads to 2, and 2 to 3.
  private struct Chain: Reducer {
    let clock: TestClock

    func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
      state.append(action)
      guard action < 3 else { return .none }
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        send(action + 1)
      }
    }
  }

  private let clock = TestClock()
  private let runtime = ManualRuntime()
  private let store: Store<[Int], Int>

  init() {
    store = Store(initialState: [], reducer: Chain(clock: clock), runtime: runtime.effects)
  }

  /// Advances the time in the middle of the turn that has made the last number 9.
  private func advanceInTurn() {
    store.subscribe { [clock] numbers in
      if numbers.last == 9 { clock.advance(by: .seconds(1)) }
    }
  }

  @Test("`finish` waits for an action's effects, and for those of the actions that they sent")
  func finish() {
    let finished = store.send(1).watch(on: runtime)
    clock.advance(by: .seconds(1))
    #expect(store.state == [1, 2])
    #expect(!finished.state)
    clock.advance(by: .seconds(1))
    #expect(store.state == [1, 2, 3])
    #expect(finished.state)
  }

  @Test("`finish` waits for them too when the sent action comes in the middle of a turn")
  func finishOfWaiting() {
    advanceInTurn()
    let finished = store.send(1).watch(on: runtime)
    store.send(9)
    #expect(store.state == [1, 9, 2])
    #expect(!finished.state)
    clock.advance(by: .seconds(1))
    #expect(finished.state)
  }

  @Test("`cancel` ends an action's effects")
  func cancel() {
    store.send(1).cancel()
    clock.run()
    #expect(store.state == [1])
  }

  @Test("`cancel` ends the effects of the actions that an action's effects have sent")
  func cancelSecond() {
    let task = store.send(1)
    clock.advance(by: .seconds(1))
    task.cancel()
    clock.run()
    #expect(store.state == [1, 2])
  }

  @Test("`cancel` ends them too when the sent action came in the middle of a turn")
  func cancelWaiting() {
    advanceInTurn()
    let task = store.send(1)
    store.send(9)
    task.cancel()
    clock.run()
    #expect(store.state == [1, 9, 2])
  }

  /// Returns the task of an action that is sent inside a turn, and therefore waits.
  private func sendInTurn(_ act: @escaping (StoreTask) -> Void) {
    store.subscribe { [unowned store] numbers in
      if numbers == [9] { act(store.send(2)) }
    }
    store.send(9)
  }

  @Test("the task of an action that waited covers its effects")
  func waitedFinish() throws {
    var task: StoreTask?
    sendInTurn { task = $0 }
    #expect(store.state == [9, 2])
    let finished = try #require(task).watch(on: runtime)
    #expect(!finished.state)
    clock.advance(by: .seconds(1))
    #expect(store.state == [9, 2, 3])
    #expect(finished.state)
  }

  @Test("a task that is cancelled while its action waits cancels the effects as they begin")
  func waitedCancel() {
    sendInTurn { $0.cancel() }
    #expect(store.state == [9, 2])
    clock.run()
    #expect(store.state == [9, 2])
  }
}
