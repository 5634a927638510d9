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

  @Test("a binding of a ForEach reaches its element")
  func binding() throws {
    try ui.find(textField: "Name of 2").replace(with: "two")
    #expect(ui.navigation.title == "item 1, two, item 3")
  }

  @Test("a row is deleted by its button and by the delete key")
  func delete() throws {
    try ui.find(textField: "Name of 2").delete()
    #expect(ui.navigation.title == "item 1, item 3")
    try ui.findAll(button: "Delete")[0].tap()
    #expect(ui.navigation.title == "item 3")
  }

  @Test("rows are moved while the list is being edited")
  func move() throws {
    #expect(throws: ActionError.self) { try ui.find(textField: "Name of 1").moveDown() }
    try ui.find(button: "Edit").tap()
    try ui.find(textField: "Name of 1").moveDown()
    #expect(ui.navigation.title == "item 2, item 1, item 3")
    try ui.find(textField: "Name of 3").moveUp()
    #expect(ui.navigation.title == "item 2, item 3, item 1")
    try ui.find(button: "Done").tap()
  }

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

@MainActor
@Suite struct FocusTests {
  private let ui = ViewHost(Focusing())

  @Test("a focus state follows the person")
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

private struct HeightKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Preferring: View {
  @State private var heights = [1, 2]
  @State private var highest = 0

  var body: some View {
    Group {
      ForEach(heights, id: \.self) { Text("row \($0)").preference(key: HeightKey.self, value: $0) }
    }
    .onPreferenceChange(HeightKey.self) { [$highest] in $highest.wrappedValue = $0 }
    Text("highest \(highest)")
    Button("grow") { heights.append(5) }
    Button("shrink") { heights = [1] }
  }
}

@MainActor
@Suite struct PreferenceTests {
  @Test("a preference of the views below reaches the view around them")
  func preference() throws {
    let ui = ViewHost(Preferring())
    _ = try ui.find(text: "highest 2")
    try ui.find(button: "grow").tap()
    _ = try ui.find(text: "highest 5")
    try ui.find(button: "shrink").tap()
    _ = try ui.find(text: "highest 1")
  }
}

private struct Gesturing: View {
  @State private var place = CGPoint(x: 10, y: 20)
  @State private var log = ""

  var body: some View {
    ZStack {
      Rectangle().frame(width: 20, height: 20).position(place)
        .gesture(
          DragGesture().onChanged { place = $0.location }.onEnded { _ in log = "dropped" }
        )
        .accessibilityIdentifier("box")
    }
    Text("tap").onTapGesture { log = "tapped" }
    Text("double").onTapGesture(count: 2) { log = "twice" }
    Text("hold").onLongPressGesture { log = "held" }
    Text("log \(log)")
  }
}

@MainActor
@Suite struct GestureTests {
  private let ui = ViewHost(Gesturing())

  @Test("a drag moves a shape by style properties alone")
  func drag() throws {
    let box = try ui.find(identifier: "box")
    try box.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 50, y: 20))
    _ = try ui.find(text: "log dropped")
    try box.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 70, y: 30))
    #expect(ui.html.contains("box"))
  }

  @Test("a tap and a long press act; two taps are counted")
  func taps() throws {
    try ui.find(button: "tap").tap()
    _ = try ui.find(text: "log tapped")
    try ui.find(button: "double").tap()
    _ = try ui.find(text: "log tapped")
    try ui.find(button: "double").tap()
    _ = try ui.find(text: "log twice")
    try ui.find(text: "hold").longPress()
    _ = try ui.find(text: "log held")
  }

  @Test("a place that follows a pointer is a style property, not another interned rule")
  func motion() throws {
    let graph = ViewGraph(root: Moving())
    graph.start()
    _ = graph.flush()
    let rules = graph.rules.count
    Moving.model.x = 40
    let operations = graph.flush()
    #expect(operations.count == 1)
    guard case .setStyle(_, "translate", "40px 5px") = operations.first else {
      Issue.record("\(operations)")
      return
    }
    #expect(graph.rules.count == rules)
    #expect(graph.html.contains("class=\"at s"))
  }

  @Test("a trimmed shape that stays as it is costs nothing when its view is evaluated again")
  func unchangedDrawing() {
    let graph = ViewGraph(root: Trimmed())
    graph.start()
    _ = graph.flush()
    Trimmed.model.x = 40
    #expect(graph.flush().count == 1)
  }
}

private struct Trimmed: View {
  @MainActor static let model = Moving.Model()

  var body: some View {
    Circle().trim(from: 0, to: 0.7).stroke(Color.blue, lineWidth: 4)
    Text("\(Trimmed.model.x)")
  }
}

private struct Moving: View {
  @MainActor @Observable final class Model { var x = 10.0 }
  @MainActor static let model = Model()

  var body: some View { Circle().position(x: Moving.model.x, y: 5) }
}
