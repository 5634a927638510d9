import HeadwaterUITesting
import Testing

private struct Screen: View {
  @State private var names = ["Milk", "Bread", "Total: 12 eggs"]
  @State private var city = ""
  @State private var log = ""
  @State private var isOn = false

  var body: some View {
    VStack {
      List {
        Section {
          ForEach(names, id: \.self) { name in
            HStack {
              Text(name)
              Button("Delete") { names.removeAll { $0 == name } }
            }
          }
        } header: {
          Text("Shopping")
        }
        Button {
          log += "saved "
        } label: {
          HStack { Text("Save all") }
        }
        HStack {
          Text("Two buttons")
          Button("One") {}
          Button("Two") {}
        }
      }
      Form {
        Section("Address") { TextField("City", text: $city) }
        Section("Second address") { TextField("City", text: .constant("Rome")) }
      }
      Toggle("Notifications", isOn: $isOn)
      Text("Tap here").onTapGesture { log += "tapped " }
      Button("Disabled") {}.disabled(true)
      Link("Website", destination: URL(string: "https://example.com/a")!)
      Text(log).accessibilityIdentifier("log")
    }
  }
}

/// Finders in parts of a screen, and taps on the content of controls.
@MainActor @Suite struct PartTests {
  private let ui = ViewHost(Screen())

  private var log: String { (try? ui.find(identifier: "log").text) ?? "" }

  /// Returns the text of an error, without the numbers of elements.
  private func message(_ action: () throws -> Void) -> String {
    do {
      try action()
      return "no error"
    } catch {
      return "\(error)".replacing(/element \d+/, with: "element N")
    }
  }

  // MARK: Rows and parts

