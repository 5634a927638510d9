import HeadwaterUITesting
import HeadwaterViews
import Testing

@MainActor @Suite("Symbols that used to be ignored") struct IgnoredStateTests {
  // Covers: .onSubmit, .searchable
  @Test("submitting a search field does what onSubmit(of: .search) says, and nothing else")
  func search() throws {
    struct Screen: View {
      @State private var search = ""
      @State private var name = ""
      @State private var log = ""

      var body: some View {
        VStack {
          TextField("Name", text: $name)
          Text("rows")
        }
        .searchable(text: $search, prompt: "Find")
        .onSubmit(of: .search) { log += "search " }
        .onSubmit { log += "text " }
        .onSubmit(of: [.search, .text]) { log += "both " }
        Text(verbatim: "log \(log)")
      }
    }
    let ui = ViewHost(Screen())

    try ui.find(textField: "Find").submit()
    #expect(ui.texts.contains("log search both "))
    try ui.find(textField: "Name").submit()
    #expect(ui.texts.contains("log search both text both "))
  }

  // Covers: .deleteDisabled
  @Test("a row that may not be deleted has no button for it, and gets it back")
  func deleteDisabled() throws {
    struct Screen: View {
      @State private var rows = ["a", "b"]
      @State private var isLocked = true

      var body: some View {
        List {
          ForEach(rows, id: \.self) { row in
            Text(row).deleteDisabled(row == "a" && isLocked)
          }
          .onDelete { rows.remove(atOffsets: $0) }
        }
        Button("unlock") { isLocked = false }
      }
    }
    let ui = ViewHost(Screen())
    #expect(ui.findAll(button: "Delete").count == 1)

    try ui.find(button: "unlock").tap()
    #expect(ui.findAll(button: "Delete").count == 2)
    try ui.findAll(button: "Delete")[0].tap()
    #expect(ui.findAll(text: "a").isEmpty)
  }

  @Test(
    "a link to a scheme that pages do not link to raises an issue that does not tell the address")
  func link() {
    struct Screen: View {
      var body: some View {
        Link("open", destination: URL(string: "myapp://secret")!)
        Text("[read](otherapp://secret)")
      }
    }
    let issues = ViewHost(Screen()).issues

    #expect(
      issues.first == """
        A link in Screen has an address with another scheme, and is shown without it. A page only \
        links to http, https, mailto and tel, since other schemes can run scripts. Use a Button and \
        handle the address in its action.
        """)
    // Without their addresses, both links have the same issue, which is told once.
    #expect(issues.count == 1)
    #expect(!issues.joined().contains("secret"))
  }

  @Test("a sheet that is closed while its state stays raises an issue")
  func sheet() throws {
    struct Screen: View {
      var body: some View {
        Text("a").sheet(isPresented: .constant(true)) { Text("inside") }
      }
    }
    let ui = ViewHost(Screen())
    #expect(ui.issues.isEmpty)

    try #require(ui.sheet).dismiss()

    #expect(ui.sheet != nil)
    #expect(
      ui.issues == [
        """
        The person has closed sheet(Text) in Screen, but the state that shows it has not changed, so it \
        stays open. Let the binding adopt the false or nil that it receives. With a store, let the \
        reducer remove the state on the action for `dismissed`.
        """
      ])
  }

  @Test("an alert that is closed while its state stays raises an issue")
  func alert() throws {
    let ui = ViewHost(Text("a").alert("stays", isPresented: .constant(true)) { Button("OK") {} })

    try #require(ui.alert).tap("OK")

    #expect(ui.issues.count == 1)
    #expect(ui.issues.first?.hasPrefix("The person has closed alert(Button<Text>) in ") == true)
  }

  @Test("a presentation whose state goes when it is closed raises none")
  func closed() throws {
    struct Screen: View {
      @State private var isSheetShown = true
      @State private var isAlertShown = false

      var body: some View {
        Text("a").sheet(isPresented: $isSheetShown) {
          Button("ask") { isAlertShown = true }
            .alert("question", isPresented: $isAlertShown) { Button("OK") {} }
        }
      }
    }
    let ui = ViewHost(Screen())
    try ui.find(button: "ask").tap()
    try #require(ui.alert).tap("OK")
    try #require(ui.sheet).dismiss()

    #expect(ui.sheet == nil)
    #expect(ui.issues == [])
  }

  @Test("a presentation whose state goes by onChange raises none")
  func closedByOnChange() throws {
    struct Screen: View {
      let kind: String
      @State private var wanted = true
      @State private var shown = true

      var body: some View {
        NavigationStack {
          Text("root")
            .sheet(isPresented: binding("sheet")) { Text("inside") }
            .popover(isPresented: binding("popover")) { Text("inside") }
            .alert("question", isPresented: binding("alert")) { Button("OK") {} }
            .navigationDestination(isPresented: binding("screen")) { Text("pushed") }
        }
        .onChange(of: wanted) { shown = wanted }
      }

      private func binding(_ kind: String) -> Binding<Bool> {
        Binding(get: { shown && kind == self.kind }, set: { wanted = $0 })
      }
    }
    let sheet = ViewHost(Screen(kind: "sheet"))
    try #require(sheet.sheet).dismiss()
    let popover = ViewHost(Screen(kind: "popover"))
    try #require(popover.sheet).dismiss()
    let alert = ViewHost(Screen(kind: "alert"))
    try #require(alert.alert).tap("OK")
    let screen = ViewHost(Screen(kind: "screen"))
    try screen.navigation.back()

    #expect(sheet.sheet == nil && popover.sheet == nil && alert.alert == nil)
    #expect(screen.findAll(text: "pushed").isEmpty)
    for ui in [sheet, popover, alert, screen] { #expect(ui.issues == []) }
  }

  @Test("a screen that is left while its state stays raises an issue")
  func screen() throws {
    struct Root: View {
      var body: some View {
        Text("root").navigationDestination(isPresented: .constant(true)) { Text("pushed") }
      }
    }
    let ui = ViewHost(NavigationStack { Root() })

    try ui.navigation.back()

    #expect(ui.issues.count == 1)
    #expect(
      ui.issues.first?.hasPrefix("The person has closed navigationDestination(Text) in Root")
        == true)
  }
}
