import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI
import HeadwaterUITesting
import Testing

/// The document's own example, with a separate view for a row, so that rows can be counted.
private struct DemoView: View {
  @State private var name: String = ""

  var body: some View {
    VStack {
      let _ = Self._printChanges()
      List(1...20, id: \.self) { index in
        Row(index: index)
      }
      TextField("Name", text: $name)
      Text("Hello, \(name)")
      Button("Greet") {
      }
    }
  }
}

private struct Row: View {
  let index: Int
  var body: some View { Text("\(index)") }
}

@MainActor
@Suite("Coffee orders, the views that are evaluated", .timeLimit(.minutes(3)))
struct EvaluationTests {
  @Test("typing evaluates the view, and leaves its list of 20 rows untouched")
  func demo() throws {
    let ui = ViewHost(DemoView())
    try ui.find(textField: "Name").type("Blob")
    _ = try ui.find(text: "Hello, Blob")
    #expect(ui.bodyCount(of: DemoView.self) == 4)
    #expect(ui.bodyCount(of: Row.self) == 0)
  }

  @Test(
    "typing in the form leaves the list and its 20 rows untouched",
    arguments: CoffeeOrdersStyle.allCases)
  func typing(style: CoffeeOrdersStyle) async throws {
    let ui = style.host(FakeOrderService(Array(repeating: .latte, count: 20)))
    await ui.until { ui.findAll(text: "Ann").count == 20 }
    try ui.find(button: "Add order").tap()
    let rows = ui.bodyCount(of: OrderRow.self)
    let lists = style.listCount(in: ui)
    try #require(ui.sheet).find(textField: "Name").type("Cid")
    #expect(ui.bodyCount(of: OrderRow.self) == rows)
    #expect(style.listCount(in: ui) == lists)
  }

  @Test("a changed order evaluates one row of 20", arguments: CoffeeOrdersStyle.allCases)
  func oneRow(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService(Array(repeating: .latte, count: 20))
    let ui = style.host(service)
    await ui.until { ui.findAll(text: "Ann").count == 20 }
    let rows = ui.bodyCount(of: OrderRow.self)
    _ = try await service.updateOrder(Order(id: 7, version: 7, draft: .mocha))
    await ui.shows("Bob")
    #expect(ui.bodyCount(of: OrderRow.self) == rows + 1)
  }

  @Test(
    "a change of one model evaluates only the views that read it",
    arguments: CoffeeOrdersStyle.withModels)
  func slices(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService([.latte])
    let ui = style.host(service)
    await ui.shows("Ann")
    try ui.find(button: "Sales").tap()
    await ui.shows("Takings")
    let sales = style.salesCount(in: ui)
    _ = try await service.placeOrder(.mocha, key: "a")
    await ui.until { ui.html.contains("Bob") }
    #expect(style.salesCount(in: ui) == sales)
    let lists = style.listCount(in: ui)
    try #require(ui.sheet).find(button: "Refresh").tap()
    await ui.shows("$9.35")
    #expect(style.listCount(in: ui) == lists)
    #expect(style.salesCount(in: ui) > sales)
  }
}
