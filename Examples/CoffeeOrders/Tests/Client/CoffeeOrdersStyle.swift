import CoffeeOrdersService
import Foundation
import HeadwaterUI
import HeadwaterUITesting

@testable import CoffeeOrders
@testable import CoffeeOrdersObservable
@testable import CoffeeOrdersQuery

/// The three styles of the client. They look the same, but only the third one changes sizes by a swipe.
enum CoffeeOrdersStyle: CaseIterable {
  case observableObject, observable, query

  /// The styles whose sales are a model of their own.
  static let withModels = [observableObject, observable]

  @MainActor
  func host(
    _ service: any OrderService, clock: any Clock<Duration> = ContinuousClock(),
    storage: HostStorage = HostStorage()
  ) -> ViewHost {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return switch self {
    case .observableObject:
      ViewHost(
        NavigationStack {
          CoffeeOrders.CoffeeOrdersView(orderService: service, clock: clock)
        }, environment: environment, storage: storage)
    case .observable:
      ViewHost(
        NavigationStack {
          CoffeeOrdersObservable.CoffeeOrdersView(orderService: service, clock: clock)
        }, environment: environment, storage: storage)
    case .query:
      ViewHost(
        NavigationStack {
          CoffeeOrdersQuery.CoffeeOrdersView(orderService: service, clock: clock)
        }, environment: environment, storage: storage)
    }
  }

  @MainActor
  func listCount(in ui: ViewHost) -> Int {
    switch self {
    case .observableObject: ui.bodyCount(of: CoffeeOrders.ContentView.self)
    case .observable: ui.bodyCount(of: CoffeeOrdersObservable.ContentView.self)
    case .query: ui.bodyCount(of: CoffeeOrdersQuery.OrdersView.self)
    }
  }

  @MainActor
  func salesCount(in ui: ViewHost) -> Int {
    switch self {
    case .observableObject: ui.bodyCount(of: CoffeeOrders.SalesView.self)
    case .observable: ui.bodyCount(of: CoffeeOrdersObservable.SalesView.self)
    case .query: ui.bodyCount(of: CoffeeOrdersQuery.SalesView.self)
    }
  }
}
