import HeadwaterUITesting
import Testing

@Suite("Previews of CoffeeOrders")
struct CoffeeOrdersPreviewTests {
  @Test("each can be seen")
  func previews() async {
    await Previews.all.of(
      modules: "CoffeeOrders", "CoffeeOrdersDashboard", "CoffeeOrdersObservable",
      "CoffeeOrdersQuery", "CoffeeOrdersViews"
    ).expectToRender()
  }
}
