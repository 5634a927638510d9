import HeadwaterUITesting
import Testing

@Suite("Previews of Board")
struct BoardPreviewTests {
  @Test("each can be seen")
  func previews() async {
    await Previews.all.of(modules: "Board").expectToRender()
  }
}
