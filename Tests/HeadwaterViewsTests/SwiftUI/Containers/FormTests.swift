import HeadwaterUITesting
import HeadwaterViews
import Testing

@Observable @MainActor private final class Model {
  var message = ""
  var submissions: [String] = []
}

private struct SignUp: View {
  let model: Model
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    Form {
      Section {
        TextField("Username", text: $name)
          .textContentType(.username)
          .autocorrectionDisabled()
          .textInputAutocapitalization(.never)
      } header: {
        Text("Account")
      } footer: {
        Text(model.message).foregroundColor(.red)
      }
      Section(footer: Text("At least 5 characters")) {
        SecureField("Password", text: $password).textContentType(.newPassword)
      }
      Button("Sign Up") {}.disabled(name.isEmpty)
    }
    .onSubmit { model.submissions.append(name) }
  }
}

@MainActor @Suite struct FormTests {
  private let model = Model()
  private let ui: ViewHost

  init() {
    ui = ViewHost(SignUp(model: model))
  }

  // Covers: Form
  @Test("a form reads as groups, fields with their labels, messages and buttons")
  func outline() throws {
    model.message = "Too short"
    try ui.find(textField: "Username").type("ab")
    try ui.find(textField: "Password").type("xyz")

    #expect(
      ui.outline == """
        group "Account"
          text field "Username" value "ab"
          text "Too short"
        group
          secure field "Password" value "•••"
          text "At least 5 characters"
        button "Sign Up"
        """)
  }

  // Covers: Section
  @Test("the footer of a section describes its fields and is read out when it changes")
  func describedBy() throws {
    let nodes = Replica(html: ui.html).nodes.values
    let input = try #require(nodes.first { $0.attributes["autocomplete"] == "username" })
    let identifier = try #require(input.attributes["aria-describedby"])
    let footer = try #require(nodes.first { $0.attributes["id"] == identifier })

    #expect(footer.attributes["aria-live"] == "polite")
    #expect(footer.children.count == 1)
  }

  @Test("the title of a field is its visible label in a form, and its name elsewhere")
  func labels() throws {
    let inForm = try #require(Replica(html: ui.html).nodes.values.first { $0.tag == "input" })
    #expect(inForm.attributes["aria-label"] == nil)
    #expect(ui.findAll(text: "Username").count == 1)

    let alone = ViewHost(TextField("Username", text: .constant("")))
    let input = try #require(Replica(html: alone.html).nodes.values.first { $0.tag == "input" })
    #expect(input.attributes["aria-label"] == "Username")
    #expect(input.attributes["placeholder"] == "Username")
  }

  // Covers: .textContentType, .autocorrectionDisabled, .textInputAutocapitalization
  @Test("traits of a field become attributes that browsers know")
  func traits() throws {
    let nodes = Replica(html: ui.html).nodes.values
    let name = try #require(nodes.first { $0.attributes["autocomplete"] == "username" })

    #expect(name.attributes["spellcheck"] == "false")
    #expect(name.attributes["autocorrect"] == "off")
    #expect(name.attributes["autocapitalize"] == "none")
    #expect(nodes.contains { $0.attributes["autocomplete"] == "new-password" })
  }

  @Test("the return key in a field performs the action of the nearest onSubmit")
  func submit() throws {
    try ui.find(textField: "Username").type("ab")

    try ui.find(textField: "Username").submit()

    #expect(model.submissions == ["ab"])
    #expect(ui.html.contains("data-on=\"input submit\""))
  }

  @Test("a message is one small operation")
  func message() {
    model.message = "Username must have at least 3 characters"

    #expect(ui.operations.count == 1)
  }

  @Test("a form within a form is no form element, which browsers would drop")
  func nested() {
    let ui = ViewHost(Form { Form { Text("inner") } })

    #expect(Replica(html: ui.html).nodes.values.filter { $0.tag == "form" }.count == 1)
  }

  @Test("a button within the label of a button stands beside it")
  func nestedButton() {
    let ui = ViewHost(
      Button {
      } label: {
        Button("inner") {}
      })

    let buttons = Replica(html: ui.html).nodes.values.filter { $0.tag == "button" }
    #expect(buttons.count == 2)
    #expect(buttons.allSatisfy { $0.children.isEmpty || $0.attributes["class"] != "press" })
  }
}
