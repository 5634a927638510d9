import Dispatch
import Foundation
import Headwater
import Testing

@testable import HeadwaterTesting

/// Deeply nested effects, as a loop in a program makes them.
@Suite("Laws of deep effects")
struct DeepEffectLaws {
  /// Runs a function on a thread with the stack of most threads on Apple platforms, 512 KB.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      isDone.signal()
    }
    thread.stackSize = 512 * 1_024
    thread.start()
    isDone.wait()
  }

  enum Shape: CaseIterable {
    case mergeBefore, mergeBehind, concatenateBefore, concatenateBehind, alternating, withOperators

    func effect(depth: Int) -> Effect<Int> {
      (1..<depth).reduce(Effect<Int>.send(1)) { effect, number in
        switch self {
        case .mergeBefore: .merge(effect, .send(number))
        case .mergeBehind: .merge(.send(number), effect)
        case .concatenateBefore: .concatenate(effect, .send(number))
        case .concatenateBehind: .concatenate(.send(number), effect)
        case .alternating:
          number.isMultiple(of: 2)
            ? .merge(effect, .send(number)) : .concatenate(.send(number), effect)
        case .withOperators:
          Effect.merge(effect, .send(number))
            .retry(.constant(attempts: 1, pause: .zero), clock: TestClock())
        }
      }
    }
  }

  @Test(
    "ten thousand of them are made, mapped, started and let go without a deep stack",
    arguments: Shape.allCases)
  func nested(shape: Shape) {
    let depth = shape == .withOperators ? 500 : 10_000
    onSmallStack {
      let effect = shape.effect(depth: depth).map { $0 * 2 }
      let store = TestStore(
        initialState: 0,
        reducer: Reduce<Int, Int> { state, action in
          if action == 0 { return effect }
          state += action
          return .none
        })
      store.exhaustivity = .relaxed
      store.send(0)
      #expect(
        store.engine.waiting.reduce(0) { $0 + $1.action } == 2 * (depth * (depth - 1) / 2 + 1))
    }
  }

  @Test("a value that is never started is let go as well", arguments: Shape.allCases)
  func neverStarted(shape: Shape) {
    let depth = shape == .withOperators ? 500 : 30_000
    onSmallStack { _ = shape.effect(depth: depth) }
  }

  @Test("thirty thousand maps over one `run` are one function")
  func mapped() {
    onSmallStack {
      let base = Effect<Int>.run { send in
        send(1)
        throw CocoaError(.featureUnsupported)
      } catch: { _, send in
        send(2)
      }
      let effect = (0..<30_000).reduce(base) { effect, _ in effect.map { $0 + 1 } }
      let store = TestStore(
        initialState: [Int](),
        reducer: Reduce<[Int], Int> { state, action in
          if action == 0 { return effect }
          state.append(action)
          return .none
        })
      store.exhaustivity = .relaxed
      store.send(0)
      for _ in 0..<2 { store.receive(where: { _ in true }) }
      #expect(store.state == [30_001, 30_002])
    }
  }

  @Test("ten thousand maps of a tree, each with a scope, are passed without a deep stack")
  func mappedTree() {
    onSmallStack {
      let effect = Self.mappedTree(depth: 10_000)
      let store = TestStore(
        initialState: [Int](),
        reducer: Reduce<[Int], Int> { state, action in
          if action == 0 { return effect }
          state.append(action)
          return .none
        })
      store.exhaustivity = .relaxed
      store.send(0)
      for _ in 0..<2 { store.receive(where: { _ in true }) }
      #expect(store.state == [10_001, 10_002])
    }
  }

  @Test("thirty thousand maps of a tree that is never started are let go as well")
  func mappedTreeNeverStarted() {
    onSmallStack { _ = Self.mappedTree(depth: 30_000) }
  }

  private static func mappedTree(depth: Int) -> Effect<Int> {
    (0..<depth).reduce(Effect<Int>.merge(.send(1), .run { send in send(2) })) { effect, number in
      number.isMultiple(of: 3) ? effect.map { $0 + 1 } : effect.map({ $0 + 1 }, scope: number)
    }
  }

  @Test("ten thousand operators of one part are let go", arguments: 0...3)
  func operators(kind: Int) {
    onSmallStack {
      let clock = TestClock()
      let effect = (0..<10_000).reduce(Effect<Int>.send(1)) { effect, _ in
        switch kind {
        case 0: effect.delay(for: .seconds(1), clock: clock)
        case 1: effect.throttle(id: "a", for: .seconds(1), latest: true, clock: clock)
        case 2: effect.debounce(id: "a", for: .seconds(1), clock: clock)
        default: effect.cancellable(id: "a")
        }
      }
      _ = effect.map { $0 }
    }
  }

  @Test("sequences in one another that wait are let go with their store")
  func waiting() {
    onSmallStack {
      let clock = TestClock()
      let effect = (1..<10_000).reduce(Effect<Int>.send(1).delay(for: .seconds(1), clock: clock)) {
        .concatenate($0, .send($1))
      }
      let store = TestStore(
        initialState: 0,
        reducer: Reduce<Int, Int> { state, action in
          if action == 0 { return effect }
          state += 1
          return .none
        })
      store.exhaustivity = .relaxed
      store.send(0)
      clock.advance(by: .seconds(1))
      #expect(store.engine.waiting.count == 10_000)
    }
  }
}
