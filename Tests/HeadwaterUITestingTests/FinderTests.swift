import HeadwaterUITesting
import Testing

private struct Screen: View {
  @State private var name = ""
  @State private var password = ""
  @State private var taps = 0
  @State private var isDisabled = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Username", text: $name)
          SecureField("Password", text: $password)
        } header: {
          Text("Account")
        }
        Button("Sign Up") { taps += 1 }.disabled(isDisabled)
        Button("Toggle") { isDisabled.toggle() }
        Text("taps \(taps)")
        List {
          Button("Delete") {}
          Button("Delete") {}
        }
        NavigationLink("Terms") { Text("All of them") }
      }
      .navigationTitle("Welcome")
    }
  }
}

@MainActor @Suite struct FinderTests {
  private let ui = ViewHost(Screen())

  private func message(_ action: () throws -> Void) -> String {
    do {
      try action()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private let screen = """
    heading "Welcome"
    group "Account"
      text field "Username"
      secure field "Password"
    button "Sign Up"
    button "Toggle"
    text "taps 0"
    list
      button "Delete"
      button "Delete"
    link "Terms"
    """

  @Test("the outline has roles, names, values and the disabled state")
  func outline() throws {
    #expect(ui.outline == screen)

    try ui.find(textField: "Username").type("blob")
    try ui.find(textField: "Password").type("pw")
    try ui.find(button: "Toggle").tap()

    #expect(ui.outline.contains("text field \"Username\" value \"blob\""))
    #expect(ui.outline.contains("secure field \"Password\" value \"••\""))
    #expect(ui.outline.contains("button \"Sign Up\" disabled"))
  }

  @Test("a missing element is an error with near matches and the outline")
  func missing() {
    #expect(
      message { _ = try ui.find(button: "Sign up") } == """
        There is no button "Sign up" on the screen.
        Near matches: button "Sign Up".
        On the screen:
        \(screen)
        """)
    #expect(
      message { _ = try ui.find(textField: "Email") } == """
        There is no text field "Email" on the screen.
        On the screen:
        \(screen)
        """)
  }

  @Test("near matches are found by another role and by spelling too")
  func near() {
    #expect(message { _ = try ui.find(button: "Terms") }.contains("Near matches: link \"Terms\"."))
    #expect(
      message { _ = try ui.find(textField: "Usrname") }
        .contains("Near matches: text field \"Username\"."))
  }

  @Test("more than one match is an error that says how many")
  func ambiguous() {
    #expect(
      message { _ = try ui.find(button: "Delete") } == """
        There are 2 matches for the button "Delete"; a finder needs exactly one. Use findAll, look \
        within a part of the screen, or tell them apart by accessibility labels.
        On the screen:
        \(screen)
        """)
    #expect(ui.findAll(button: "Delete").count == 2)
  }

  @Test("a disabled control refuses, by the check of the server")
  func disabled() throws {
    let button = try ui.find(button: "Sign Up")
    try ui.find(button: "Toggle").tap()
    #expect(!button.isEnabled)

    let text = message { try button.tap() }

    #expect(text.hasPrefix("The button \"Sign Up\" cannot be tapped: element "))
    #expect(text.contains(" is disabled.\nOn the screen:\nheading \"Welcome\""))
    #expect(ui.findAll(text: "taps 0").count == 1)
  }

  @Test("an element that has left the screen refuses")
  func gone() throws {
    let button = try ui.find(button: "Sign Up")
    try ui.find(link: "Terms").tap()

    #expect(message { try button.tap() }.contains("is on a screen that is covered by another"))
  }

  @Test("going back from the first screen is an error")
  func back() {
    #expect(message { try ui.navigation.back() }.hasPrefix("There is no screen to go back to."))
  }

  @Test("a field is found by label, placeholder, accessibility label and identifier")
  func fieldNames() throws {
    let ui = ViewHost(
      VStack {
        TextField("Title", text: .constant("a"), prompt: Text("Placeholder"))
        TextField("Other", text: .constant("b")).accessibilityLabel("Spoken")
          .accessibilityIdentifier("identifier")
      })

    #expect(try ui.find(textField: "Title").value == "a")
    #expect(try ui.find(textField: "Placeholder").value == "a")
    #expect(try ui.find(textField: "Spoken").value == "b")
    #expect(try ui.find(identifier: "identifier").value == "b")
  }

  @Test("typing adds one character after the other; replacing, pasting and clearing happen at once")
  func typing() throws {
    let log = Log()
    let ui = ViewHost(
      TextField("Field", text: Binding(get: { log.entries.last ?? "" }, set: log.add)))
    let field = try ui.find(textField: "Field")

    try field.type("ab")
    try field.paste("cd")
    try field.replace(with: "x")
    try field.clear()

    #expect(log.entries == ["a", "ab", "abcd", "x", ""])
  }

  @Test("a person's character is one event however many code points it has")
  func characters() throws {
    let log = Log()
    let ui = ViewHost(
      TextField("Field", text: Binding(get: { log.entries.last ?? "" }, set: log.add)))

    try ui.find(textField: "Field").type("e\u{301}👨‍👩‍👧")

    #expect(log.entries == ["e\u{301}", "e\u{301}👨‍👩‍👧"])
  }

  @Test("a closure advances work before the document is read")
  func settle() throws {
    let log = Log()
    var pending: [() -> Void] = []
    let view = Button("later") { pending.append { log.add("done") } }
    let ui = ViewHost(
      VStack {
        view
        LogView(log: log)
      },
      settle: {
        let work = pending
        pending = []
        for action in work { action() }
      })

    try ui.find(button: "later").tap()

    #expect(ui.findAll(text: "done").count == 1)
  }
}

@Observable @MainActor private final class Log {
  var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}

private struct LogView: View {
  let log: Log

  var body: some View { Text(log.entries.joined(separator: " ")) }
}
