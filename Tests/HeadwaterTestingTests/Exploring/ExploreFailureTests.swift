import Foundation
import HeadwaterTesting
import Synchronization
import Testing

@Suite("Explore fails")
struct ExploreFailureTests {
  @Test("for a reducer that reads the clock, with the two states that differ")
  func impure() {
    let text = failure {
      explore(
        from: [Steps.State()], reducer: { Impure(clock: $0.clock) },
        actions: { $0.heard.isEmpty ? [3] : [] })
    }
    #expect(
      text == """
        The reducer is not a function of state and action: it was called twice for 3 in the same state, and the \
        two states differ.

        The state before:

            Steps.State(
              heard: []
            )

        The states after, first (−) and second (+):

              Steps.State(
            −   heard: [0]
            +   heard: [1]
              )

        Likely it reads the clock, draws a random number or makes an id. Let an effect ask the world for it by \
        `choose`, or take it from the action.
        """)
  }

  @Test("for a reducer that reads the clock while an effect runs")
  func impureWithEffects() {
    let text = failure {
      explore(
        from: [Steps.State()],
        reducer: { world in
          CombineReducers<Steps.State, Int, _> {
            Impure(clock: world.clock)
            Steps { _ in .run { _ in _ = await world.choose("it", from: [1]) } }
          }
        },
        actions: { $0.heard.isEmpty ? [3] : [] })
    }
    #expect(text.hasPrefix("The reducer is not a function of state and action"))
  }

  @Test("for an effect that waits for something else than the world")
  func unexplorable() {
    let text = failure {
      explore(
        from: [Steps.State()],
        reducer: { _ in
          Steps { action in
            action == 1
              ? .run(name: "socket") { _ in
                for await _ in AsyncStream<Int>.makeStream().stream {}
              } : .none
          }
        },
        actions: { $0.heard.isEmpty ? [0, 1] : [] })
    }
    #expect(
      text == """
        The effect `socket` at ExploreFailureTests.swift:62 can't be explored, after 1 step: it waits for \
        something else than the world, such as another actor, the main actor, a stream or real time.

            1. send 1

        Give the feature a client that asks the world, `world.choose(…)`, and the world's clock. What stays out is \
        `@MainActor` work, a `StoreActor`, and a stream from outside: leave out the actions that start them.
        """)
  }

  @Test("for an effect that another thread wakes, although it goes on at once")
  func wokenElsewhere() {
    let text = failure {
      explore(
        from: [Steps.State()],
        reducer: { _ in Steps { action in action == 1 ? .run(wokenByThread) : .none } },
        actions: { $0.heard.isEmpty ? [1] : [] })
    }
    #expect(text.hasPrefix("An effect can't be explored, after 1 step"), "\(text)")
  }

  @Test("for a queue that never empties")
  func endless() {
    let text = failure {
      explore(
        from: [Patience.State()], reducer: { _ in Endless() }, actions: { _ in [.asked] })
    }
    #expect(text.contains("`.asked` → `.answered`"), "\(text)")
    #expect(text.contains("more"), "\(text)")
  }

  @Test("for a state that can't be reached")
  func unreachable() {
    let text = failure {
      explore(
        from: [Login.State(name: "ana")], reducer: { Login(world: $0) },
        actions: { $0.isBusy ? [.left] : [.tapped] },
        holding: [.sometimes("signed in as 8") { $0.state.user == 8 }])
    }
    #expect(
      text == """
        "signed in as 8" never happens: the feature can reach 4 states, and it holds in none of them.
        """)
  }

  @Test("not for a question that is always answered in the end, although time goes round")
  func fair() {
    let found = explore(
      from: [Patience.State()],
      reducer: { Patience(world: $0, options: [.success(1)], ticks: true) },
      actions: { $0.isBusy ? [] : [.asked] },
      holding: [.eventually("it ends") { !$0.state.isBusy }])
    #expect(found.isComplete)
  }

  @Test("for a question without an answer, while time goes round")
  func unanswered() {
    let text = failure {
      explore(
        from: [Patience.State()],
        reducer: { Patience(world: $0, options: [], ticks: true) },
        actions: { $0.isBusy ? [] : [.asked] },
        holding: [.eventually("it ends") { !$0.state.isBusy }])
    }
    #expect(text.contains("(from here on, again and again) 1.0 seconds pass"), "\(text)")
  }

  @Test("for a state that leads to nothing")
  func leadsTo() {
    let text = failure {
      explore(
        from: [Login.State(name: "ana")], reducer: { Login(world: $0) },
        actions: { $0.isBusy ? [.left] : [.tapped] },
        holding: [
          .leadsTo("a tap signs in", from: { $0.state.isBusy }, to: { $0.state.user != nil })
        ])
    }
    #expect(
      text.hasPrefix(
        """
        "a tap signs in" does not come true after 2 steps. Nothing runs any more then, and it would take the person.

            1. send .tapped
            2. answer "login" of "ana" with .failure(Offline())
        """), "\(text)")
  }

  /// The text of the failure that an exploration is meant to have: without one, the test fails.
  private func failure<State, Action>(_ explore: () -> Exploration<State, Action>) -> String {
    var text = ""
    withKnownIssue { text = explore().failures.first?.message ?? "" }
    return text
  }
}

/// Reads the clock.
private struct Impure: Reducer {
  let clock: TestClock

  func reduce(into state: inout Steps.State, action: Int) -> Effect<Int> {
    state.heard = [Int(clock.now.offset / .seconds(1))]
    return .none
  }
}

/// Two actions that lead to each other.
private struct Endless: Reducer {
  func reduce(
    into state: inout Patience.State, action: Patience.Action
  ) -> Effect<Patience.Action> {
    .send(action == .asked ? .answered : .asked)
  }
}

/// Waits for a thread, which a child task lets go on before it ends itself.
@Sendable private func wokenByThread(_ send: Send<Int>) async {
  let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)
  async let wake: Void = {
    let woken = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      waiting.withLock { $0.take() }?.resume()
      woken.signal()
    }
    woken.wait()
  }()
  await withCheckedContinuation { continuation in waiting.withLock { $0 = continuation } }
  await wake
  send(2)
}