  @Test("a row is found by a text in it")
  func rows() throws {
    #expect(
      ui.rows.map(\.text) == [
        "Milk Delete", "Bread Delete", "Total: 12 eggs Delete", "Save all", "Two buttons One Two",
        "City", "City",
      ])
    #expect(try ui.find(row: "Bread").text == "Bread Delete")
    #expect(try ui.find(rowContaining: "eggs").text == "Total: 12 eggs Delete")
    #expect(ui.findAll(row: "Delete").count == 3)
  }

  @Test("finders of a part look inside it only")
  func within() throws {
    let milk = try ui.within(ui.find(row: "Milk"))
    #expect(milk.outline == "text \"Milk\"\nbutton \"Delete\"")
    #expect(milk.texts == ["Milk", "Delete"])

    try milk.find(button: "Delete").tap()

    #expect(ui.findAll(row: "Milk").isEmpty)
    #expect(ui.findAll(row: "Bread").count == 1)
    let address = try ui.within(ui.find(group: "Second address"))
    #expect(try address.find(textField: "City").value == "Rome")
  }

  @Test("an element that is not in a part is an error with the part's outline")
  func missingInPart() throws {
    let milk = try ui.within(ui.find(row: "Milk"))
    #expect(
      message { _ = try milk.find(button: "Deleted") } == """
        There is no button "Deleted" in the row "Milk Delete".
        Near matches: button "Delete".
        In the row "Milk Delete":
        text "Milk"
        button "Delete"
        """)
  }

  @Test("using a part that is gone is an error, and its outline is empty")
  func gone() throws {
    let milk = try ui.within(ui.find(row: "Milk"))
    try milk.find(button: "Delete").tap()

    #expect(milk.texts == [])
    #expect(milk.findAll(button: "Delete").isEmpty)
    #expect(
      message { _ = try milk.find(button: "Delete") } == """
        The row "Milk Delete" is not on the screen any more.
        On the screen:
        \(ui.outline)
        """)
  }

  // MARK: Roles, parts of texts, patterns

  @Test("elements are found by role, and by role and name")
  func roles() throws {
    #expect(try ui.find(role: .toggle).isOn == false)
    #expect(try ui.find(role: .button, "Save all").isEnabled)
    #expect(ui.findAll(role: .textField).count == 2)
    #expect(try ui.find(role: .heading, "Shopping").text == "Shopping")
    #expect(
      message { _ = try ui.find(role: .slider) } == """
        There is no slider on the screen.
        On the screen:
        \(ui.outline)
        """)
    #expect(
      message { _ = try ui.find(role: .textField) } == """
        There are 2 matches for the text field; a finder needs exactly one. Use findAll, look \
        within a part of the screen, or tell them apart by accessibility labels.
        On the screen:
        \(ui.outline)
        """)
  }

  @Test("texts are found by a part of them and by patterns")
  func patterns() throws {
    #expect(try ui.find(textContaining: "12").text == "Total: 12 eggs")
    #expect(try ui.find(textMatching: /Total: \d+/).text == "Total: 12 eggs")
    #expect(try ui.find(role: .button, containing: "all").text == "Save all")
    #expect(try ui.find(role: .button, matching: /^Save/).text == "Save all")
    #expect(ui.findAll(textContaining: "Delete").count == 3)
    #expect(ui.findAll(textMatching: /^(One|Two)$/).count == 2)
    #expect(
      message { _ = try ui.find(textContaining: "Totals") } == """
        There is no text containing "Totals" on the screen.
        On the screen:
        \(ui.outline)
        """)
    #expect(
      message { _ = try ui.find(role: .button, matching: /\d/) } == """
        There is no button that matches the pattern on the screen.
        On the screen:
        \(ui.outline)
        """)
  }

  // MARK: Taps

  @Test("a tap on a text reaches its button, and a tap on a row its only one")
  func taps() throws {
    try ui.find(text: "Save all").tap()
    #expect(log == "saved ")
    try ui.find(rowContaining: "Save").tap()
    #expect(log == "saved saved ")
    try ui.find(text: "Tap here").tap()
    #expect(log == "saved saved tapped ")
  }

  @Test("a tap on the label of a switch is one on the switch")
  func label() throws {
    try ui.find(text: "Notifications").tap()
    #expect(try ui.find(toggle: "Notifications").isOn)
    try ui.find(text: "Notifications").tap()
    #expect(try !ui.find(toggle: "Notifications").isOn)
  }

  @Test("a tap that reaches nothing is an error with the reason")
  func nothing() {
    #expect(
      message { try ui.find(text: "Milk").tap() } == """
        The text "Milk" cannot be tapped: no button, link or row is around it.
        On the screen:
        \(ui.outline)
        """)
    #expect(
      message { try ui.find(row: "Two buttons").tap() } == """
        The row "Two buttons One Two" cannot be tapped: it does nothing itself, and has not exactly \
        one button or link; find one within it.
        On the screen:
        \(ui.outline)
        """)
    #expect(
      message { try ui.find(text: "Disabled").tap() } == """
        The text "Disabled" is in the button "Disabled", which cannot be tapped: element N is \
        disabled.
        On the screen:
        \(ui.outline)
        """)
    #expect(
      message { try ui.find(link: "Website").tap() } == """
        The link "Website" cannot be tapped: it leads to https://example.com/a, and a host shows no \
        other page.
        On the screen:
        \(ui.outline)
        """)
  }

  private struct Links: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink {
            Text("Details")
          } label: {
            VStack {
              Text("First")
              Text("more")
            }
          }
        }
      }
    }
  }

  @Test("a tap on a text, or on a row, follows the link there", arguments: [true, false])
  func link(isRow: Bool) throws {
    let ui = ViewHost(Links())
    try (isRow ? ui.find(row: "more") : ui.find(text: "more")).tap()
    #expect(ui.findAll(text: "Details").count == 1)
  }

  private struct Selection: View {
    @State private var selected: Int?

    var body: some View {
      List(selection: $selected) {
        ForEach(1...2, id: \.self) { number in Text("row \(number)").tag(number) }
      }
    }
  }

  @Test("a tap on a text selects its row")
  func selection() throws {
    let ui = ViewHost(Selection())
    try ui.find(text: "row 2").tap()
    #expect(try ui.find(row: "row 2").isOn)
    #expect(try !ui.find(row: "row 1").isOn)
  }

  // MARK: What is read as one

  private struct Ignoring: View {
    var body: some View {
      VStack {
        HStack {
          Text("4")
          Text("of 5")
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating: 4 of 5")
        Text("after")
      }
    }
  }

  @Test("an outline leaves out ignored children, and keeps the label")
  func ignored() throws {
    let ui = ViewHost(Ignoring())
    #expect(ui.outline == "image \"Rating: 4 of 5\"\ntext \"after\"")
    #expect(try ui.find(image: "Rating: 4 of 5").text == "4 of 5")
    #expect(ui.texts == ["4", "of 5", "after"])
  }
}
