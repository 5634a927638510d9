import HeadwaterUI
import HeadwaterUITesting
import Testing

private struct EditorView: View {
  @Bindable var store: Store<Editor.State, Editor.Action>
  @State private var count = 0

  var body: some View {
    VStack {
      Text("editor \(store.id)")
      TextField("Text", text: $store.text.sending(\.textChanged))
      Button("count \(count)") { count += 1 }
    }
  }
}

private struct SheetView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    Button("Edit", action: store.call(.editTapped(id: 1)))
      .sheet(
        item: store.presenting(optional: \.editor, action: \.editor, dismissed: .editorClosed)
      ) { editor in
        EditorView(store: editor)
      }
  }
}

private struct QuestionView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    VStack {
      Button("Ask", action: store.call(.askTapped))
    }
    .alert(store.presenting(alert: \.alert, dismissed: .alertDismissed))
    .alert(
      store.presenting(alert: \.question, action: \.answered, dismissed: .questionDismissed)
    )
    .confirmationDialog(
      store.presenting(confirmationDialog: \.choice, dismissed: .choiceDismissed))
  }
}

private struct DestinationView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    NavigationStack {
      Text("home")
        .navigationDestination(
          item: store.presenting(optional: \.editor, action: \.editor, dismissed: .editorClosed)
        ) { editor in
          EditorView(store: editor).navigationTitle("Editor")
        }
    }
  }
}

private struct ScreenView: View {
  let store: Store<Row.State, Row.Action>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("row \(store.id) count \(store.count)", action: store.call(.incremented))
      Button("Leave") { dismiss() }
    }
    .navigationTitle("Row \(store.id)")
  }
}

private struct StackView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    NavigationStack(
      path: store.presenting(path: \.path, action: \.screens, dismissed: { .screenClosed($0) })
    ) {
      Button("Push", action: store.call(.pushed(Row.State(id: 1)))).navigationTitle("Home")
    } destination: { screen in
      ScreenView(store: screen)
    }
  }
}

private struct ConditionalView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    if let editor = store.scope(optional: \.editor, action: \.editor) {
      EditorView(store: editor)
    } else {
      Text("nobody edits")
    }
  }
}

@MainActor @Suite("Presentation by a store")
struct PresentationTests {
  private let store = Store(initialState: Feature.State(), reducer: Feature())

  @Test("a sheet is there while the state is, works on its store, and closing it is an action")
  func sheet() throws {
    let ui = ViewHost(SheetView(store: store))
    try ui.find(button: "Edit").tap()
    try ui.find(textField: "Text").type("a")
    #expect(store.editor?.text == "a")
    #expect(ui.bodyCount(of: SheetView.self) == 0)

    try ui.sheet?.dismiss()

    #expect(ui.sheet == nil)
    #expect(store.editor == nil)
    #expect(store.log == ["editTapped", "editor", "editorClosed"])
  }

  @Test("a reducer that removes the state closes the sheet without an action")
  func stateGoes() throws {
    let ui = ViewHost(SheetView(store: store))
    try ui.find(button: "Edit").tap()
    #expect(ui.sheet != nil)

    store.send(.editorClosed)

    #expect(ui.sheet == nil)
    #expect(store.log == ["editTapped", "editorClosed"])
  }

  @Test("state with another id gets a sheet of its own")
  func otherIdentity() throws {
    let ui = ViewHost(SheetView(store: store))
    try ui.find(button: "Edit").tap()
    try ui.find(button: "count 0").tap()

    store.send(.editTapped(id: 2))

    #expect(ui.findAll(text: "editor 2").count == 1)
    #expect(ui.findAll(button: "count 0").count == 1)
  }

  @Test("an alert is a value in the state, its buttons and its dismissal are actions")
  func alert() throws {
    let ui = ViewHost(QuestionView(store: store))
    try ui.find(button: "Ask").tap()
    #expect(ui.alert?.title == "Delete?")
    #expect(ui.alert?.message == "For good.")

    try ui.alert?.tap("Delete")

    #expect(ui.alert == nil)
    #expect(store.log == ["askTapped", "deleteConfirmed", "alertDismissed"])
    try ui.find(button: "Ask").tap()
    try ui.alert?.dismiss()
    #expect(store.log.suffix(2) == ["askTapped", "alertDismissed"])
  }

  @Test("a dismissal is not sent when the button's action has taken the alert away")
  func answered() throws {
    let ui = ViewHost(QuestionView(store: store))
    store.send(.questionTapped)

    try ui.alert?.tap("Yes")

    #expect(ui.alert == nil)
    #expect(store.log == ["questionTapped", "answered"])
  }

  @Test("a choice of actions is a value in the state")
  func choice() throws {
    let ui = ViewHost(QuestionView(store: store))
    store.send(.chooseTapped)
    #expect(ui.confirmationDialog?.buttons == ["One", "Two", "Cancel"])

    try ui.confirmationDialog?.tap("Two")

    #expect(ui.confirmationDialog == nil)
    #expect(store.log == ["chooseTapped", "chosen", "choiceDismissed"])
  }

  @Test("a screen is there while the state is, and going back is an action")
  func destination() throws {
    let ui = ViewHost(DestinationView(store: store))
    store.send(.editTapped(id: 3))
    #expect(ui.navigation.title == "Editor")

    try ui.navigation.back()

    #expect(store.log == ["editTapped", "editorClosed"])
    #expect(ui.findAll(text: "home").count == 1)
  }

  @Test("a stack shows the elements of the state, and each screen that is left is an action")
  func stack() throws {
    let ui = ViewHost(StackView(store: store))
    try ui.find(button: "Push").tap()
    try ui.find(button: "row 1 count 0").tap()
    #expect(ui.findAll(button: "row 1 count 1").count == 1)
    store.send(.pushed(Row.State(id: 2)))
    #expect(ui.navigation.title == "Row 2")

    try ui.find(button: "Leave").tap()
    #expect(ui.navigation.title == "Row 1")
    try ui.navigation.back()

    #expect(ui.navigation.title == "Home")
    #expect(store.path.isEmpty)
    #expect(store.log == ["pushed", "screens", "pushed", "screenClosed", "screenClosed"])
  }

  @Test("an element that the reducer removes takes its screen with it")
  func stackShrinks() throws {
    let ui = ViewHost(StackView(store: store))
    for id in 1...3 { store.send(.pushed(Row.State(id: id))) }
    #expect(ui.navigation.title == "Row 3")

    store.send(.screenClosed(3))
    store.send(.screenClosed(2))

    #expect(ui.navigation.title == "Row 1")
  }

  @Test("an `if` shows a scope while its state exists")
  func conditional() throws {
    let ui = ViewHost(ConditionalView(store: store))
    #expect(ui.texts == ["nobody edits"])

    store.send(.editTapped(id: 1))
    try ui.find(textField: "Text").type("x")
    let count = ui.bodyCount(of: ConditionalView.self)
    store.send(.nameChanged("n"))

    #expect(store.editor?.text == "x")
    #expect(ui.bodyCount(of: ConditionalView.self) == count)
    store.send(.editorClosed)
    #expect(ui.texts == ["nobody edits"])
  }
}
