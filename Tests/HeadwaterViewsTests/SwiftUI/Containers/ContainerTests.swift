import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
}

private struct Rows: View {
  @State private var items = (1...3).map { Item(id: $0, name: "item \($0)") }
  @State private var mode = EditMode.inactive
  @State private var selected: Int?

  var body: some View {
    NavigationStack {
      List(selection: $selected) {
        ForEach($items) { $item in
          TextField("Name of \(item.id)", text: $item.name)
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("\(items.map(\.name).joined(separator: ", "))")
      .navigationBarItems(leading: Text("leading"), trailing: EditButton())
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Text("selected \(selected ?? 0)") }
        if mode.isEditing {
          ToolbarItem(placement: .principal) { Text("editing") }
        }
      }
    }
    .environment(\.editMode, $mode)
  }
}

@MainActor
@Suite struct EditableListTests {
  private let ui = ViewHost(Rows())

  // Covers: ForEach
  @Test("a binding of a ForEach reaches its element")
  func binding() throws {
    try ui.find(textField: "Name of 2").replace(with: "two")
    #expect(ui.navigation.title == "item 1, two, item 3")
  }

  // Covers: .onDelete
  @Test("a row is deleted by its button and by the delete key")
  func delete() throws {
    try ui.find(textField: "Name of 2").delete()
    #expect(ui.navigation.title == "item 1, item 3")
    try ui.findAll(button: "Delete")[0].tap()
    #expect(ui.navigation.title == "item 3")
  }

  // Covers: .onMove, EditButton
  @Test("a row is deleted and moved by a finder, and a list is not a row")
  func rows() throws {
    try ui.rows[1].delete()
    #expect(ui.navigation.title == "item 1, item 3")
    try ui.find(button: "Edit").tap()
    try ui.rows[1].moveUp()
    #expect(ui.navigation.title == "item 3, item 1")
    #expect(throws: ActionError.self) { try ui.find(role: .list).delete() }
  }

  @Test("rows are moved while the list is being edited")
  func move() throws {
    #expect(throws: ActionError.self) { try ui.find(textField: "Name of 1").moveDown() }
    try ui.find(button: "Edit").tap()
    try ui.find(textField: "Name of 1").moveDown()
    #expect(ui.navigation.title == "item 2, item 1, item 3")
    try ui.find(textField: "Name of 3").moveUp()
    #expect(ui.navigation.title == "item 2, item 3, item 1")
    try ui.find(textField: "Name of 1").drag(rows: -2)
    #expect(ui.navigation.title == "item 1, item 2, item 3")
    #expect(throws: ActionError.self) { try ui.find(textField: "Name of 1").drag(rows: 3) }
    #expect(throws: ActionError.self) { try ui.find(textField: "Name of 1").drag(rows: .min) }
    try ui.find(button: "Done").tap()
  }

  // Covers: ToolbarItem, .navigationBarItems
  @Test("toolbar items stand in the bar, at the bottom, or in the place of the title")
  func toolbar() throws {
    _ = try ui.find(text: "leading")
    _ = try ui.find(text: "selected 0")
    #expect(ui.findAll(text: "editing").isEmpty)
    try ui.find(button: "Edit").tap()
    _ = try ui.find(text: "editing")
  }
}

private struct Tabs: View {
  @State private var selection = "b"
  @State private var log: [String] = []

  var body: some View {
    TabView(selection: $selection) {
      Text("first")
        .onAppear { log.append("a on") }
        .onDisappear { log.append("a off") }
        .tabItem { Label("A", systemImage: "star") }.tag("a")
      NavigationStack { Text("second").navigationTitle("Second") }
        .tabItem { Text("B") }.tag("b")
    }
    Text(log.joined(separator: " "))
  }
}

@MainActor
@Suite struct TabTests {
  private let ui = ViewHost(Tabs())

  // Covers: TabView, .tabItem
  @Test("the tab that is selected is shown, and has the title")
  func selection() throws {
    #expect(ui.findAll(text: "first").isEmpty)
    #expect(ui.navigation.title == "Second")
    try ui.find(tab: "A").tap()
    _ = try ui.find(text: "first")
    #expect(ui.findAll(text: "second").isEmpty)
    #expect(try ui.find(tab: "A").isOn)
  }

  @Test("views of a tab appear and disappear with it")
  func lifecycle() throws {
    try ui.find(tab: "A").tap()
    try ui.find(tab: "B").tap()
    _ = try ui.find(text: "a on a off")
  }
}
