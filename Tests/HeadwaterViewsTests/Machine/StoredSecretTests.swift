import HeadwaterUITesting
import HeadwaterViews
import Testing

@testable import HeadwaterPortableViews

private struct SignIn: View {
  @SceneStorage("name") private var name = ""
  @SceneStorage("password") private var password = ""
  @SceneStorage("draft") private var draft = ""
  @State private var isShown = true

  var body: some View {
    TextField("Name", text: $name)
    if isShown { SecureField("Password", text: $password) }
    Button("Draft") { draft = "{\"name\":\"a\",\"password\":\"se\\\"cret\"}" }
    Button("Hide") { isShown = false }
  }
}

@MainActor @Suite("Stored values and passwords") struct StoredSecretTests {
  @Test("the text of a secure field is never stored, whichever property has it")
  func password() throws {
    let ui = ViewHost(SignIn())
    try ui.find(textField: "Name").type("Ida")
    try ui.find(textField: "Password").type("se\"cret")
    try ui.find(button: "Draft").tap()

    #expect(ui.storage.scene == ["name": "Ida"])
    #expect(
      ui.issues
        == ["password", "draft"].map {
          """
          The value of @SceneStorage("\($0)") contains the text of a SecureField. It is not stored, and lasts \
          only as long as the session. Keep passwords in @State, and remember the rest without them.
          """
        })
  }

  @Test("nor is it after the field has gone")
  func hidden() throws {
    let ui = ViewHost(SignIn())
    try ui.find(textField: "Password").type("se\"cret")
    try ui.find(button: "Hide").tap()
    try ui.find(button: "Draft").tap()

    #expect(ui.storage.scene == [:])
  }
}
