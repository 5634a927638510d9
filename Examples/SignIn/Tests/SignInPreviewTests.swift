import HeadwaterUITesting
import Testing

@Suite("Previews of SignIn")
struct SignInPreviewTests {
  @Test("each can be seen")
  func previews() async {
    await Previews.all.of(modules: "SignIn").expectToRender()
  }
}
