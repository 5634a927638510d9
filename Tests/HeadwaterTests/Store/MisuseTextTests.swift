import Headwater
import HeadwaterTesting
import Testing

/// The texts about misuse of a store, word by word. They are a part of the product.
@MainActor
@Suite("Texts of misuse")
struct MisuseTextTests {
  private struct Failure: Error {
    let code: Int
  }

  /// `Screen` with its lifts in known places, and with effects that fail.
  private struct App: Reducer {
    var body: some Reducer<Screen.State, Screen.Action> {
      Ticker().lift(
        optional: \.editor, action: \.editor, fileID: "App/Screen.swift", line: 21)
      Mode().lift(state: \.mode, action: \.mode)
      Ticker().lift(each: \.rows, action: \.rows, fileID: "App/Screen.swift", line: 22)
      Reduce { state, action in
        switch action {
        case .set(.note("unnamed")):
          return .run({ _ in throw Failure(code: 7) }, fileID: "App/Screen.swift", line: 23)
        case .set(.note("named")):
          return .run(
            name: "loading", { _ in throw Failure(code: 8) }, fileID: "App/Screen.swift", line: 24)
        case .set(let change):
          change.apply(to: &state)
          return .none
        default:
          return .none
        }
      }
    }
  }

  private struct Switch: Reducer {
    var body: some Reducer<Mode.State, Mode.Action> {
      Ticker().lift(case: \.on, action: \.on, fileID: "App/Mode.swift", line: 31)
    }
  }

  private final class Issues {
    var texts: [String] = []
  }

  private let issues = Issues()

  private func makeStore() -> Store<Screen.State, Screen.Action> {
    let store = Store(
      initialState: Screen.State(), reducer: App(), runtime: ManualRuntime().effects)
    store.onIssue = { [issues] in issues.texts.append($0.description) }
    return store
  }

