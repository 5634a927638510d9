import CoffeeOrders
import CoffeeOrdersObservable
import CoffeeOrdersQuery
import Counter
import Foundation
import HeadwaterUI
import PrimeTime
import SignIn
import SignUp
import SourcePages
import Todos

/// A link to each example, with one sentence about it and a link to its source.
struct FrontPage: View {
  let sources: ExampleSources?
  var services = Services.live

  var body: some View {
    List {
      Section {
        row("Sign-up", "A form whose messages wait until typing pauses.", source: "SignUp") {
          SignUpPage()
        }
        row(
          "Todos", "A list with undo, a sheet, reminders, and a service that may be away.",
          source: "Todos"
        ) {
          TodosPage()
        }
        row(
          "Counter", "A function makes the state, and a function the screen.", source: "Counter"
        ) {
          CounterPage()
        }
        row(
          "PrimeTime, one store",
          "Counts, finds primes and keeps favorites, by a scope for each screen.",
          source: "PrimeTime"
        ) {
          PrimeTimeView(usesOneStore: true, client: services.primes)
        }
        row(
          "PrimeTime, many stores", "The same screens, each with a small store of its own.",
          source: "PrimeTime"
        ) {
          PrimeTimeView(usesOneStore: false, client: services.primes)
        }
        row(
          "Movies", "A list from a server, with middlewares for all that is not a reducer's.",
          source: "Movies"
        ) {
          MoviesPage(start: services.movies)
        }
        row(
          "Coffee orders", "Views that talk to a model, and a server that keeps what is ordered.",
          source: "CoffeeOrders"
        ) {
          CoffeeOrders.CoffeeOrdersView(orderService: services.orders)
        }
        row(
          "Coffee orders, observable", "The same screens, with models that are @Observable.",
          source: "CoffeeOrders"
        ) {
          CoffeeOrdersObservable.CoffeeOrdersView(orderService: services.orders)
        }
        row(
          "Coffee orders, query",
          "The same screens with a store, which asks the server by a query.",
          source: "CoffeeOrders"
        ) {
          CoffeeOrdersQuery.CoffeeOrdersView(orderService: services.orders)
        }
        row(
          "Circles", "A tile above a thousand circles, and what each move of it costs.",
          source: "Circles"
        ) {
          CirclesPage()
        }
        row(
          "Sign-in", "Who is in front of the screen, by a cookie, until they sign out.",
          source: "SignIn"
        ) {
          SignInScreen()
        }
        row("Gallery", "Every control, and how it looks.", source: "Showcase") { Gallery() }
      } header: {
        Text("Examples")
      } footer: {
        Text("Each tab is a session of its own: what is typed in one does not show in another.")
      }
    }
    .navigationTitle("Headwater")
  }

  private func row<Screen: View>(
    _ title: String, _ sentence: String, source: String, @ViewBuilder screen: @escaping () -> Screen
  ) -> some View {
    ExampleRow(
      title: title, sentence: sentence,
      source: sources?.contains(source) == true ? URL(string: "source/\(source)") : nil,
      screen: screen)
  }
}

/// The counter, with a store that lives as long as its page.
struct CounterPage: View {
  @State private var store = counterStore()

  var body: some View {
    CounterView(store: store)
  }
}

/// The sign-up form, with a store that lives as long as its page.
struct SignUpPage: View {
  @State private var store = SignUp.store()

  var body: some View {
    SignUpView(store: store)
  }
}
