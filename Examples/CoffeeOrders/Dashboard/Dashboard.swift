// The sales of the coffee orders as charts, live. It follows the orders that anybody places. While their server
// is away, it keeps the figures, says how old they are, and connects again by itself.

import CoffeeOrdersService
import Foundation
import HeadwaterMacros

/// The orders, and whether they are current.
struct Dashboard: Reducer {
  struct State: Equatable {
    /// Nil until the first answer.
    var orders: [Order]?
    var connection = Connection.loading
    /// Why the orders may be old, and since when; nil while they are current.
    var outage: Outage?
    /// The number of failures since the last answer.
    var failures = 0
    /// The number of requests so far, which tells them apart.
    var requests = 1
    var stop = Stop.possible
  }

  enum Connection: Equatable {
    case loading, following, pausing
  }

  struct Outage: Equatable {
    var reason: String
    var start: Date
  }

  /// The state of the person's wish to stop the server.
  enum Stop: Equatable {
    case possible, asked
    case refused(String)
  }

  @CasePathable
  enum Action: Equatable {
    case loaded([Order])
    case changed(Order)
    case connectionLost(String)
    case connect
    case stopTapped
    case stopRefused(String)
  }

  let service: any OrderService
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  var backoff = Backoff()

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .loaded(let orders):
        state.orders = orders
        state.connection = .following
        state.outage = nil
        state.failures = 0
      case .changed(let order):
        state.orders?.merge(order)
      case .connectionLost(let reason):
        state.outage = Outage(reason: reason, start: state.outage?.start ?? now())
        state.failures += 1
        state.connection = .pausing
        state.stop = .possible
      case .connect where state.connection == .pausing:
        state.connection = .loading
        state.requests += 1
      case .stopTapped where state.stop != .asked:
        state.stop = .asked
        return stop
      case .stopRefused(let reason):
        state.stop = .refused(reason)
      case .connect, .stopTapped: break
      }
      return .none
    }
    Subscriptions { state in
      switch state.connection {
      case .loading: [loading(state.requests)]
      case .following: [changes(since: state.orders ?? [])]
      case .pausing: [retry(after: state.failures)]
      }
    }
  }

  private var stop: Effect<Action> {
    .run { [service] _ in
      try await service.stopServer()
    } catch: { error, send in
      send(.stopRefused(Self.message(of: error)))
    }
  }

  private func loading(_ request: Int) -> Subscription<Action> {
    Subscription(
      id: ["loading", "\(request)"],
      .run { [service] send in
        send(.loaded(try await service.getAllOrders()))
      } catch: { error, send in
        send(.connectionLost(Self.message(of: error)))
      })
  }

  private func changes(since orders: [Order]) -> Subscription<Action> {
    Subscription(
      id: "changes",
      .run { [service] send in
        let latest = orders.map(\.version).max() ?? 0
        for try await order in service.changes(after: latest) { send(.changed(order)) }
        send(.connectionLost("The orders’ server has stopped."))
      } catch: { error, send in
        send(.connectionLost(Self.message(of: error)))
      })
  }

  private func retry(after failures: Int) -> Subscription<Action> {
    let pause = backoff.delay(afterFailures: failures)
    return Subscription(id: failures, .send(.connect).delay(for: pause, clock: clock))
  }

  private nonisolated static func message(of error: any Error) -> String {
    (error as? OrderServiceError)?.message ?? "The connection to the orders’ server was lost."
  }
}
