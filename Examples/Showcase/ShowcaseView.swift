import Board
import CoffeeOrders
import CoffeeOrdersDashboard
import CoffeeOrdersObservable
import CoffeeOrdersQuery
import HeadwaterUI
import Movies
import PrimeTime
import SignIn
import SourcePages
import Todos

/// The front page and the examples, each at its address.
struct ShowcaseView: View {
  let sources: ExampleSources?
  var pictures = ExamplePictures(below: nil)
  var services = Services.live

  @State private var path: [AnyHashable] = []

  var body: some View {
    NavigationStack(path: $path) {
      FrontPage()
        .navigationDestination(for: Example.self) { ExampleScreen(example: $0, services: services) }
        .navigationDestination(for: GalleryPage.self) { GalleryScreen(page: $0) }
    }
    .addresses($path, .showcase)
    .environment(\.sources, sources)
    .environment(\.pictures, pictures)
  }
}

/// The first screen of an example.
struct ExampleScreen: View {
  let example: Example
  let services: Services

  @Environment(\.sources) private var sources

  var body: some View {
    screen.toolbar {
      if let code = sources?.page(of: example.keyFile, in: example.source) {
        ToolbarItem(placement: .automatic) { Link("Code", destination: code) }
      }
      if example == .board, let kill = services.kill {
        ToolbarItem(placement: .automatic) { KillButton(kill: kill) }
      }
    }
  }

  @ViewBuilder private var screen: some View {
    switch example {
    case .signUp: SignUpPage()
    case .todos: TodosPage()
    case .counter: CounterPage()
    case .primeTimeOneStore: PrimeTimeView(usesOneStore: true, client: services.primes)
    case .primeTimeManyStores: PrimeTimeView(usesOneStore: false, client: services.primes)
    case .movies: MoviesView(world: services.movies)
    case .coffeeOrders: CoffeeOrders.CoffeeOrdersView(orderService: services.orders)
    case .coffeeOrdersObservable:
      CoffeeOrdersObservable.CoffeeOrdersView(orderService: services.orders)
    case .coffeeOrdersQuery: CoffeeOrdersQuery.CoffeeOrdersView(orderService: services.orders)
    case .coffeeDashboard: DashboardView(orderService: services.orders)
    case .board: BoardPage(journal: services.journal)
    case .circles: CirclesPage()
    case .signIn: SignInScreen(address: example.addressText)
    case .gallery: Gallery()
    }
  }
}
