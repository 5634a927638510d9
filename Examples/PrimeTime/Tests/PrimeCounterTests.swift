import Headwater
import HeadwaterTesting
import NthPrime
import PrimeCounter
import Testing

@Suite("PrimeTime, the counter")
struct PrimeCounterTests {
  private func store(
    count: Int = 0, client: NthPrimeClient
  ) -> TestStore<PrimeCounter.State, PrimeCounter.Action> {
    TestStore(initialState: PrimeCounter.State(count: count), reducer: PrimeCounter(client: client))
  }

  @Test("it counts up and down")
  func counting() {
    let store = store(client: .local)
    store.send(.incrementTapped) { $0.count = 1 }
    store.send(.decrementTapped) { $0.count = 0 }
    store.send(.decrementTapped) { $0.count = -1 }
    store.finish()
  }

  @Test("the answer is an alert, whose dismissal is an action")
  func answer() {
    let store = store(count: 12, client: .local)
    store.send(.nthPrimeTapped) { $0.isAsking = true }
    store.receive(.nthPrimeFound(37, at: 12)) {
      $0.isAsking = false
      $0.alert = PrimeCounter.Alert(title: "The 12th prime is 37", message: "")
    }
    store.send(.alertDismissed) { $0.alert = nil }
    store.finish()
  }

  @Test("tapped twice it asks once")
  func twice() {
    let clock = TestClock()
    let store = store(
      count: 3,
      client: NthPrimeClient { _ in
        try await clock.sleep(for: .seconds(1))
        return 5
      })
    store.send(.nthPrimeTapped) { $0.isAsking = true }
    store.send(.nthPrimeTapped)
    clock.advance(by: .seconds(1))
    store.receive(.nthPrimeFound(5, at: 3)) {
      $0.isAsking = false
      $0.alert = PrimeCounter.Alert(title: "The 3rd prime is 5", message: "")
    }
    store.finish()
  }

  @Test("leaving cancels the request")
  func leaving() {
    let store = store(
      client: NthPrimeClient { _ in
        try await TestClock().sleep(for: .seconds(1))
        return 5
      })
    store.send(.nthPrimeTapped) { $0.isAsking = true }
    store.send(.left) { $0.isAsking = false }
    store.finish()
  }

  @Test("an error is an alert")
  func failure() {
    let store = store(client: .local)
    store.send(.nthPrimeTapped) { $0.isAsking = true }
    store.receive(\.nthPrimeFailed) {
      $0.isAsking = false
      $0.alert = PrimeCounter.Alert(
        title: "No answer", message: "There is no prime number at place 0.")
    }
    store.finish()
  }
}
