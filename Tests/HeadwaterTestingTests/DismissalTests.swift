import Headwater
import Testing

@testable import HeadwaterTesting

/// A feature that is presented, without its parent.
private struct Sheet: Reducer {
  struct State: Equatable { var text = "" }
  enum Action: Equatable { case closed, saved, failed }
  struct Offline: Error {}

  let clock: TestClock
  var saves = true

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .closed: .dismiss
    case .saved:
      .concatenate(
        .run { [clock, saves] _ in
          try await clock.sleep(for: .seconds(1))
          if !saves { throw Offline() }
        } catch: { _, send in
          send(.failed)
        }, .dismiss)
    case .failed: .none
    }
  }
}

@Suite("A feature that dismisses itself, tested alone")
struct DismissalTests {
  private let clock = TestClock()

  private func failures(
    saves: Bool = true, _ test: (TestStore<Sheet.State, Sheet.Action>) -> Void
  ) -> [String] {
    var failures: [String] = []
    do {
      let store = TestStore(
        initialState: Sheet.State(), reducer: Sheet(clock: clock, saves: saves))
      store.report = { message, _ in failures.append(message) }
      test(store)
    }
    return failures
  }

  @Test("says so at once, or after its work")
  func expected() {
    let found = failures { store in
      store.send(.closed)
      store.expectDismissal()
      store.send(.saved)
      clock.advance(by: .seconds(1))
      store.expectDismissal()
      store.finish()
    }
    #expect(found == [])
  }

  @Test("stays if it can't be saved")
  func failed() {
    let found = failures(saves: false) { store in
      store.send(.saved)
      clock.advance(by: .seconds(1))
      store.receive(.failed)
      store.finish()
      store.expectDismissal()
    }
    #expect(
      found == [
        """
        The feature was expected to dismiss itself, but it has not, and no effect runs, so it will not.

        So far the test has:
            sent .saved
            received .failed from `run` at DismissalTests.swift:20

        Return `.dismiss` from the reducer, or leave `expectDismissal()` out. A `concatenate` comes to its `.dismiss` \
        only if the effects before it succeed.
        """
      ])
  }

  @Test("fails its test if that does not expect it")
  func unexpected() {
    let found = failures { store in
      store.send(.closed)
      store.finish()
    }
    #expect(
      found == [
        """
        The feature has dismissed itself with `.dismiss`, and the test does not expect it.

        So far the test has:
            sent .closed

        If it is presented by a parent that this test leaves out, say so:
            store.expectDismissal()

        Otherwise nothing presents it, and it stays where it is. Likely it is lifted to a field, or its parent's case \
        has the feature's actions themselves. Lift it with `lift(optional:action:)` to a case of `PresentationAction`, or \
        with `lift(stack:action:)`.
        """
      ])
  }

  @Test("is told what still runs if the test expects it too early")
  func early() {
    let found = failures { store in
      store.send(.saved)
      store.expectDismissal()
      store.cancelEffects()
    }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "The feature was expected to dismiss itself, but it has not yet. This effect still runs:")
        == true)
  }

  @Test("need not be expected in a relaxed test")
  func relaxed() {
    let found = failures { store in
      store.exhaustivity = .relaxed
      store.send(.closed)
      store.finish()
    }
    #expect(found == [])
  }
}
