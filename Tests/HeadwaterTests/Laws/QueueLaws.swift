import Headwater
import HeadwaterTesting
import Observation
import TestSupport
import Testing

/// All senders during the processing of an action, in their order.
private enum Sender: Int, CaseIterable {
  case firstBefore, secondBefore, reducer, onChange, observer, firstSubscriber, secondSubscriber
  case firstAfter, secondAfter
  // The following ones return effects, which start when the turn ends.
  case binding, firstBeforeEffect, secondBeforeEffect, reducerEffect, onChangeEffect
  case firstAfterEffect, secondAfterEffect, running
}

/// Random actions: their senders, and the actions during whose processing they are sent.
@MainActor
private final class Script {
  private(set) var sends: [Int: [Sender: [Int]]] = [:]
  private(set) var log: [Int] = []
  private(set) var phases: [(action: Int, sender: Sender)] = []
  weak var store: Store<Int, Int>?

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var last = 0
    var action = 0
    while action <= last, last < 150 {
      for sender in Sender.allCases where generator.once(in: 9) || last == 0 {
        let children = Array((last + 1)...(last + generator.number(1...2)))
        sends[action, default: [:]][sender] = children
        last += children.count
      }
      action += 1
    }
  }

  /// The order of processing by the contract.
  var expected: [Int] {
    var processed: [Int] = []
    var queue = [0]
    var running: [Int] = []
    while !queue.isEmpty || !running.isEmpty {
      // Actions of running effects are taken one by one when the queue is empty.
      if queue.isEmpty { queue.append(running.removeFirst()) }
      let action = queue.removeFirst()
      processed.append(action)
      for sender in Sender.allCases {
        let children = sends[action]?[sender] ?? []
        if sender == .running { running += children } else { queue += children }
      }
    }
    return processed
  }

  func note(_ action: Int, _ sender: Sender) {
    if sender == .reducer { log.append(action) }
    phases.append((action, sender))
  }

  /// Sends the direct actions.
  func act(_ action: Int, as sender: Sender) {
    note(action, sender)
    for child in sends[action]?[sender] ?? [] { store?.send(child) }
  }

  func effect(_ action: Int, of sender: Sender) -> Effect<Int> {
    .merge((sends[action]?[sender] ?? []).map { .send($0) })
  }

  func running(_ action: Int) -> Effect<Int> {
    .merge((sends[action]?[.running] ?? []).map { child in .run { send in send(child) } })
  }

  func observe() {
    guard let store else { return }
    withObservationTracking {
      _ = store.state
    } onChange: { [self] in
      MainActor.assumeIsolated {
        act(store.state, as: .observer)
        observe()
      }
    }
  }
}

@MainActor
@Suite("Laws of the queue")
struct QueueLaws {
  private struct Scripted: @MainActor Reducer {
    let script: Script

    @MainActor
    var body: some Reducer<Int, Int> {
      Reduce { [script] state, action in
        MainActor.assumeIsolated {
          state = action
          script.act(action, as: .reducer)
          return .merge(script.effect(action, of: .reducerEffect))
        }
      }
      .onChange(of: { $0 }) { [script] state, old, new in
        MainActor.assumeIsolated {
          script.act(new, as: .onChange)
          return .merge(script.effect(new, of: .onChangeEffect))
        }
      }
    }
  }

  private struct Interceptor: Middleware {
    let script: Script
    let before: (direct: Sender, effect: Sender)
    let after: (direct: Sender, effect: Sender)
    let starts: Bool

    func before(
      _ action: Int, state: Int, context: MiddlewareContext<Int>
    ) -> MiddlewareVerdict<Int> {
      let effect = MainActor.assumeIsolated {
        script.act(action, as: before.direct)
        return script.effect(action, of: before.effect)
      }
      return .pass(with: effect)
    }

    func after(_ action: Int, state: Int, context: MiddlewareContext<Int>) -> Effect<Int> {
      MainActor.assumeIsolated {
        script.act(action, as: after.direct)
        let effect = script.effect(action, of: after.effect)
        return starts ? .merge(effect, script.running(action)) : effect
      }
    }
  }

  @Test(
    "actions are processed in the order in which they were sent, whoever sends them, never nested",
    arguments: Seeds.many)
  func order(seed: UInt64) {
    let script = Script(seed: seed)
    let first = Interceptor(
      script: script, before: (.firstBefore, .firstBeforeEffect),
      after: (.firstAfter, .firstAfterEffect), starts: false)
    let second = Interceptor(
      script: script, before: (.secondBefore, .secondBeforeEffect),
      after: (.secondAfter, .secondAfterEffect), starts: true)
    let store = Store(
      initialState: -1, reducer: Scripted(script: script), middleware: first <> second,
      runtime: ManualRuntime().effects)
    script.store = store
    script.observe()
    for sender in [Sender.firstSubscriber, .secondSubscriber] {
      store.subscribe { state in if state >= 0 { script.act(state, as: sender) } }
    }
    let other = Store(
      initialState: 0,
      reducer: Reduce<Int, Int> { _, action in
        MainActor.assumeIsolated { script.act(action, as: .binding) }
        return .none
      }, runtime: ManualRuntime().effects)
    other.bind(to: store, on: \.self, with: { $0 })

    store.send(0)

    #expect(script.log == script.expected, "seed \(seed)")
    let turn = Sender.allCases.prefix { $0 != .firstBeforeEffect }
    let phases = script.log.flatMap { action in turn.map { (action, $0) } }
    #expect(script.phases.elementsEqual(phases, by: ==), "seed \(seed)")
  }
}
