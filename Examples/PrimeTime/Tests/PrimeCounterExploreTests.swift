import Headwater
import HeadwaterTesting
import NthPrime
import PrimeCounter
import Testing

/// All that the counter can do with two numbers, a client that answers or fails, and a person who taps anything
/// that the screen shows.
@Suite("PrimeTime, all states of the counter")
struct PrimeCounterExploreTests {
  @Test("it asks once, tells each answer, and asks for nobody who has left")
  func properties() {
    let found = explored(Mistake.none)
    #expect(found.failures.isEmpty)
    #expect(found.isComplete)
  }

  @Test(
    "each mistake shows on the shortest way",
    arguments: [
      (Mistake.lostCancel, ["send .nthPrimeTapped", "send .left"]),
      (.asksTwice, ["send .nthPrimeTapped", "send .nthPrimeTapped"]),
      (.noSheet, []),
      (
        .forgetsFailure,
        [
          "send .nthPrimeTapped",
          "answer \"prime\" of 0 with .failure(NthPrimeError.noAnswer)",
        ]
      ),
    ])
  private func mistakes(mistake: Mistake, steps: [String]) {
    var found: Exploration<PrimeCounter.State, PrimeCounter.Action>?
    // What it finds is an issue of the test that explores. Here the mistake is planted, and finding none fails.
    withKnownIssue { found = explored(mistake) }
    #expect(found?.failures.count == 1)
    #expect(found?.failures.first?.steps == steps)
  }

  private func explored(
    _ mistake: Mistake
  ) -> Exploration<PrimeCounter.State, PrimeCounter.Action> {
    explore(
      from: [PrimeCounter.State()],
      reducer: { world in
        MistakenCounter(
          counter: PrimeCounter(
            client: NthPrimeClient { place in
              try await world.choose(
                "prime", of: place, from: [.success(3), .failure(NthPrimeError.noAnswer)])
            }), mistake: mistake)
      },
      actions: { state in
        if state.alert != nil { return [.alertDismissed, .left] }
        if state.isPrimeSheetShown { return [.primeSheetDismissed, .left] }
        // The second tap may come before the button is disabled on the screen.
        return [
          state.count == 0 ? .incrementTapped : .decrementTapped, .isPrimeTapped, .nthPrimeTapped,
          .left,
        ]
      },
      holding: [
        .always("asking means that a question waits") {
          $0.state.isAsking == !$0.questions.isEmpty
        },
        .always("it asks once") { $0.questions.count <= 1 },
        .sometimes("the sheet shows") { $0.state.isPrimeSheetShown },
        .leadsTo(
          "a question leads to an alert", from: { $0.state.isAsking },
          to: { $0.state.alert != nil }),
      ])
  }
}

/// What could be wrong with the counter.
private enum Mistake {
  case none
  /// Leaving does not cancel the question.
  case lostCancel
  case asksTwice
  /// The sheet can't be reached.
  case noSheet
  /// A failure shows nothing.
  case forgetsFailure
}

private struct MistakenCounter: Reducer {
  let counter: PrimeCounter
  let mistake: Mistake

  func reduce(
    into state: inout PrimeCounter.State, action: PrimeCounter.Action
  ) -> Effect<PrimeCounter.Action> {
    switch (mistake, action) {
    case (.lostCancel, .left):
      _ = counter.reduce(into: &state, action: action)
      return .none
    case (.asksTwice, .nthPrimeTapped): state.isAsking = false
    case (.noSheet, .isPrimeTapped): return .none
    case (.forgetsFailure, .nthPrimeFailed):
      state.isAsking = false
      return .none
    default: break
    }
    return counter.reduce(into: &state, action: action)
  }
}
