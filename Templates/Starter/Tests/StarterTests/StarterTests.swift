import HeadwaterTesting
import HeadwaterUITesting
import Testing

@testable import Starter

@Suite("Starter")
struct StarterTests {
  @Test("a name that has been signed is first in the list")
  func sign() {
    let store = TestStore(initialState: Starter.State(), reducer: Starter())
    store.send(.nameChanged("Ada")) { $0.name = "Ada" }
    store.send(.signTapped) {
      $0.name = ""
      $0.entries = [Starter.Entry(id: 0, name: "Ada")]
    }
    store.finish()
  }

  @Test("nobody signs without a name")
  func noName() {
    let store = TestStore(initialState: Starter.State(), reducer: Starter())
    store.send(.signTapped)
    store.finish()
  }

  @Test("the screen shows who has signed")
  @MainActor func screen() throws {
    let ui = ViewHost(StarterView())
    try ui.find(textField: "Name").type("Ada")
    try ui.find(button: "Sign").tap()
    _ = try ui.find(text: "Ada")
  }
  @Test("each preview can be seen")
  func previews() async {
    await Previews.all.expectToRender()
  }
}
