import Foundation
import Headwater
import HeadwaterTesting
import Synchronization
import Testing

@Suite("Explore refuses")
struct RefusalTests {
  @Test("no initial state, of which everything would hold")
  func noState() {
    for way in [ExplorationWay.states, .walks(seed: 1, count: 1)] {
      let found = failing {
        explore(
          from: [], way, reducer: { Login(world: $0) }, actions: { _ in [.tapped] },
          holding: [.always("nothing holds") { _ in false }])
      }
      #expect(found?.isComplete == false)
      #expect(found?.failures.first?.message.contains("`from:` has no state") ?? false)
    }
  }

  @Test(
    "numbers that are negative",
    arguments: [
      (ExplorationWay.states, ExplorationLimits(states: -1), "states"),
      (.states, ExplorationLimits(depth: -1), "depth"),
      (.states, ExplorationLimits(time: .seconds(-1)), "time"),
      (.schedules(effectsAtOnce: -1), ExplorationLimits(), "effectsAtOnce"),
      (.walks(seed: 1, count: -5), ExplorationLimits(), "count"),
      (.walks(seed: 1, count: 0), ExplorationLimits(), "count"),
      (.walks(seed: 1, count: 1, length: -1), ExplorationLimits(), "length"),
    ])
  func negative(way: ExplorationWay, limits: ExplorationLimits, name: String) {
    let found = failing {
      explore(
        from: [Login.State(name: "ana")], way, limits: limits, reducer: { Login(world: $0) },
        actions: { _ in [.tapped] })
    }
    #expect(found?.stateCount == 0)
    #expect(found?.failures.first?.message.contains("`\(name):` is ") ?? false)
  }

  @Test(
    "a file for crashes that it has not written, and leaves it as it is",
    arguments: ["precious\n", "liar, liar"])
  func foreignFile(text: String) throws {
    let file = URL.temporaryDirectory.appending(path: "headwater-precious-\(UUID()).txt")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let calls = Mutex(0)
    let found = failing {
      explore(
        from: [Login.State(name: "ana")], reducer: { Login(world: $0) },
        actions: { _ in
          calls.withLock { $0 += 1 }
          return [.tapped]
        }, resume: file.path)
    }
    #expect(
      found?.failures.first?.message.contains("it would be changed and then removed") ?? false)
    #expect(calls.withLock { $0 } == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("a folder in place of a file for crashes")
  func folder() {
    let found = failing {
      explore(
        from: [Login.State(name: "ana")], reducer: { Login(world: $0) },
        actions: { _ in [.tapped] }, resume: URL.temporaryDirectory.path)
    }
    #expect(found?.stateCount == 0)
  }

  @Test("actions that differ for the same state")
  func shuffledActions() {
    let calls = Mutex(0)
    let ways: [ExplorationWay] = [.states, .walks(seed: 1, count: 3)]
    for way in ways {
      let found = failing {
        explore(
          from: [Steps.State()], way, reducer: { _ in Steps { _ in .none } },
          actions: { _ in
            calls.withLock { $0 += 1 }
            return calls.withLock { $0 } % 2 == 0 ? [1, 2] : [2, 1]
          })
      }
      #expect(
        found?.failures.first?.message.hasPrefix(
          "The closure `actions` gave two different lists for the same state, in an initial state.")
          ?? false,
        "\(found?.failures.first?.message ?? "")")
    }
  }

  @Test("a state that is not equal to itself, for what it is")
  func notANumber() {
    struct Gauge: Reducer {
      func reduce(into state: inout Double, action: Double) -> Effect<Double> {
        state = action
        return .none
      }
    }
    let later = failing {
      explore(from: [0.0], reducer: { _ in Gauge() }, actions: { _ in [.nan] })
    }
    #expect(
      later?.failures.first?.message.hasPrefix("The state after nan is not equal to itself.")
        ?? false,
      "\(later?.failures.first?.message ?? "")")
    let first = failing { explore(from: [.nan], reducer: { _ in Gauge() }, actions: { _ in [1] }) }
    #expect(first?.failures.first?.message.contains("Likely it contains a NaN") ?? false)
  }
}

/// What an exploration that fails has found.
func failing<State, Action>(
  _ explore: () -> Exploration<State, Action>
) -> Exploration<State, Action>? {
  var found: Exploration<State, Action>?
  withKnownIssue { found = explore() }
  return found
}
