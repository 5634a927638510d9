import HeadwaterUITesting
import HeadwaterViews
import Testing

private enum Page: Hashable { case orders, search, more }

@Observable @MainActor private final class Model {
  var page = Page.search
  var hasMore = false
}

private struct Pages: View {
  @Bindable var model: Model

  var body: some View {
    TabView(selection: $model.page) {
      Tab("Orders", systemImage: "list.bullet", value: Page.orders) { Text("orders") }
      Tab("Search", systemImage: "magnifyingglass", value: Page.search) { Text("search") }
      if model.hasMore {
        Tab(value: Page.more) {
          Text("more")
        } label: {
          Text("More")
        }
      }
    }
  }
}

private struct Untagged: View {
  var body: some View {
    TabView {
      Tab("One", systemImage: "star") { Text("first") }
      Tab("Two", systemImage: "star") { Text("second") }
    }
  }
}

private struct Single: View {
  @State private var page = 1

  var body: some View {
    TabView(selection: $page) { Tab("Only", systemImage: "star", value: 1) { Text("only") } }
  }
}

@MainActor
@Suite struct TabContentTests {
  @Test("tabs are selected by their values, and a tap sets the value")
  func selection() throws {
    let model = Model()
    let ui = ViewHost(Pages(model: model))
    #expect(ui.texts.contains("search"))
    #expect(!ui.texts.contains("orders"))

    try ui.find(tab: "Orders").tap()

    #expect(model.page == .orders)
    #expect(ui.texts.contains("orders"))
  }

  @Test("a tab may come and go")
  func condition() throws {
    let model = Model()
    let ui = ViewHost(Pages(model: model))
    #expect(!ui.outline.contains("More"))

    model.hasMore = true
    model.page = .more

    #expect(ui.texts.contains("more"))
    #expect(try ui.find(tab: "More").isOn)
  }

  @Test("tabs without values are chosen by their place")
  func places() throws {
    let ui = ViewHost(Untagged())
    #expect(ui.texts.contains("first"))
    try ui.find(tab: "Two").tap()
    #expect(ui.texts.contains("second"))
  }

  @Test("a single tab is a tab view too")
  func single() {
    #expect(ViewHost(Single()).texts.contains("only"))
  }
}
