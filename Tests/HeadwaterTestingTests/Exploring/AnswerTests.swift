import Testing

@testable import HeadwaterTesting

@Suite("A test store answers")
struct AnswerTests {
  @Test("a question with a value or an error")
  func answers() {
    let store = TestStore(initialState: Login.State(name: "ana"), reducer: { Login(world: $0) })
    store.send(.tapped) { $0.isBusy = true }
    store.answer("login", .success(8))
    store.receive(where: { if case .ended = $0 { true } else { false } }) {
      $0.isBusy = false
      $0.user = 8
    }
    store.send(.tapped) { $0.isBusy = true }
    store.answer("login", of: "ana", .failure(Offline()))
    store.receive(where: { if case .ended = $0 { true } else { false } }) {
      $0.isBusy = false
      $0.user = nil
    }
    store.finish()
  }

  @Test("the questions of two effects in any order")
  func order() {
    let store = TestStore(initialState: Race.State(), reducer: { Race(world: $0) })
    store.send(.started) { $0.isStarted = true }
    store.answer("second", .option(1))
    store.answer("first", .success(2))
    store.receive(.heard(12)) { $0.heard = [12] }
    store.receive(.heard(2)) { $0.heard = [12, 2] }
    store.finish()
  }

  @Test("and names a question that was not answered")
  func unanswered() {
    let failure = failures { store in
      store.send(.tapped) { $0.isBusy = true }
      store.finish()
    }
    #expect(
      failure.first?.contains(
        """
        `run` at ExploredFeatures.swift:30 asks "login" of "ana": answer it, `store.answer("login", .success(7))`
        """) ?? false, "\(failure)")
  }

  @Test("and fails for a question that nobody has asked")
  func notAsked() {
    let failure = failures { store in
      store.send(.tapped) { $0.isBusy = true }
      store.answer("logout", .success(7))
      store.cancelEffects()
    }
    #expect(
      failure == [
        """
        No effect asks "logout", so there is nothing to answer. Open questions: "login" of "ana".

        So far the test has:
            sent .tapped

        Send the action that asks it first, or correct the name.
        """
      ])
  }

  @Test("and fails for an answer of another type")
  func otherType() {
    let failure = failures { store in
      store.send(.tapped) { $0.isBusy = true }
      store.answer("login", .success("seven"))
      store.cancelEffects()
    }
    #expect(
      failure == [
        """
        The question "login" of "ana" asks for an Int, and the answer is a String: "seven". It was not given, and \
        the effect still waits.

        So far the test has:
            sent .tapped

        Give a value of the type that the feature asks for.
        """
      ])
  }

  @Test("and fails for an option that the question does not have")
  func noOption() {
    let failure = failures { store in
      store.send(.tapped) { $0.isBusy = true }
      store.answer("login", .option(2))
      store.cancelEffects()
    }
    #expect(
      failure == [
        """
        The question "login" has 2 options, counted from 0, and no option 2.

        So far the test has:
            sent .tapped

        Give one of these, or `.success(…)` or `.failure(…)`.
        """
      ])
  }

  private func failures(
    _ body: (TestStore<Login.State, Login.Action>) -> Void
  ) -> [String] {
    var failures: [String] = []
    let store = TestStore(initialState: Login.State(name: "ana"), reducer: { Login(world: $0) })
    store.report = { text, _ in failures.append(text) }
    body(store)
    return failures
  }
}
