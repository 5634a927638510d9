import Foundation
import Headwater
import Testing

@testable import HeadwaterTesting

@Suite("Explore tells actions apart")
struct ActionIdentityTests {
  /// Remembers who has come last, when the world lets them.
  private struct Door<Guest: Sendable>: Reducer {
    struct State: Hashable {
      var isBusy = false
      var guest = 0
    }

    enum Action { case came(Guest), entered(Int) }

    let world: TestWorld
    let number: @Sendable (Guest) -> Int

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .came(let guest):
        state.isBusy = true
        return .run { [world, number] send in
          await world.choose("enter", from: [()])
          send(.entered(number(guest)))
        }
      case .entered(let guest):
        state = State(guest: guest)
        return .none
      }
    }
  }

  private final class Name: Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  private struct Hidden: Sendable, CustomStringConvertible, CustomReflectable {
    let number: Int
    var description: String { "***" }
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  private func guests<Guest: Sendable>(
    _ guests: @escaping () -> [Guest], _ number: @escaping @Sendable (Guest) -> Int
  ) -> Set<Int> {
    typealias State = Door<Guest>.State
    let found = explore(
      from: [State()], reducer: { Door(world: $0, number: number) },
      actions: { $0.isBusy ? [] : guests().map { .came($0) } })
    #expect(found.isComplete)
    return Set(found.states.map(\.guest))
  }

  @Test("which hold functions")
  func functions() {
    #expect(guests({ [{ 1 }, { 2 }] as [@Sendable () -> Int] }, { $0() }) == [0, 1, 2])
  }

  @Test("which hold objects, made anew for each state")
  func objects() {
    #expect(guests({ [Name(1), Name(2)] }, { $0.number }) == [0, 1, 2])
  }

  @Test("which hold values that hide what they contain")
  func hidden() {
    #expect(guests({ [Hidden(number: 1), Hidden(number: 2)] }, { $0.number }) == [0, 1, 2])
  }

  @Test("which an effect sends with a function, and which follow from others")
  func sent() {
    enum Action: Sendable {
      case start, between(@Sendable () -> Int), last(@Sendable () -> Int), heard(Int)
    }
    struct Relay: Reducer {
      let world: TestWorld

      func reduce(into state: inout [Int], action: Action) -> Effect<Action> {
        switch action {
        case .start:
          state = [0]
          return .run { [world] send in
            let number = await world.choose("number", from: [1, 2])
            send(.between { number })
          }
        case .between(let number): return .send(.last(number))
        case .last(let number):
          return .run { [world] send in
            await world.choose("go on", from: [()])
            send(.heard(number()))
          }
        case .heard(let number):
          state = [number]
          return .none
        }
      }
    }
    let found = explore(
      from: [[]], reducer: { Relay(world: $0) }, actions: { $0.isEmpty ? [.start] : [] })
    #expect(found.isComplete)
    #expect(Set(found.states) == [[], [0], [1], [2]])
  }

  @Test("by all parts of values that are not hashable")
  func parts() {
    struct Plain: Error { var number = 0 }
    enum Action {
      case nothing, other
      case ended(Result<Int, any Error>)
      case listed([Any])
    }
    func identity(_ action: Action) -> ActionIdentity? { ActionIdentity(action) }
    #expect(identity(.nothing) == identity(.nothing))
    #expect(identity(.nothing) != nil)
    #expect(identity(.nothing) != identity(.other))
    #expect(identity(.ended(.success(1))) != identity(.ended(.success(2))))
    #expect(identity(.ended(.failure(Plain()))) == identity(.ended(.failure(Plain()))))
    #expect(identity(.ended(.failure(Plain()))) != identity(.ended(.failure(Plain(number: 1)))))
    #expect(identity(.listed([1, "a"])) == identity(.listed([1, "a"])))
    #expect(identity(.listed([1])) != identity(.listed([UInt8(1)])))
    #expect(identity(.listed([[1], []])) != identity(.listed([[], [1]])))
    #expect(identity(.listed([Int??.none as Any])) != identity(.listed([Int??.some(nil) as Any])))
    #expect(identity(.listed([Int.self])) != identity(.listed([String.self])))
    #expect(identity(.listed([Name(1)])) == nil)
  }
}
