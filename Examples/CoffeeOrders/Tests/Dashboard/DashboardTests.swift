import CoffeeOrdersService
import Foundation
import HeadwaterTesting
import Testing

@testable import CoffeeOrdersDashboard

@Suite("Coffee orders, the dashboard’s reducer", .timeLimit(.minutes(3)))
struct DashboardTests {
  let clock = TestClock()
  let service = FakeOrderService([.latte])
  let start = Date(timeIntervalSinceReferenceDate: 1_000)

  private func makeLoadedStore(
    stop: Dashboard.Stop = .possible
  ) async -> TestStore<Dashboard.State, Dashboard.Action> {
    let store = TestStore(
      initialState: Dashboard.State(stop: stop),
      reducer: Dashboard(service: service, clock: clock) { [clock, start] in
        start + clock.now.offset / .seconds(1)
      })
    await store.settle()
    let orders = service.now.orders
    store.receive(.loaded(orders)) {
      $0.orders = orders
      $0.connection = .following
    }
    return store
  }

  @Test("it loads the orders and follows those that are placed")
  func follows() async throws {
    let store = await makeLoadedStore()
    let mocha = try await service.placeOrder(.mocha, key: "a")
    await store.settle()
    store.receive(.changed(mocha)) { $0.orders?.append(mocha) }
    store.cancelEffects()
    store.finish()
  }

  @Test("when the server stops, the figures stay, with the time since when they are old")
  func outage() async throws {
    let store = await makeLoadedStore()
    clock.advance(by: .seconds(60))
    service.fail(with: .unexpected(status: 502))
    service.disconnect()
    await store.settle()
    let lost = "The orders’ server has stopped."
    store.receive(.connectionLost(lost)) {
      $0.outage = Dashboard.Outage(reason: lost, start: start + 60)
      $0.failures = 1
      $0.connection = .pausing
    }
    clock.advance(by: .seconds(0.5))
    store.receive(.connect) {
      $0.connection = .loading
      $0.requests = 2
    }
    await store.settle()
    let reason = OrderServiceError.unexpected(status: 502).message
    store.receive(.connectionLost(reason)) {
      $0.outage?.reason = reason
      $0.failures = 2
      $0.connection = .pausing
    }

    // A person does not have to wait for the second attempt.
    service.fail(with: nil)
    let mocha = try await service.placeOrder(.mocha, key: "a")
    store.send(.connect) {
      $0.connection = .loading
      $0.requests = 3
    }
    await store.settle()
    store.receive(.loaded(service.now.orders)) {
      $0.orders?.append(mocha)
      $0.connection = .following
      $0.outage = nil
      $0.failures = 0
    }
    store.cancelEffects()
    store.finish()
  }

  @Test("only one request is under way, however often a person tries again")
  func oneRequest() async {
    let store = await makeLoadedStore()
    store.send(.connect)
    #expect(service.now.loads == 1)
    store.cancelEffects()
    store.finish()
  }

  @Test("a person stops the server, and the connection is lost")
  func stop() async {
    let store = await makeLoadedStore()
    store.send(.stopTapped) { $0.stop = .asked }
    await store.settle()
    #expect(service.now.stops == 1)
    store.receive(\.connectionLost) {
      $0.outage = Dashboard.Outage(reason: "The orders’ server has stopped.", start: start)
      $0.failures = 1
      $0.connection = .pausing
      $0.stop = .possible
    }
    store.cancelEffects()
    store.finish()
  }

  @Test("while the server is being stopped, nobody can ask for it again")
  func stopTwice() async {
    let store = await makeLoadedStore(stop: .asked)
    store.send(.stopTapped)
    #expect(service.now.stops == 0)
    store.cancelEffects()
    store.finish()
  }

  @Test("a server that may not be stopped says so, and the figures stay current")
  func refusal() async {
    let store = await makeLoadedStore()
    service.fail(with: .refused(ProblemReport([Problem(.notAllowed, "No.")])))
    store.send(.stopTapped) { $0.stop = .asked }
    await store.settle()
    store.receive(.stopRefused("No.")) { $0.stop = .refused("No.") }
    store.cancelEffects()
    store.finish()
  }
}