  @Test("an action for an optional that is nil")
  func missingOptional() {
    makeStore().send(.editor(.increment), fileID: "App/EditorView.swift", line: 3)
    #expect(
      issues.texts == [
        """
        EditorView.swift:3: The action .increment found nothing to change: the optional State is \
        nil, at the lift in Screen.swift:21. It was dropped.

        Likely a view sent it after what it shows was gone, or a reducer that stands before the \
        lift removed it in the same turn.

        Put lifts first in a body; set it before such actions can be sent.
        """
      ])
  }

  @Test("an action for an element that is not there")
  func missingElement() {
    makeStore().send(
      .rows(.element(id: 9, action: .start)), fileID: "App/RowView.swift", line: 4)
    #expect(
      issues.texts == [
        """
        RowView.swift:4: The action .start found nothing to change: no State has the id 9, at the \
        lift in Screen.swift:22. It was dropped.

        Likely a view sent it after what it shows was gone, or a reducer that stands before the \
        lift removed it in the same turn.

        Put lifts first in a body; add the element before such actions can be sent.
        """
      ])
  }

  @Test("an action for another case than the state is")
  func missingCase() {
    let store = Store(
      initialState: .off, reducer: Switch(), runtime: ManualRuntime().effects)
    store.onIssue = { [issues] in issues.texts.append($0.description) }
    store.send(.on(.stop), fileID: "App/ModeView.swift", line: 5)
    #expect(
      issues.texts == [
        """
        ModeView.swift:5: The action .stop found nothing to change: the state is another case than \
        the one with State, at the lift in Mode.swift:31. It was dropped.

        Likely a view sent it after what it shows was gone, or a reducer that stands before the \
        lift removed it in the same turn.

        Put lifts first in a body; change to that case before such actions can be sent.
        """
      ])
  }

  @Test("an error that an effect does not catch", arguments: ["unnamed", "named"])
  func uncaughtError(name: String) {
    makeStore().send(.set(.note(name)))
    let (effect, line) = name == "named" ? ("loading", 24) : ("run", 23)
    #expect(
      issues.texts == [
        """
        Screen.swift:\(line): The effect `\(effect)` at Screen.swift:\(line) threw Failure, which \
        nothing caught, so the effect has ended.

        Give `run` a `catch:` that sends an action, or catch the error in the closure.
        """
      ])
  }

  /// Passes its `send` to other code, and ends.
  private struct Keeper: Reducer {
    enum Action: Sendable { case begin, called }

    let sends: AsyncStream<Send<Action>>.Continuation

    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      switch action {
      case .begin: return .run({ sends.yield($0) }, fileID: "App/Keeper.swift", line: 41)
      case .called:
        state += 1
        return .none
      }
    }
  }

  @Test("an action that an effect sends after its end")
  func sentAfterEnd() async throws {
    let (sends, continuation) = AsyncStream.makeStream(of: Send<Keeper.Action>.self)
    let store = Store(initialState: 0, reducer: Keeper(sends: continuation))
    store.onIssue = { [issues] in issues.texts.append($0.description) }
    let task = store.send(.begin)
    await task.finish()
    var iterator = sends.makeAsyncIterator()
    let send = try #require(await iterator.next(isolation: #isolation))
    send(.called)
    #expect(store.state == 1)
    #expect(
      issues.texts == [
        """
        Keeper.swift:41: The effect `run` at Keeper.swift:41 sent .called after it had ended, when \
        nothing can cancel it or wait for it any more. The action was processed.

        Likely a callback, or a task of its own, has kept `send`.

        Let the effect run until the last of them, by a continuation or an `AsyncStream`.
        """
      ])
    task.cancel()
    send(.called)
    #expect(store.state == 1 && issues.texts.count == 1)
  }

  @Test("an action sent to a scope of an optional that is gone")
  func goneOptional() throws {
    let store = makeStore()
    store.send(.set(.editor(Ticker.State(id: 1))))
    let editor = try #require(store.scope(optional: \.editor, action: \.editor))
    store.send(.set(.editor(nil)))
    editor.send(.increment, fileID: "App/EditorView.swift", line: 6)
    #expect(
      issues.texts == [
        """
        EditorView.swift:6: The action .increment was sent to a scope of the optional State that \
        is no longer there. It was dropped.

        Likely a view that shows the scope is still on screen, or a closure has kept the store.

        Let the view go with what it shows.
        """
      ])
  }

  @Test("an action sent to a scope of a case that is gone")
  func goneCase() throws {
    let store = makeStore()
    store.send(.set(.mode(.on(Ticker.State(id: 1)))))
    let on = try #require(
      store.scope(state: \.mode, action: \.mode).scope(case: \.on, action: \.on))
    store.send(.set(.mode(.off)))
    on.send(.increment, fileID: "App/ModeView.swift", line: 7)
    #expect(
      issues.texts == [
        """
        ModeView.swift:7: The action .increment was sent to a scope of the case with State that is \
        no longer there. It was dropped.

        Likely a view that shows the scope is still on screen, or a closure has kept the store.

        Let the view go with what it shows.
        """
      ])
  }

  @Test("an effect added to a scope")
  func effectOnScope() {
    let store = makeStore()
    let counter = store.scope(state: \.counter, action: \.counter)
    counter.addEffect(.send(.increment), fileID: "App/CounterView.swift", line: 8)
    #expect(store.counter.count == 0)
    #expect(
      issues.texts == [
        """
        CounterView.swift:8: `addEffect` was called on a scope, which runs no effects: its root \
        does. The effect was not started.

        Call it on the root store, or return the effect from a reducer.
        """
      ])
  }

  @Test("a queue of several actions in a cycle that never empties")
  func runawayQueue() {
    enum Step { case first, second, third }
    let store = Store(
      initialState: 0,
      reducer: Reduce<Int, Step> { state, action in
        state += 1
        return switch action {
        case .first: .merge(.send(.second), .send(.third))
        case .second: .send(.first)
        case .third: .none
        }
      }, runtime: ManualRuntime().effects)
    store.onIssue = { [issues] in issues.texts.append($0.description) }
    store.send(.first, fileID: "App/View.swift", line: 9)
    #expect(
      issues.texts == [
        """
        View.swift:9: One `send` led to more than 10000 follow-up actions, so its queue would \
        never empty. They repeat `.first` → `.second` → `.third` → `.first`. Headwater dropped the \
        2 actions that still waited.

        Each follow-up is an action that a reducer returned with `.send`, or that was sent while \
        an observer was told of the one before.

        Let one of them end the cycle.
        """
      ])
  }

  /// The issue of a read. It has no place, since the place of a read is unknown.
  private func readInReducer(_ path: AnyKeyPath) -> String {
    """
    A store's \(path) was read inside the store's own reducer. The reducer has the state on loan, \
    so the answer was the value that was last read from outside.

    Read from the `state` argument instead; reducers should not hold a store at all.
    """
  }

  @Test("a store that is read in its own reducer")
  func readInOwnReducer() {
    var store: Store<Counter.State, Counter.Action>?
    var counts: [Int?] = []
    store = Store(
      initialState: Counter.State(),
      reducer: Reduce { state, action in
        state.count += 1
        counts.append(store?.count)
        return .none
      })
    // Otherwise, the store would retain itself through its reducer.
    defer { store = nil }
    store?.onIssue = { [issues] in issues.texts.append($0.description) }
    #expect(store?.count == 0)
    store?.send(.increment)
    #expect(counts == [0])
    #expect(store?.count == 1)
    #expect(issues.texts == [readInReducer(\Counter.State.count)])
  }

  @Test("a scope that is read in its root's reducer")
  func scopeReadInReducer() {
    var counter: Store<Ticker.State, Ticker.Action>?
    var counts: [Int?] = []
    let store = Store(
      initialState: Screen.State(),
      reducer: Reduce<Screen.State, Screen.Action> { state, _ in
        state.counter.count += 1
        counts.append(counter?.count)
        return .none
      })
    store.onIssue = { [issues] in issues.texts.append($0.description) }
    counter = store.scope(state: \.counter, action: \.counter)
    defer { counter = nil }
    #expect(counter?.count == 0)
    store.send(.set(.note("a")))
    #expect(counts == [0])
    #expect(counter?.count == 1)
    #expect(issues.texts == [readInReducer(\Ticker.State.count)])
  }
}
