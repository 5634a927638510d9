import HeadwaterUI
import HeadwaterUITesting
import Testing

private struct SheetView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    Button("Edit", action: store.call(.editTapped(id: 1)))
      .sheet(
        item: store.scope(presented: \.editor, action: \.editor)
      ) { editor in
        EditorView(store: editor)
      }
  }
}

private struct PanelView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    let panel = store.scope(presented: \.panel, action: \.panel)
    NavigationStack {
      Text("home")
        .sheet(item: panel.scope(case: \.editor, action: \.editor)) { EditorView(store: $0) }
        .navigationDestination(item: panel.scope(case: \.row, action: \.row)) {
          ScreenView(store: $0)
        }
        .alert(panel.scope(case: \.question, action: \.question))
        .sheet(isPresented: panel.scope(case: \.text, action: \.textChanged).isPresented) {
          if let panel = store.scope(optional: \.panel, action: \.panel),
            let text = panel.binding(case: \.text, action: \.textChanged)
          {
            TextField("Text", text: text)
          }
        }
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

@MainActor @Suite("Sheets and cases by a store")
struct PresentedSheetTests {
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
    #expect(store.log == ["editTapped", "editor", "editor"])
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

  @Test("a feature that closes itself takes its sheet with it")
  func dismiss() throws {
    let ui = ViewHost(SheetView(store: store))
    try ui.find(button: "Edit").tap()
    try ui.find(button: "Done").tap()
    #expect(ui.sheet == nil)
    #expect(store.log == ["editTapped", "editor", "editor"])
  }

  @Test("each case of a destination has a presentation of its own")
  func destinationCases() throws {
    let ui = ViewHost(PanelView(store: store))
    store.send(.show(.editor(Editor.State(id: 1))))
    try ui.find(textField: "Text").type("a")
    #expect(store.panel == .editor(Editor.State(id: 1, text: "a")))
    store.send(.show(.row(Row.State(id: 2))))
    #expect(ui.sheet == nil)
    #expect(ui.navigation.title == "Row 2")
    try ui.navigation.back()
    #expect(store.panel == nil)
    store.send(.show(.question(AlertState("Sure?", buttons: [.default("Yes", action: .delete)]))))
    try ui.alert?.tap("Yes")
    #expect(ui.alert == nil)
    #expect(store.panel == nil)
  }

  @Test("a case's value is bound")
  func caseBinding() throws {
    let ui = ViewHost(PanelView(store: store))
    store.send(.show(.text("")))
    try ui.find(textField: "Text").type("a")
    #expect(store.panel == .text("A"))
    #expect(try ui.find(textField: "Text").value == "A")
    try ui.sheet?.dismiss()
    #expect(store.panel == nil)
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
