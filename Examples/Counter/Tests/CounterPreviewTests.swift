import HeadwaterUITesting
import Testing

@Suite("Previews of Counter")
struct CounterPreviewTests {
  @Test("each can be seen")
  func previews() async {
    await Previews.all.of(modules: "Counter").expectToRender()
  }
}
