import HeadwaterUI
import HeadwaterUITesting
import Testing

private enum AppTab: Hashable { case home, search }

private struct TabsView: View {
  @State private var tab = AppTab.home
  @State private var text = ""
  @State private var edited: Int?

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: AppTab.home) { PlacesView() }
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

  @Test("a text that is too long for an address is not in it, and it still opens the screen")
  func longSearch() throws {
    let ui = ViewHost(TabsView())
    try ui.find(tab: "Search").tap()
    let field = try ui.find(textField: "Search")
    try field.type(String(repeating: "é", count: 300))
    #expect(ui.address.hasPrefix("/search?q=%C3%A9"))
    try field.type(String(repeating: "é", count: 700))
    #expect(ui.address == "/search")
    try ui.open(ui.address)
    #expect(ui.issues == [])
    try field.replace(with: "tea")
    #expect(ui.address == "/search?q=tea")
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

  @Test("a sheet without an item has an address")
  func presented() throws {
    let ui = ViewHost(HelpView())
    try ui.find(button: "Help").tap()
    #expect(ui.address == "/help")
    try ui.back()
    #expect(ui.sheet == nil)
    try ui.open("/help?from=mail")
    #expect(ui.sheet?.outline.contains("Help yourself") == true)
    try ui.sheet?.dismiss()
    #expect(ui.address == "/")
    #expect(ui.issues == [])
  }

  @Test("an address does not close a sheet that the person may not close")
  func guarded() throws {
    let ui = ViewHost(DraftView())
    try ui.open("/screen/draft")
    try ui.back()
    #expect(ui.sheet == nil)
    try ui.forward()
    try ui.sheet?.find(textField: "Text").type("dear")
    for address in ["/", "/screen", "/screen/other"] {
      try ui.open(address)
      #expect(ui.address == "/screen/draft")
      #expect(try ui.sheet?.find(textField: "Text").value == "dear")
    }
    try ui.open("/screen/draft?from=mail")
    try ui.sheet?.find(button: "Discard").tap()
    #expect(ui.address == "/screen")
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

private struct HelpView: View {
  @State private var isHelpShown = false

  var body: some View {
    Button("Help") { isHelpShown = true }
      .sheet(isPresented: $isHelpShown) { Text("Help yourself") }
      .addresses(isPresented: $isHelpShown, "help")
  }
}

/// A screen with a sheet whose changes only its button discards.
private struct DraftView: View {
  @State private var path: [String] = []
  @State private var isDraftShown = false
  @State private var text = ""

  var body: some View {
    NavigationStack(path: $path) {
      Text("Start").navigationDestination(for: String.self) { _ in
        Text("Screen")
          .sheet(isPresented: $isDraftShown) {
            TextField("Text", text: $text).interactiveDismissDisabled(!text.isEmpty)
            Button("Discard") { isDraftShown = false }
          }
          .addresses(isPresented: $isDraftShown, "draft")
      }
    }
    .addresses($path, AddressMap(.place("screen", "screen")))
  }
}
