import Headwater
import HeadwaterTesting
import Testing

/// A feature that has a `body`, and by mistake also a `reduce(into:action:)`.
private struct Twice: Reducer {
  enum Action { case go }

  func reduce(into state: inout [String], action: Action) -> Effect<Action> {
    state.append("reduce")
    return .none
  }

  var body: some Reducer<[String], Action> {
    Reduce { state, _ in
      state.append("body")
      return .none
    }
  }
}

/// A correct feature with this one as its child.
private struct Parent: Reducer {
  var body: some Reducer<[String], Twice.Action> {
    Twice()
    Reduce { state, _ in
      state.append("parent")
      return .none
    }
  }
}

/// A feature whose `reduce` calls a similar feature with a `body`.
private struct Outer: Reducer {
  func reduce(into state: inout [String], action: Twice.Action) -> Effect<Twice.Action> {
    Inner().reduce(into: &state, action: action)
  }

  var body: some Reducer<[String], Twice.Action> { EmptyReducer() }
}

private struct Inner: Reducer {
  var body: some Reducer<[String], Twice.Action> {
    Reduce { state, _ in
      state.append("inner")
      return .none
    }
  }
}

@MainActor
@Suite("A feature with both a `reduce` and a `body`")
struct WrittenTwiceTests {
  private func issue(_ feature: String) -> String {
    """
    The feature `\(feature)` has both a `reduce(into:action:)` and a `body`. Its `reduce` is \
    called, and the reducers in its `body` are not.

    Keep one of the two: likely the function is meant to be an entry of the body, `Reduce { state, \
    action in … }`.
    """
  }

  /// Returns the results of two actions in a store and of a direct call, and the reported issues.
  private func run(
    _ feature: some Reducer<[String], Twice.Action>
  ) -> (store: [String], direct: [String], issues: [String]) {
    let store = Store(initialState: [], reducer: feature)
    var issues: [String] = []
    store.onIssue = { issues.append($0.description) }
    store.send(.go)
    store.send(.go)
    var state: [String] = []
    _ = feature.reduce(into: &state, action: .go)
    _ = feature.reduce(into: &state, action: .go)
    return (store.state, state, issues)
  }

  @Test("does the same in a store as when it is called, and is an issue")
  func alone() {
    let (store, direct, issues) = run(Twice())
    #expect(store == ["reduce", "reduce"])
    #expect(direct == store)
    #expect(issues == [issue("Twice")])
  }

  @Test("does so as a part of another feature")
  func child() {
    let (store, direct, issues) = run(Parent())
    #expect(store == ["reduce", "parent", "reduce", "parent"])
    #expect(direct == store)
    #expect(issues == [issue("Twice")])
  }

  @Test("tells observers of what its `reduce` has changed, though its `body` changes nothing")
  func observed() {
    let store = Store(initialState: [], reducer: Outer())
    store.onIssue = { _ in }
    var states: [[String]] = []
    let subscription = store.subscribe { states.append($0) }
    store.send(.go)
    subscription.cancel()
    #expect(states == [[], ["inner"]])
  }

  @Test("is told apart from those that its `reduce` calls")
  func callingOthers() {
    let (store, direct, issues) = run(Outer())
    #expect(store == ["inner", "inner"])
    #expect(direct == store)
    #expect(issues == [issue("Outer")])
  }

  @Test("one that has only a `body` is no issue")
  func bodyAlone() {
    let (store, direct, issues) = run(Inner())
    #expect(store == ["inner", "inner"])
    #expect(direct == store)
    #expect(issues.isEmpty)
  }
}
