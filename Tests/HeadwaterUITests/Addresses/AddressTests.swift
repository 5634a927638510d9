import HeadwaterUI
import HeadwaterUITesting
import Testing

private enum AppTab: Hashable { case home, search }

private struct StackView: View {
  @State var path: [Place] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Orders", value: Place.orders)
        NavigationLink("Secret", value: Place.secret)
        Button("Jump") { path = [.orders, .order(3), .order(4)] }
      }
      .navigationTitle("Start")
      .navigationDestination(for: Place.self) { PlaceView(place: $0, path: $path) }
    }
    .addresses($path, .places)
  }
}

private struct PlaceView: View {
  let place: Place
  @Binding var path: [Place]

  var body: some View {
    VStack {
      Text("\(place)")
      NavigationLink("Order 17", value: Place.order(17))
      Button("Other") { path[path.count - 1] = .tag("other") }
    }
    .navigationTitle("\(place)")
  }
}

@MainActor
@Suite("Addresses of a stack")
struct StackAddressTests {
  @Test("the address follows the screens, and Back and Forward go through them")
  func walk() throws {
    let ui = ViewHost(StackView())
    #expect(ui.address == "/")
    try ui.find(link: "Orders").tap()
    #expect(ui.address == "/orders")
    try ui.find(link: "Order 17").tap()
    #expect(ui.address == "/orders/orders/17")
    try ui.back()
    #expect(ui.address == "/orders")
    #expect(ui.title == "orders")
    try ui.back()
    #expect(ui.title == "Start")
    try ui.forward()
    try ui.forward()
    #expect(ui.address == "/orders/orders/17")
    #expect(ui.title == "order(17)")
    #expect(ui.issues == [])
  }

  @Test("an address shows its screens, with the ones below")
  func open() throws {
    let ui = ViewHost(StackView())
    try ui.open("/orders/orders/017?x=y")
    #expect(ui.title == "order(17)")
    #expect(ui.address == "/orders/orders/17")
    try ui.navigation.back()
    #expect(ui.address == "/orders")
    try ui.open("orders/5")
    #expect(ui.title == "order(5)")
  }

  @Test("the back button of the app goes back in the history")
  func ownBack() throws {
    let ui = ViewHost(StackView())
    try ui.find(link: "Orders").tap()
    try ui.navigation.back()
    #expect(ui.address == "/")
    try ui.forward()
    #expect(ui.title == "orders")
  }

  @Test("several screens at once are one entry, and another screen in place of one is a new entry")
  func entries() throws {
    let ui = ViewHost(StackView())
    try ui.find(button: "Jump").tap()
    #expect(ui.address == "/orders/orders/3/orders/4")
    try ui.find(button: "Other").tap()
    #expect(ui.address == "/orders/orders/3/tags/other")
    try ui.back()
    #expect(ui.title == "order(4)")
    try ui.back()
    #expect(ui.title == "Start")
    #expect(throws: ActionError.self) { try ui.back() }
  }

  @Test("a screen without an address ends it")
  func withoutAddress() throws {
    let ui = ViewHost(StackView())
    try ui.find(link: "Secret").tap()
    #expect(ui.title == "secret")
    #expect(ui.address == "/")
    try ui.open("/")
    #expect(ui.title == "Start")
  }

  @Test("a link with a value is a native link to the address of its screen")
  func links() throws {
    let ui = ViewHost(StackView())
    #expect(ui.html.contains(#"href="orders""#))
    #expect(try ui.find(link: "Secret").isEnabled)
    try ui.find(link: "Orders").tap()
    #expect(ui.html.contains(#"href="orders/orders/17""#))
    #expect(!ui.html.contains("data-from"))
  }

  @Test("what no view knows is told, and what is known is shown")
  func unknown() throws {
    let ui = ViewHost(StackView())
    let error = #expect(throws: ActionError.self) { try ui.open("/orders/nothing") }
    #expect(
      error?.description.hasPrefix("No view knows the address /orders/nothing; shown is /orders.")
        == true)
  }

  @Test("a view without addresses refuses them")
  func noAddresses() {
    let ui = ViewHost(Text("Hello"))
    #expect(ui.address == "/")
    let error = #expect(throws: ActionError.self) { try ui.open("/x") }
    #expect(
      error?.description == "The address /x cannot be opened: no view has addresses.")
  }

  @Test("an address that is too long is refused")
  func tooLong() {
    let ui = ViewHost(StackView())
    #expect(throws: ActionError.self) { try ui.open(String(repeating: "x", count: 3_000)) }
    #expect(ui.address == "/")
  }

  @Test("foreign addresses leave the app as it is")
  func foreign() throws {
    let ui = ViewHost(StackView())
    for text in ["%", "..", "orders/%FF", "//", "?", "#", "orders/../orders", "\0", "é/%00"] {
      try? ui.open(text)
    }
    try ui.open("/orders")
    #expect(ui.title == "orders")
    #expect(ui.issues == [])
  }
}

private struct TabsView: View {
  @State private var tab = AppTab.home
  @State private var text = ""
  @State private var edited: Int?

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: AppTab.home) { StackView() }
      Tab("Search", systemImage: "magnifyingglass", value: AppTab.search) {
        VStack {
          Text("results for \(text)")
          Button("Edit") { edited = 7 }
        }
        .searchable(text: $text)
        .addresses($text, query: "q")
        .sheet(item: Binding(get: { edited.map(Edited.init) }, set: { edited = $0?.id })) { item in
          SheetView(item: item)
        }
        .addresses($edited, AddressMap(.all(.value(under: "edit"))))
      }
    }
    .addresses($tab, AddressMap(.place(.home), .place(.search, "search")))
    .unknownAddress { address in
      VStack {
        Text("nothing at \(address)")
        Button("Go on") {}
      }
    }
  }
}

