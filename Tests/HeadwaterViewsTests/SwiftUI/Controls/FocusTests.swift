import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Focusing: View {
  enum Field { case name, city }

  @FocusState private var field: Field?
  @FocusState private var isNoted: Bool
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name).focused($field, equals: .name)
    TextField("City", text: $name).focused($field, equals: .city)
    TextField("Note", text: $name).focused($isNoted)
    Button("city") { field = .city }
    Button("nothing") {
      field = nil
      isNoted = false
    }
    Text(field == .name ? "name" : field == .city ? "city!" : "none")
    if isNoted { Text("noted") }
  }
}

/// Two buttons, one of which takes the place of the other.
private struct Connection: View {
  enum Act { case stop, connect }

  @FocusState private var focus: Act?
  @State private var isLive = true

  var body: some View {
    if isLive {
      Button("Stop") { isLive = false }.focused($focus, equals: .stop)
    } else {
      Button("Connect") { isLive = true }.focused($focus, equals: .connect)
    }
    Text(focus == .stop ? "at stop" : focus == .connect ? "at connect" : "elsewhere")
      .onChange(of: isLive) { _, isLive in
        if focus != nil { focus = isLive ? .stop : .connect }
      }
  }
}

/// A button before a field, in one view with a focus state.
private struct Search: View {
  @FocusState private var isSearching: Bool
  @State private var text = ""

  var body: some View {
    HStack {
      Button("Clear") { text = "" }
      TextField("Search", text: $text)
    }
    .focused($isSearching)
    Button("Find") { isSearching = true }
  }
}

@MainActor
@Suite struct FocusTests {
  private let ui = ViewHost(Focusing())

  // Covers: FocusState, .focused
  @Test("a focus state follows the person's focus")
  func follow() throws {
    _ = try ui.find(text: "none")
    try ui.find(textField: "Name").focus()
    _ = try ui.find(text: "name")
    try ui.find(textField: "Note").focus()
    _ = try ui.find(text: "none")
    _ = try ui.find(text: "noted")
  }

  @Test("setting a focus state moves the focus")
  func move() throws {
    try ui.find(button: "city").tap()
    #expect(try ui.find(textField: "City").isFocused)
    _ = try ui.find(text: "city!")
  }

  @Test("a focus state follows the focus from a button to the one that takes its place")
  func button() throws {
    let ui = ViewHost(Connection())
    try ui.find(button: "Stop").focus()
    _ = try ui.find(text: "at stop")
    try ui.find(button: "Stop").tap()
    #expect(try ui.find(button: "Connect").isFocused)
    _ = try ui.find(text: "at connect")
    try ui.find(button: "Connect").tap()
    #expect(try ui.find(button: "Stop").isFocused)
  }

  @Test("a field gets the focus before a button beside it")
  func fieldFirst() throws {
    let ui = ViewHost(Search())
    try ui.find(button: "Find").tap()
    #expect(try ui.find(textField: "Search").isFocused)
  }

  @Test("setting a focus state to nil, or to false, takes the focus from the field")
  func blur() throws {
    try ui.find(textField: "Name").focus()
    try ui.find(button: "nothing").tap()
    #expect(try !ui.find(textField: "Name").isFocused)
    #expect(ui.focus == nil)
    _ = try ui.find(text: "none")

    try ui.find(textField: "Note").focus()
    try ui.find(button: "nothing").tap()
    #expect(ui.focus == nil)
    #expect(ui.findAll(text: "noted").isEmpty)
  }

  @Test("when the focus is moved, the field that had it is not told to lose it")
  func moveOnly() throws {
    try ui.find(textField: "Name").focus()
    try ui.find(button: "city").tap()
    let blurs = ui.operations.filter { if case .blur = $0 { true } else { false } }
    #expect(blurs == [])
    #expect(try ui.find(textField: "City").isFocused)
  }

  @Test("the tab key goes through fields and buttons in their order")
  func tabOrder() throws {
    #expect(
      ui.tabOrder == [
        #"text field "Name""#, #"text field "City""#, #"text field "Note""#, #"button "city""#,
        #"button "nothing""#,
      ])
    try ui.press(.tab)
    try ui.press(.tab)
    #expect(ui.focus == #"text field "City""#)
    try ui.press(.backTab)
    _ = try ui.find(text: "name")
    try ui.press(.tab)
    try ui.press(.tab)
    try ui.press(.tab)
    try ui.press(.enter)
    #expect(ui.focus == #"text field "City""#)
  }
}

private struct Vanishing: View {
  @FocusState private var isHere: Bool
  @State private var isShown = true
  @State private var text = ""

  var body: some View {
    if isShown { TextField("Field", text: $text).focused($isHere) }
    Button("toggle") { isShown.toggle() }
    Text(isHere ? "here" : "away")
  }
}

@MainActor
@Suite struct VanishingFocusTests {
  @Test("a field that goes has no focus, and does not take it when it comes again")
  func goneAndBack() throws {
    let ui = ViewHost(Vanishing())
    try ui.find(textField: "Field").focus()
    _ = try ui.find(text: "here")
    try ui.find(button: "toggle").tap()
    _ = try ui.find(text: "away")
    try ui.find(button: "toggle").tap()
    #expect(try !ui.find(textField: "Field").isFocused)
    _ = try ui.find(text: "away")
  }
}
