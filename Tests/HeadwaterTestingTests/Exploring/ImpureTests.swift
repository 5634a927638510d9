import Headwater
import HeadwaterTesting
import Synchronization
import Testing

@Suite("Explore fails for a reducer")
struct ImpureTests {
  /// Returns what is next in a list at each call.
  private struct Moody: Reducer {
    let effects: [Effect<Int>]
    let calls = Calls()

    final class Calls: Sendable {
      private let count = Mutex(0)

      func next() -> Int {
        count.withLock { count in
          count += 1
          return count
        }
      }
    }

    func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
      state = [action]
      return effects[calls.next() % effects.count]
    }
  }

  private func message(_ effects: @escaping (TestWorld) -> [Effect<Int>]) -> String {
    let found = failing {
      explore(
        from: [[]], reducer: { Moody(effects: effects($0)) },
        actions: { $0.isEmpty ? [1] : [] })
    }
    return found?.failures.first?.message ?? ""
  }

  @Test("that sometimes starts an effect")
  func effects() {
    let text = message { world in
      [.run(name: "load") { _ in _ = await world.choose("it", from: [1]) }, .none]
    }
    #expect(
      text == """
        The reducer is not a function of state and action: it was called twice for 1 in the same state, and the two \
        effects differ.

        The state before:

            []

        The effects, first (−) and second (+):

            − none
            + `load` at ImpureTests.swift:42

        Likely it reads the clock, draws a random number or makes an id. Let an effect ask the world for it by \
        `choose`, or take it from the action.
        """, "\(text)")
  }

  @Test("that sends different actions, cancels different ids, or orders its effects differently")
  func kinds() {
    let prefix = "The reducer is not a function of state and action"
    #expect(message { _ in [.send(2), .send(3)] }.hasPrefix(prefix))
    #expect(message { _ in [.cancel(id: "a"), .cancel(id: "b")] }.hasPrefix(prefix))
    #expect(message { _ in [.cancel(id: 1), .cancel(id: 2)] }.hasPrefix(prefix))
    #expect(
      message { world in
        let first = Effect<Int>.run(name: "first") { _ in _ = await world.choose("a", from: [1]) }
        let second = Effect<Int>.run(name: "second") { _ in _ = await world.choose("b", from: [1]) }
        return [.merge(first, second), .merge(second, first)]
      }.hasPrefix(prefix))
    #expect(
      message { world in
        let asked = Effect<Int>.run { _ in _ = await world.choose("a", from: [1]) }
        return [asked.cancellable(id: 1), asked.cancellable(id: 2)]
      }.hasPrefix(prefix))
  }

  private final class Counter: Hashable, Sendable {
    private let value = Mutex(0)

    var count: Int { value.withLock { $0 } }

    func add() { value.withLock { $0 = ($0 + 1) % 4 } }

    static func == (left: Counter, right: Counter) -> Bool { left.count == right.count }

    func hash(into hasher: inout Hasher) { hasher.combine(count) }
  }

  @Test("that changes an object in the state, and names its class")
  func objects() {
    struct Counting: Reducer {
      struct State: Hashable {
        var counters: [Counter?] = [Counter()]
      }

      func reduce(into state: inout State, action: Int) -> Effect<Int> {
        state.counters[0]?.add()
        return .none
      }
    }
    let found = failing {
      explore(
        from: [Counting.State()], reducer: { _ in Counting() }, actions: { _ in [1] },
        holding: [.never("three") { $0.state.counters[0]?.count == 3 }])
    }
    #expect(
      found?.failures.first?.message.hasPrefix(
        """
        The state contains an object, of the class ImpureTests.Counter, and 1 has changed it in the state before, too.
        """) ?? false, "\(found?.failures.first?.message ?? "")")
  }

  /// A value that copies its object before it changes it.
  private struct Copied: Hashable {
    final class Storage: Hashable {
      var number = 0

      static func == (left: Storage, right: Storage) -> Bool { left.number == right.number }

      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    private var storage = Storage()

    var number: Int {
      get { storage.number }
      set {
        storage = Storage()
        storage.number = newValue
      }
    }
  }

  @Test("not if it changes a copy of the object")
  func copies() {
    struct Counting: Reducer {
      func reduce(into state: inout Copied, action: Int) -> Effect<Int> {
        state.number = (state.number + 1) % 4
        return .none
      }
    }
    let found = explore(from: [Copied()], reducer: { _ in Counting() }, actions: { _ in [1] })
    #expect(found.isComplete)
    #expect(found.stateCount == 4)
  }
}