private struct Edited: Identifiable { let id: Int }

private struct SheetView: View {
  let item: Edited
  @State private var path: [Place] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Tag", value: Place.tag("tea"))
        .navigationTitle("Edit \(item.id)")
        .navigationDestination(for: Place.self) { Text("\($0)").navigationTitle("tag") }
    }
    .addresses($path, .places)
  }
}

@MainActor
@Suite("Addresses of tabs, sheets and searches")
struct ContainerAddressTests {
  @Test("the shown tab hands on the rest")
  func tabs() throws {
    let ui = ViewHost(TabsView())
    #expect(ui.address == "/")
    #expect(ui.html.contains(#"href="orders""#))
    try ui.open("/orders/orders/3")
    #expect(ui.title == "order(3)")
    try ui.find(tab: "Search").tap()
    #expect(ui.address == "/search")
    try ui.back()
    #expect(ui.address == "/orders/orders/3")
    #expect(ui.title == "order(3)")
    #expect(ui.issues == [])
  }

  @Test("the text of a search is in the query, and typing makes no entries")
  func search() throws {
    let ui = ViewHost(TabsView())
    try ui.find(tab: "Search").tap()
    try ui.find(textField: "Search").type("black tea")
    #expect(ui.address == "/search?q=black%20tea")
    try ui.back()
    #expect(ui.address == "/")
    try ui.forward()
    #expect(ui.texts.contains("results for black tea"))
    try ui.open("/search?q=milk&utm=1")
    #expect(try ui.find(textField: "Search").value == "milk")
  }

  @Test("a sheet follows its screen, and what it shows follows the sheet")
  func sheet() throws {
    let ui = ViewHost(TabsView())
    try ui.open("/search/edit/7/tags/tea?q=x")
    #expect(ui.sheet?.outline.contains("tea") == true)
    #expect(ui.address == "/search/edit/7/tags/tea?q=x")
    try ui.open("/search/edit/8")
    #expect(ui.html.contains(#"href="search/edit/8/tags/tea""#))
    try ui.sheet?.dismiss()
    #expect(ui.address == "/search")
    #expect(ui.issues == [])
  }

  @Test("a screen for an item has an address, and those on top of it too")
  func items() throws {
    let ui = ViewHost(ItemView())
    try ui.find(button: "Order 3").tap()
    #expect(ui.address == "/orders/3")
    try ui.find(button: "Line 8").tap()
    #expect(ui.address == "/orders/3/lines/8")
    try ui.back()
    #expect(ui.title == "Order 3")
    try ui.back()
    #expect(ui.title == "Orders")
    try ui.open("/orders/5/lines/6")
    #expect(ui.title == "Line 6")
    #expect(ui.address == "/orders/5/lines/6")
    #expect(ui.issues == [])
  }

  @Test("an unknown address is shown in place of the app, which keeps its state")
  func unknown() throws {
    let ui = ViewHost(TabsView())
    try ui.open("/orders")
    try ui.open("/orders/nothing")
    #expect(ui.texts == ["nothing at /orders/nothing", "Go on"])
    #expect(ui.address == "/orders/nothing")
    try ui.back()
    #expect(ui.title == "orders")
    try ui.forward()
    try ui.find(button: "Go on").tap()
    #expect(ui.title == "orders")
    #expect(ui.address == "/orders")
  }
}

/// A stack with a screen for an item, which itself shows one for an item.
private struct ItemView: View {
  @State private var order: Int?
  @State private var line: Int?

  var body: some View {
    NavigationStack {
      Button("Order 3") { order = 3 }
        .navigationTitle("Orders")
        .navigationDestination(item: $order) { order in
          Button("Line 8") { line = 8 }
            .navigationTitle("Order \(order)")
            .navigationDestination(item: $line) { Text("text").navigationTitle("Line \($0)") }
            .addresses($line, AddressMap(.all(.value(under: "lines"))))
        }
        .addresses($order, AddressMap(.all(.value(under: "orders"))))
    }
  }
}

/// A view whose stack comes later, as after loading.
private struct LaterView: View {
  @State private var isLoaded = false

  var body: some View {
    if isLoaded { StackView() } else { Button("Load") { isLoaded = true } }
  }
}

private struct OpenerView: View {
  @State private var opened: [String] = []

  var body: some View {
    Text(opened.joined(separator: " "))
      .onOpenURL { opened.append($0.absoluteString) }
  }
}

@MainActor
@Suite("Opening addresses")
struct OpeningTests {
  @Test("a person who goes on no longer waits for a rest")
  func goesOn() throws {
    let ui = ViewHost(VStack { LaterView() }.unknownAddress { Text("unknown \($0)") })
    try ui.open("/orders")
    #expect(ui.texts == ["unknown /orders"])
  }

  // Covers: .onOpenURL
  @Test("onOpenURL gets each opened address, and makes none unknown")
  func opener() throws {
    let ui = ViewHost(OpenerView())
    try ui.open("/a/b?c=d")
    #expect(ui.texts == ["/a/b?c=d"])
  }
}
