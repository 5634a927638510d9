import HeadwaterUITesting
import Testing

@Suite("Previews of Movies")
struct MoviesPreviewTests {
  @Test("each can be seen")
  func previews() async {
    await Previews.all.of(modules: "Movies").expectToRender()
  }
}
