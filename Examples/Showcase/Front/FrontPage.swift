import HeadwaterUI

/// What this is, and a card for each example.
struct FrontPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Hero().padding(.bottom, 24)
        Text("Apps to try and to read").font(.title2).bold().accessibilityAddTraits(.isHeader)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 340), spacing: 16)], spacing: 16) {
          apps
          parts
        }
      }
      .frame(maxWidth: 1184, alignment: .leading)
    }
    .navigationTitle("Headwater")
    .pageDescription(
      "SwiftUI’s API and one-way data flow, live in a browser from Linux."
    )
    .siteAddresses([""] + Example.allCases.map(\.addressText))
  }

  @ViewBuilder private var apps: some View {
    ExampleCard(
      example: .todos, title: "Todos",
      sentence: "A list with undo, a sheet, reminders, and a service that may be away.")
    ExampleCard(
      example: .coffeeOrders, title: "Coffee orders",
      sentence: "A server that keeps what is ordered, and clients that hear of it at once.",
      forms: [
        .init(example: .coffeeOrders, title: "Object"),
        .init(example: .coffeeOrdersObservable, title: "Observable"),
        .init(example: .coffeeOrdersQuery, title: "Query"),
      ])
    ExampleCard(
      example: .coffeeDashboard, title: "Coffee sales",
      sentence: "Charts that follow each order, and say how old they are while the server is away.")
    ExampleCard(
      example: .movies, title: "Movies",
      sentence: "A list from a server, with middlewares for all that is not a reducer’s.")
    ExampleCard(
      example: .board, title: "Board",
      sentence: "Cards that several people move at once, kept by a journal.")
    ExampleCard(
      example: .circles, title: "Circles",
      sentence: "A tile above a thousand circles, and what each move of it costs.")
    ExampleCard(
      example: .primeTimeOneStore, title: "PrimeTime",
      sentence: "Screens in modules that do not know one another, on one store or on several.",
      forms: [
        .init(example: .primeTimeOneStore, title: "One store"),
        .init(example: .primeTimeManyStores, title: "Many stores"),
      ])
    ExampleCard(
      example: .signUp, title: "Sign-up",
      sentence: "A form whose messages wait until typing pauses.")
  }

  @ViewBuilder private var parts: some View {
    ExampleCard(
      example: .counter, title: "Counter",
      sentence: "A function makes the state, and a function the screen.")
    ExampleCard(
      example: .signIn, title: "Sign-in",
      sentence: "Who is in front of the screen, by a cookie, until they sign out.")
    ExampleCard(
      example: .gallery, title: "Gallery", sentence: "Every control beside the code that makes it.")
  }
}

#Preview("The front page") {
  NavigationStack { FrontPage() }
}
