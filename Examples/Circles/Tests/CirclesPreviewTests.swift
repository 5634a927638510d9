import HeadwaterUITesting
import Testing

@Suite("Previews of Circles")
struct CirclesPreviewTests {
  @Test("each can be seen")
  func previews() async {
    await Previews.all.of(modules: "Circles").expectToRender()
  }
}
