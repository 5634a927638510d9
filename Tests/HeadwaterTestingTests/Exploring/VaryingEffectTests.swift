import Foundation
import Headwater
import HeadwaterTesting
import Synchronization
import Testing

/// Effects whose results depend on more than what they were told.
@Suite("Explore names an effect")
struct VaryingEffectTests {
  private func message(
    _ way: ExplorationWay = .states, of effect: @escaping @Sendable (TestWorld) -> Effect<Int>
  ) -> String {
    let found = failing {
      explore(
        from: [Steps.State()], way,
        reducer: { world in Steps { action in action == 0 ? effect(world) : .none } },
        actions: { $0.heard.isEmpty ? [0] : [] })
    }
    #expect(found?.isComplete == false)
    return found?.failures.first?.message ?? ""
  }

  private static let headline = " is no function of what it was told: after 1 step"

  @Test("that draws a random number, with the two actions that differ")
  func number() throws {
    let text = message { _ in
      .run(name: "roll") { $0(Int.random(in: 1...1_000_000)) }
    }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.first == """
        The effect `roll` at VaryingEffectTests.swift:28 is no function of what it was told: after 1 step, it ran again \
        in the same way, and did something else.
        """, "\(text)")
    let numbers = lines.filter { $0.contains(" sends ") }.map { $0.filter(\.isNumber) }
    #expect(numbers.count == 2)
    #expect(Set(numbers).count == 2)
    #expect(text.contains("Let it ask the world for it"))
  }

  /// Comes up heads each second time.
  private final class Coin: Sendable {
    private let tosses = Atomic(0)

    func toss() -> Bool {
      tosses.wrappingAdd(1, ordering: .relaxed).newValue.isMultiple(of: 2)
    }
  }

  @Test("that sometimes sends nothing")
  func silent() {
    let coin = Coin()
    #expect(
      message { _ in .run(name: "toss") { if coin.toss() { $0(1) } } }.contains(Self.headline))
  }

  @Test("that sends something else after an answer")
  func afterAnswer() {
    let text = message { world in
      .run(name: "roll") { send in
        _ = await world.choose("it", from: [1])
        send(Int.random(in: 1...1_000_000))
      }
    }
    #expect(text.contains("told: after 2 steps"), "\(text)")
  }

  @Test("that asks about a new id, or sleeps for a random time")
  func waits() {
    let asks = message { world in
      .run(name: "ask") { _ in _ = await world.choose("it", of: UUID().uuidString, from: [1]) }
    }
    #expect(asks.contains(Self.headline) && asks.contains("− asks \"it\" of "), "\(asks)")
    let sleeps = message { world in
      .run(name: "pause") { _ in
        try await world.clock.sleep(for: .milliseconds(Int.random(in: 1...1_000_000)))
      }
    }
    #expect(sleeps.contains(Self.headline) && sleeps.contains("− waits for "), "\(sleeps)")
  }

  @Test("by schedules, whose actions wait, and on random walks")
  func otherWays() {
    let roll: @Sendable (TestWorld) -> Effect<Int> = { _ in
      .run(name: "roll") { $0(Int.random(in: 1...1_000_000)) }
    }
    #expect(message(.schedules(effectsAtOnce: 2), of: roll).contains(Self.headline))
    #expect(message(.walks(seed: 1, count: 2, length: 3), of: roll).contains(Self.headline))
  }

  /// Draws when it begins.
  private struct Watched: Reducer {
    var body: some Reducer<Steps.State, Int> {
      Steps { _ in .none }
      Subscriptions { _ in
        [Subscription(id: "watch", .run(name: "watch") { $0(Int.random(in: 1...1_000_000)) })]
      }
    }
  }

  @Test("of a subscription of an initial state")
  func subscription() {
    let found = failing {
      explore(from: [Steps.State()], reducer: { _ in Watched() }, actions: { _ in [] })
    }
    let text = found?.failures.first?.message ?? ""
    #expect(text.contains("`watch`") && text.contains("in an initial state"), "\(text)")
  }

  @Test("only if what it does differs: an action with a NaN or a function is no reason")
  func same() {
    struct Called: Reducer {
      enum Action { case began, called(() -> Void), measured(Double) }

      func reduce(into state: inout Int, action: Action) -> Effect<Action> {
        guard case .began = action else { return .none }
        state = 1
        return .run { send in
          nonisolated(unsafe) let call = Action.called({})
          send(call)
          nonisolated(unsafe) let measured = Action.measured(.nan)
          send(measured)
        }
      }
    }
    let found = explore(
      from: [0], reducer: { _ in Called() }, actions: { $0 == 0 ? [.began] : [] })
    #expect(found.isComplete)
  }
}
