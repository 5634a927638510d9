import Headwater
import Observation
import Testing

@MainActor
@Suite("The turn")
struct TurnTests {
  /// Records the reduced actions, and calls a function of a test inside a turn.
  struct Notes: Reducer {
    struct State {
      var entries: [String] = []
    }

    enum Action {
      case note(String)
      case noteThen(String, [String])
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .note(let text):
        state.entries.append(text)
        return .none
      case .noteThen(let text, let followUps):
        state.entries.append(text)
        return .merge(followUps.map { .send(.note($0)) })
      }
    }
  }

  @Test("an action is processed when send returns")
  func synchronous() {
    let store = Store(initialState: Counter.State(), reducer: Counter())
    store.send(.increment)
    #expect(store.count == 1)
  }

  @Test("follow-ups come after their action, in their order, before send returns")
  func followUps() {
    let store = Store(initialState: Notes.State(), reducer: Notes())
    store.send(.noteThen("a", ["b", "c"]))
    store.send(.note("d"))
    #expect(store.state.entries == ["a", "b", "c", "d"])
  }

  @Test("an action sent by an observer waits for the turn to end")
  func sentByObserver() {
    let store = Store(initialState: Notes.State(), reducer: Notes())
    withObservationTracking {
      _ = store.state
    } onChange: {
      MainActor.assumeIsolated {
        store.send(.note("from the observer"))
        #expect(store.state.entries == ["a"])
      }
    }
    store.send(.noteThen("a", ["b"]))
    #expect(store.state.entries == ["a", "from the observer", "b"])
  }

  @Test("any number of actions may be sent at once, by an observer or as one merged effect")
  func burst() {
    struct Sum: Reducer {
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        state += action == 0 ? 0 : 1
        return action == 0 ? .merge((1...12_000).map { .send($0) }) : .none
      }
    }
    let store = Store(initialState: 0, reducer: Sum())
    var issues: [StoreIssue] = []
    store.onIssue = { issues.append($0) }
    let subscription = store.subscribe { state in
      if state == 1 { for _ in 1...12_000 { store.send(1) } }
    }
    store.send(1)
    subscription.cancel()
    #expect(store.state == 12_001)
    store.send(0)
    #expect(store.state == 24_001)
    #expect(issues.isEmpty)
  }

  @Test("actions that multiply without end are stopped before they fill the memory")
  func endlessBranches() {
    struct Branch: Reducer {
      enum Action { case split, count }
      func reduce(into state: inout Int, action: Action) -> Effect<Action> {
        switch action {
        case .split: return .merge(Array(repeating: .send(.split), count: 100))
        case .count:
          state += 1
          return .none
        }
      }
    }
    let store = Store(initialState: 0, reducer: Branch())
    var issues: [StoreIssue] = []
    store.onIssue = { issues.append($0) }
    store.send(.split)
    store.send(.count)
    #expect(store.state == 1)
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("They repeat `.split` → `.split`.") == true)
  }

  @Test("a queue that never empties is an issue that names the cycle, and the store goes on")
  func endless() {
    struct PingPong: Reducer {
      enum Action { case ping, pong, count }
      func reduce(into state: inout Int, action: Action) -> Effect<Action> {
        switch action {
        case .ping: return .send(.pong)
        case .pong: return .send(.ping)
        case .count:
          state += 1
          return .none
        }
      }
    }
    let store = Store(initialState: 0, reducer: PingPong())
    var issues: [StoreIssue] = []
    store.onIssue = { issues.append($0) }

    store.send(.ping, fileID: "App/View.swift", line: 12)
    store.send(.count)

    #expect(store.state == 1)
    #expect(
      issues.map(\.description) == [
        """
        View.swift:12: One `send` led to more than 10000 follow-up actions, so its queue would \
        never empty. They repeat `.ping` → `.pong` → `.ping`. Headwater dropped the action that \
        still waited.

        Each follow-up is an action that a reducer returned with `.send`, or that was sent while \
        an observer was told of the one before.

        Let one of them end the cycle.
        """
      ])
  }

  @Test("a store that is never used never evaluates its reducer's body")
  func inert() {
    struct Lazy: Reducer {
      let evaluated: @Sendable () -> Void
      var body: some Reducer<Int, Void> {
        let _ = evaluated()
        Reduce { state, _ in
          state += 1
          return .none
        }
      }
    }
    let evaluations = Log<Void>()
    let store = Store(initialState: 0, reducer: Lazy(evaluated: { evaluations.append(()) }))
    #expect(evaluations.entries.isEmpty)
    store.send(())
    store.send(())
    #expect(evaluations.entries.count == 1)
    #expect(store.state == 2)
  }
}
