import HeadwaterUITesting
import Testing

@Suite("Previews of Todos")
struct TodosPreviewTests {
  @Test("each can be seen")
  func previews() async {
    await Previews.all.of(modules: "Todos").expectToRender()
  }
}
