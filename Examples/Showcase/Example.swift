import HeadwaterUI
import PrimeTime

/// An example of the front page. The raw value is its address.
enum Example: String, AddressValue, CaseIterable {
  case signUp = "sign-up"
  case todos
  case counter
  case primeTimeOneStore = "prime-time"
  case primeTimeManyStores = "prime-time-stores"
  case movies
  case coffeeOrders = "coffee-orders"
  case coffeeOrdersObservable = "coffee-orders-observable"
  case coffeeOrdersQuery = "coffee-orders-query"
  case coffeeDashboard = "coffee-dashboard"
  case board
  case circles
  case signIn = "sign-in"
  case gallery
}

extension Example {
  /// The folder of the example's source.
  var source: String {
    switch self {
    case .signUp: "SignUp"
    case .todos: "Todos"
    case .counter: "Counter"
    case .primeTimeOneStore, .primeTimeManyStores: "PrimeTime"
    case .movies: "Movies"
    case .coffeeOrders, .coffeeOrdersObservable, .coffeeOrdersQuery, .coffeeDashboard:
      "CoffeeOrders"
    case .board: "Board"
    case .circles: "Circles"
    case .signIn: "SignIn"
    case .gallery: "Showcase"
    }
  }

  /// The file of the folder with which a reader begins, if it is not the folder's own key file.
  var keyFile: String? {
    switch self {
    case .primeTimeManyStores: "App/PrimeTimeStores.swift"
    case .coffeeOrdersObservable: "ObservableClient/Model.swift"
    case .coffeeOrdersQuery: "QueryClient/OrderList.swift"
    case .coffeeDashboard: "Dashboard/Dashboard.swift"
    default: nil
    }
  }
}

extension AddressMap<AnyHashable> {
  /// The addresses of the examples and of the screens in them.
  static var showcase: AddressMap {
    AddressMap(
      .values(of: Example.self, .value()), .values(of: GalleryPage.self, .value()),
      .values(of: PrimeTimeScreen.self, .value()))
  }
}
