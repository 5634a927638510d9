import CoffeeOrdersService
import Foundation
import HeadwaterUI
import HeadwaterUITesting

@testable import CoffeeOrders
@testable import CoffeeOrdersObservable

/// The two styles of the client. A person sees no difference.
enum CoffeeOrdersStyle: CaseIterable {
  case observableObject, observable

  @MainActor
  func host(
    _ service: any OrderService, clock: any Clock<Duration> = ContinuousClock()
  ) -> ViewHost {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return switch self {
    case .observableObject:
      ViewHost(
        NavigationStack {
          CoffeeOrders.CoffeeOrdersView(orderService: service, clock: clock)
        }, environment: environment)
    case .observable:
      ViewHost(
        NavigationStack {
          CoffeeOrdersObservable.CoffeeOrdersView(orderService: service, clock: clock)
        }, environment: environment)
    }
  }

  @MainActor
  func listCount(in ui: ViewHost) -> Int {
    switch self {
    case .observableObject: ui.bodyCount(of: CoffeeOrders.ContentView.self)
    case .observable: ui.bodyCount(of: CoffeeOrdersObservable.ContentView.self)
    }
  }

  @MainActor
  func salesCount(in ui: ViewHost) -> Int {
    switch self {
    case .observableObject: ui.bodyCount(of: CoffeeOrders.SalesView.self)
    case .observable: ui.bodyCount(of: CoffeeOrdersObservable.SalesView.self)
    }
  }
}
