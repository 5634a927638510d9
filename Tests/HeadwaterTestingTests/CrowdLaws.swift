import Headwater
import Synchronization
import Testing

@testable import HeadwaterTesting

/// Effects with very many child tasks, by counting how often somebody waits and what is compared, and not by
/// time.
@Suite("Law: each of many child tasks costs the same")
struct CrowdLaws {
  /// An action that counts how often it is compared.
  private struct Counted: Equatable, Sendable {
    final class Comparisons: Sendable {
      let count = Atomic(0)
    }

    let number: Int
    let comparisons: Comparisons

    static func == (left: Counted, right: Counted) -> Bool {
      left.comparisons.count.add(1, ordering: .relaxed)
      return left.number == right.number
    }
  }

  /// What each child task does.
  enum Work: CaseIterable, Sendable { case sleep, send }

  private struct Crowd: Reducer {
    let clock: TestClock
    let count: Int
    let work: Work

    func reduce(into received: inout Int, action: Counted) -> Effect<Counted> {
      guard action.number == -1 else {
        received += 1
        return .none
      }
      return .run { [clock, count, work] send in
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<count {
            group.addTask {
              switch work {
              case .sleep: try? await clock.sleep(for: .seconds(1))
              case .send:
                try? await send.whenReady(Counted(number: number, comparisons: action.comparisons))
              }
            }
          }
        }
        // So that a test can ask it how often its children have waited.
        try await clock.sleep(for: .seconds(60))
      }
    }
  }

  private let clock = TestClock()
  private let comparisons = Counted.Comparisons()

  private func makeStore(_ count: Int, _ work: Work) -> TestStore<Int, Counted> {
    let store = TestStore(
      initialState: 0, reducer: Crowd(clock: clock, count: count, work: work))
    store.send(Counted(number: -1, comparisons: comparisons))
    return store
  }

  /// How often an effect has begun to wait. The waits are numbered.
  private func waits(of effect: RunningEffect) -> Int { effect.waits { "" } }

  @Test("each waits once for room, and each of its actions is compared with what is expected alone")
  func received() throws {
    func cost(of count: Int) throws -> (waits: Int, comparisons: Int) {
      let store = makeStore(count, .send)
      let effect = try #require(store.engine.runningEffects.first)
      comparisons.count.store(0, ordering: .relaxed)
      for number in 0..<count {
        store.receive(Counted(number: number, comparisons: comparisons)) { $0 += 1 }
      }
      store.cancelEffects()
      return (waits(of: effect), comparisons.count.load(ordering: .relaxed))
    }
    let (few, many) = (try cost(of: 500), try cost(of: 2_000))
    #expect(few.waits <= 500 + 1)
    #expect(many.waits <= 2_000 + 1)
    #expect(few.comparisons <= 2 * 500)
    #expect(many.comparisons <= 2 * 2_000)
  }

  @Test(
    "each of many tasks that are cancelled together has waited once, and none waits afterwards",
    arguments: Work.allCases)
  func cancelled(work: Work) throws {
    let count = 3_000
    let store = makeStore(count, work)
    let effect = try #require(store.engine.runningEffects.first)
    #expect(effect.waitsFor != nil)
    store.cancelEffects()
    #expect(effect.waitsFor == nil)
    #expect(waits(of: effect) <= count + 1)
    #expect(store.engine.waiting.isEmpty)
    #expect(store.engine.runningEffects.isEmpty)
    // Nobody is left to be woken.
    clock.run(limit: 1)
    store.finish()
    #expect(store.state == 0)
  }
}
