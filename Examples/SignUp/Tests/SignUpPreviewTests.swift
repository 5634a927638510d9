import HeadwaterUITesting
import Testing

@Suite("Previews of SignUp")
struct SignUpPreviewTests {
  @Test("each can be seen")
  func previews() async {
    await Previews.all.of(modules: "SignUp").expectToRender()
  }
}
