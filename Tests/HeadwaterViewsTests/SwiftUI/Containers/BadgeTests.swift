import HeadwaterUITesting
import HeadwaterViews
import Testing

@Observable @MainActor private final class Orders {
  var count = 3
}

private struct Shop: View {
  let orders: Orders

  var body: some View {
    TabView {
      List { Text("one").badge(7) }
        .tabItem { Text("Orders") }
        .badge(orders.count)
      Text("search").tabItem { Text("Search") }.tag(5).badge("new")
      Text("more").tabItem { Text("More") }
    }
  }
}

private struct Pages: View {
  var body: some View {
    TabView {
      Tab("Orders", systemImage: "list.bullet") { Text("one") }.badge(4)
      Tab("Search", systemImage: "magnifyingglass") { Text("two") }
    }
  }
}

@MainActor
@Suite struct BadgeTests {
  @Test("a badge after the item of a tab is shown at its label, and the tab keeps its name")
  func tabs() throws {
    let orders = Orders()
    let ui = ViewHost(Shop(orders: orders))
    #expect(descriptions(in: ui) == ["3", "new"])
    #expect(ui.html.contains(#"aria-hidden="true">3</span>"#))
    _ = try ui.find(tab: "Orders")
    _ = try ui.find(tab: "Search")

    orders.count = 0
    #expect(descriptions(in: ui) == ["new"])
    orders.count = 12
    #expect(descriptions(in: ui) == ["12", "new"])
  }

  @Test("a badge in a row of a tab's screen stays in the row")
  func rows() throws {
    let ui = ViewHost(Shop(orders: Orders()))
    #expect(ui.texts.contains("7"))
  }

  @Test("a tab of the new kind has a badge too")
  func tabContent() throws {
    let ui = ViewHost(Pages())
    #expect(descriptions(in: ui) == ["4"])
    #expect(ui.texts.contains("one"))
  }

  private func descriptions(in ui: ViewHost) -> [String] {
    ui.html.matches(of: /aria-description="([^"]*)"/).map { String($0.1) }
  }
}
