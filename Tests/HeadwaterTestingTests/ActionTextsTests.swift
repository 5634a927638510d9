import Headwater
import Testing

@testable import HeadwaterTesting

/// The texts of failing tests about actions.
@Suite("Texts about actions")
struct ActionTextsTests {
  struct Feature: Reducer {
    enum ChildAction: Equatable, Sendable {
      case load
      case loaded(String, count: Int)
    }

    enum Action: Equatable, Sendable {
      case both
      case child(ChildAction)
      case close
    }

    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      switch action {
      case .both: .merge(.send(.child(.loaded("all", count: 2))), .send(.close))
      case .child, .close: .none
      }
    }
  }

  /// Returns the failures of a test that has sent `.both`.
  private func failures(
    _ test: (TestStore<Int, Feature.Action>) -> Void
  ) -> [String] {
    var failures: [String] = []
    let store = TestStore(initialState: 0, reducer: Feature())
    store.report = { message, _ in failures.append(message) }
    store.send(.both)
    test(store)
    store.isFinished = true
    return failures
  }

  @Test("an action is written as in a test")
  func layout() {
    let failures = failures { store in
      store.finish()
    }
    #expect(
      failures == [
        """
        The test ended and 2 actions were not received:

            • .child(.loaded("all", count: 2)), from its reducer, as `.send`
            • .close, from its reducer, as `.send`

        So far the test has:
            sent .both

        Receive them, in this order, before the test ends:
            store.receive(\\.child)
            store.receive(\\.close)
        """
      ])
  }

  @Test("an action that comes too early names the one that waits behind it")
  func wrongOrder() {
    let failures = failures { store in
      store.receive(.close)
    }
    #expect(
      failures == [
        """
        Received a different action than .close, from its reducer, as `.send`:

            − .close
            + .child(.loaded("all", count: 2))

        (− expected, + received)

        So far the test has:
            sent .both

        The expected one waits behind it: receive them in the order in which they were sent.

        If that is right:
            store.receive(.child(.loaded("all", count: 2)))
        """
      ])
  }

  @Test("an action that does not meet a condition is shown as it is")
  func condition() {
    let failures = failures { store in
      store.receive(where: { $0 == .both })
    }
    #expect(
      failures == [
        """
        Received an action that does not meet the condition, from its reducer, as `.send`:

            .child(.loaded("all", count: 2))

        So far the test has:
            sent .both

        If that is right:
            store.receive(\\.child)
        """
      ])
  }

  @Test("an action of another case is shown as it is")
  func otherCase() {
    let failures = failures { store in
      store.receive(\.close)
    }
    #expect(
      failures == [
        """
        Received a different action than .close, from its reducer, as `.send`:

            .child(.loaded("all", count: 2))

        So far the test has:
            sent .both

        The expected one waits behind it: receive them in the order in which they were sent.

        If that is right:
            store.receive(\\.child)
        """
      ])
  }

  @Test("actions that do not come are named as they were asked for")
  func nothingReceived() {
    let failures = failures { store in
      store.receive(.child(.loaded("all", count: 2)))
      store.receive(.close)
      store.receive(\.close)
      store.receive(.child(.load))
      store.receive(where: { $0 == .close })
    }
    #expect(
      failures.map { $0.prefix { $0 != "," } } == [
        ".close was expected", ".child(.load) was expected",
        "An action that meets the condition was expected",
      ])
  }

  @Test("a child's action is named in the trail, too")
  func trail() {
    let failures = failures { store in
      store.receive(.child(.loaded("all", count: 2)))
      store.finish()
    }
    #expect(
      failures.first?.contains(
        """
            sent .both
            received .child(.loaded) from its reducer, as `.send`
        """) == true)
  }

  @Test("a case has its own name, and a case path by hand the name that it was given")
  func caseNames() {
    enum ByHand: CasePath {
      static func embed(_ value: Int) -> Int? { value }
      static func extract(_ root: Int?) -> Int? { root }
    }
    #expect(caseName(Feature.Action.close) == ".close")
    #expect(caseName(Feature.Action.child(.load)) == ".child(.load)")
    #expect(caseName(ElementAction.element(id: 1, action: 2)) == ".element(1, 2)")
    #expect(caseName(Int?.some(1)) == "Optional(1)")
    #expect(caseName(of: Feature.Action.Cases.CloseCase.self) == ".close")
    #expect(caseName(of: ByHand.self) == "an action of the case ByHand")
  }
}

extension ActionTextsTests.Feature.Action: CasePathable {
  struct Cases {
    enum CloseCase: CasePath {
      static func embed(_ value: Void) -> ActionTextsTests.Feature.Action { .close }
      static func extract(_ root: ActionTextsTests.Feature.Action) -> Void? {
        root == .close ? () : nil
      }
    }

    var close: CloseCase.Type { CloseCase.self }
  }

  static var cases: Cases { Cases() }
}
