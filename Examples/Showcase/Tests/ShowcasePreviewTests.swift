import HeadwaterUITesting
import Testing

@Suite("Previews of Showcase")
struct ShowcasePreviewTests {
  @Test("each can be seen")
  func previews() async {
    await Previews.all.of(modules: "Showcase").expectToRender()
  }
}
