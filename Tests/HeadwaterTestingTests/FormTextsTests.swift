import Headwater
import Testing

@testable import HeadwaterTesting

/// What a failing test of a form says, word by word.
@Suite("Failure texts about changes of fields")
struct FormTextsTests {
  struct Feed: Reducer {
    struct State: Equatable, FieldPathable {
      var query = ""
      var items: Loadable<[Int]> = .neverLoaded

      enum Change: FieldChange {
        case query(String), items(Loadable<[Int]>.Change)
      }

      mutating func apply(_ change: Change) {
        switch change {
        case .query(let query): self.query = query
        case .items(let change): items.apply(change)
        }
      }

      struct Fields {
        enum Items: FieldPath {
          static var path: KeyPath<State, Loadable<[Int]>> { \.items }
          static func embed(_ value: Loadable<[Int]>.Change) -> Change { .items(value) }
        }
        var items: Items.Type { Items.self }
      }
    }

    enum Action: FieldAction, Equatable {
      case change(State.Change)
      case appeared
    }

    let clock: any Clock<Duration>

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .change(let change): state.apply(change)
      case .appeared:
        return state.load(\.items) { [clock] in
          try await clock.sleep(for: .seconds(2))
          return [1, 2]
        }
      }
      return .none
    }
  }

  let clock = TestClock()

  /// The failures of one test, place by place.
  private func failures(_ test: (TestStore<Feed.State, Feed.Action>) -> Void) -> [String] {
    var failures: [String] = []
    let store = TestStore(initialState: Feed.State(), reducer: Feed(clock: clock))
    store.report = { message, _ in failures.append(message) }
    test(store)
    store.isFinished = true
    store.cancelEffects()
    return failures
  }

  @Test("a test that states what was typed and loaded has no failure")
  func noFailure() {
    let failures = failures { store in
      store.send(.change(.query("a"))) { $0.query = "a" }
      store.send(.appeared) { $0.items = .loading }
      clock.advance(by: .seconds(2))
      store.receive(.change(.items(.loaded([1, 2])))) { $0.items = .loaded([1, 2]) }
      store.finish()
    }
    #expect(failures == [])
  }

  @Test("a change that was not stated is named, with the line to paste")
  func unstated() {
    #expect(
      failures { $0.send(.change(.query("a"))) } == [
        """
        The state changed after sending .change(.query), and the test expects no change:

              FormTextsTests.Feed.State(
            −   query: "",
            +   query: "a",
                items: .neverLoaded
              )

        (− expected, + actual)
        Differs in: `query`

        So far the test has:
            sent .change(.query)

        If that is right:
            store.send(.change(.query("a"))) { $0.query = "a" }
        """
      ])
  }

  @Test("a load that has not ended says where it was started and what it waits for")
  func loading() {
    let failures = failures { store in
      store.send(.appeared) { $0.items = .loading }
      store.receive(.change(.items(.loaded([1, 2]))))
    }
    #expect(
      failures == [
        """
        .change(.items(.loaded)) was expected, but no action waits. This effect still runs:

            • `load` at FormTextsTests.swift:45 sleeps 2.0 seconds: \
        advance the clock, `clock.advance(by: .seconds(2.0))`

        So far the test has:
            sent .appeared
        """
      ])
  }

  @Test("a result that was not received is named with its value, as the action to receive")
  func notReceived() {
    let failures = failures { store in
      store.send(.appeared) { $0.items = .loading }
      clock.advance(by: .seconds(2))
      store.finish()
    }
    #expect(
      failures == [
        """
        The test ended and 1 action was not received:

            • .change(.items(.loaded([1, 2]))), from `load` at FormTextsTests.swift:45

        So far the test has:
            sent .appeared

        Receive it before the test ends:
            store.receive(\\.change, .items(.loaded([1, 2])))
        """
      ])
  }

  @Test("a result that differs from the expected one shows both, and the line to paste")
  func otherResult() {
    let failures = failures { store in
      store.send(.appeared) { $0.items = .loading }
      clock.advance(by: .seconds(2))
      store.receive(.change(.items(.failed("offline"))))
    }
    #expect(failures.count == 2)
    #expect(
      failures.first?.hasSuffix(
        """
        If that is right:
            store.receive(.change(.items(.loaded([1, 2])))) { $0.items = .loaded([1, 2]) }
        """) == true)
  }
}

extension FormTextsTests.Feed.Action: CasePathable {
  struct Cases {
    enum ChangeCase: CasePath {
      static func embed(_ value: FormTextsTests.Feed.State.Change) -> FormTextsTests.Feed.Action {
        .change(value)
      }
      static func extract(
        _ root: FormTextsTests.Feed.Action
      ) -> FormTextsTests.Feed.State.Change? {
        if case .change(let value) = root { value } else { nil }
      }
    }

    var change: ChangeCase.Type { ChangeCase.self }
  }

  static var cases: Cases { Cases() }
}
