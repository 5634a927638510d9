import CoffeeOrders
import CoffeeOrdersObservable
import CoffeeOrdersService
import Counter
import Foundation
import HeadwaterUI
import NthPrime
import PrimeTime
import SignUp

/// The way to each example, with one sentence about it.
struct FrontPage: View {
  private let client = NthPrimeClient.live(environment: ProcessInfo.processInfo.environment)
  private let orders = OrderServiceAddress.service(in: ProcessInfo.processInfo.environment)

  var body: some View {
    List {
      Section {
        link("Sign-up", "A form whose messages wait until typing pauses.") { SignUpPage() }
        link("Counter", "A function makes the state, and a function the screen.") { CounterPage() }
        link(
          "PrimeTime, one store",
          "Counts, finds primes and keeps favorites, by a scope for each screen."
        ) {
          PrimeTimeView(usesOneStore: true, client: client)
        }
        link("PrimeTime, many stores", "The same screens, each with a small store of its own.") {
          PrimeTimeView(usesOneStore: false, client: client)
        }
        link("Movies", "A list from a server, with middlewares for all that is not a reducer's.") {
          MoviesPage()
        }
        link(
          "Coffee orders", "Views that talk to a model, and a server that keeps what is ordered."
        ) {
          CoffeeOrders.CoffeeOrdersView(orderService: orders)
        }
        link("Coffee orders, observable", "The same screens, with models that are @Observable.") {
          CoffeeOrdersObservable.CoffeeOrdersView(orderService: orders)
        }
        link("Gallery", "Every control, and how it looks.") { Gallery() }
      } header: {
        Text("Examples")
      } footer: {
        Text("Each tab is a session of its own: what is typed in one does not show in another.")
      }
    }
    .navigationTitle("Headwater")
  }

  private func link<Screen: View>(
    _ title: String, _ sentence: String, @ViewBuilder screen: @escaping () -> Screen
  ) -> some View {
    NavigationLink {
      screen()
    } label: {
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.headline)
        Text(sentence).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

/// The counter with a store that lives as long as its page.
struct CounterPage: View {
  @State private var store = counterStore()

  var body: some View {
    CounterView(store: store)
  }
}

/// The sign-up form with a store that lives as long as its page.
struct SignUpPage: View {
  @State private var store = SignUp.store()

  var body: some View {
    SignUpView(store: store)
  }
}
