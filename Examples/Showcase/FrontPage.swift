import Counter
import Foundation
import HeadwaterUI
import SignUp
import SourcePages

/// A link to each example, with one sentence about it and a link to its source.
struct FrontPage: View {
  let sources: ExampleSources?

  var body: some View {
    List {
      Section {
        row(.signUp, "Sign-up", "A form whose messages wait until typing pauses.", source: "SignUp")
        row(
          .todos, "Todos", "A list with undo, a sheet, reminders, and a service that may be away.",
          source: "Todos")
        row(
          .counter, "Counter", "A function makes the state, and a function the screen.",
          source: "Counter")
        row(
          .primeTimeOneStore, "PrimeTime, one store",
          "Counts, finds primes and keeps favorites, by a scope for each screen.",
          source: "PrimeTime")
        row(
          .primeTimeManyStores, "PrimeTime, many stores",
          "The same screens, each with a small store of its own.", source: "PrimeTime")
        row(
          .movies, "Movies",
          "A list from a server, with middlewares for all that is not a reducer's.",
          source: "Movies")
        row(
          .coffeeOrders, "Coffee orders",
          "Views that talk to a model, and a server that keeps what is ordered.",
          source: "CoffeeOrders")
        row(
          .coffeeOrdersObservable, "Coffee orders, observable",
          "The same screens, with models that are @Observable.", source: "CoffeeOrders")
        row(
          .coffeeOrdersQuery, "Coffee orders, query",
          "The same screens with a store, which asks the server by a query.", source: "CoffeeOrders"
        )
        row(
          .board, "Board", "Cards that several people move at once, kept by a journal.",
          source: "Board")
        row(
          .circles, "Circles", "A tile above a thousand circles, and what each move of it costs.",
          source: "Circles")
        row(
          .signIn, "Sign-in", "Who is in front of the screen, by a cookie, until they sign out.",
          source: "SignIn")
        row(.gallery, "Gallery", "Every control, and how it looks.", source: "Showcase")
      } header: {
        Text("Examples")
      } footer: {
        Text("Each tab is a session of its own: what is typed in one does not show in another.")
      }
    }
    .navigationTitle("Headwater")
  }

  private func row(
    _ example: Example, _ title: String, _ sentence: String, source: String
  ) -> some View {
    ExampleRow(
      example: example, title: title, sentence: sentence,
      source: sources?.contains(source) == true ? URL(string: "source/\(source)") : nil)
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
