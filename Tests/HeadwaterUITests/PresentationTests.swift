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
      Button("Done", action: store.call(.doneTapped))
    }
  }
}

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

private struct QuestionView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    VStack {
      Button("Ask", action: store.call(.askTapped))
    }
    .alert(store.scope(presented: \.alert, action: \.alert))
    .confirmationDialog(store.scope(presented: \.choice, action: \.choice))
  }
}

private struct DestinationView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    NavigationStack {
      Text("home")
        .navigationDestination(
          item: store.scope(presented: \.editor, action: \.editor)
        ) { editor in
          EditorView(store: editor).navigationTitle("Editor")
        }
    }
  }
}

private struct ScreenView: View {
  let store: Store<Row.State, Row.Action>
  @State private var taps = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("row \(store.id) count \(store.count)", action: store.call(.incremented))
      Button("taps \(taps)") { taps += 1 }
      Button("Leave") { dismiss() }
      NavigationLink(state: Row.State(id: store.id + 1)) { Text("Next") }
    }
    .navigationTitle("Row \(store.id)")
  }
}

private struct StackView: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View {
    NavigationStack(path: store.scope(stack: \.path, action: \.path)) {
      VStack {
        Button("Push", action: store.call(.pushed(Row.State(id: 1))))
        NavigationLink("Link", state: Row.State(id: 5))
      }
      .navigationTitle("Home")
    } destination: { screen in
      ScreenView(store: screen)
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

  @Test("an alert is a value in the state, its buttons and its dismissal are actions")
  func alert() throws {
    let ui = ViewHost(QuestionView(store: store))
    try ui.find(button: "Ask").tap()
    #expect(ui.alert?.title == "Delete 2?")
    #expect(ui.alert?.message == "For good.")

    try ui.alert?.tap("Delete")

    #expect(ui.alert == nil)
    #expect(store.log == ["askTapped", "alert"])
    #expect(store.name == "deleted")
    try ui.find(button: "Ask").tap()
    try ui.alert?.tap("Cancel")
    #expect(ui.alert == nil)
    #expect(store.alert == nil)
    #expect(store.log.count == 4)
  }

  @Test("an answer that brings the next alert does not dismiss it")
  func nextAlert() throws {
    let ui = ViewHost(QuestionView(store: store))
    try ui.find(button: "Ask").tap()
    try ui.alert?.tap("Ask again")
    #expect(ui.alert?.title == "Again?")
    try ui.alert?.tap("Yes")
    #expect(ui.alert == nil)
    #expect(store.log == ["askTapped", "alert", "alert"])
  }

  @Test("a choice of actions is a value in the state")
  func choice() throws {
    let ui = ViewHost(QuestionView(store: store))
    store.send(.chooseTapped)
    #expect(ui.confirmationDialog?.buttons == ["One", "Two", "Cancel"])

    try ui.confirmationDialog?.tap("Two")

    #expect(ui.confirmationDialog == nil)
    #expect(store.log == ["chooseTapped", "choice"])
    #expect(store.name == "chosen 2")
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

  @Test("a screen is there while the state is, and going back is an action")
  func destination() throws {
    let ui = ViewHost(DestinationView(store: store))
    store.send(.editTapped(id: 3))
    #expect(ui.navigation.title == "Editor")

    try ui.navigation.back()

    #expect(store.log == ["editTapped", "editor"])
    #expect(ui.findAll(text: "home").count == 1)
  }

  @Test("a stack shows the screens of the state, and each way back is an action")
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
    #expect(store.log == ["pushed", "path", "pushed", "path", "path"])
  }

  @Test("the screens of a stack that is made anew have views of their own")
  func stackMadeAnew() throws {
    let ui = ViewHost(StackView(store: store))
    store.send(.opened([Row.State(id: 1)]))
    try ui.find(button: "taps 0").tap()
    #expect(ui.findAll(button: "taps 1").count == 1)

    store.send(.opened([Row.State(id: 2)]))

    #expect(ui.navigation.title == "Row 2")
    #expect(ui.findAll(button: "row 2 count 0").count == 1)
    #expect(ui.findAll(button: "taps 0").count == 1)
    #expect(ui.findAll(button: "taps 1").isEmpty)
    try ui.find(button: "Leave").tap()
    #expect(ui.navigation.title == "Home")
  }

  @Test("a link pushes a screen by its state")
  func link() throws {
    let ui = ViewHost(StackView(store: store))
    try ui.find(link: "Link").tap()
    #expect(ui.navigation.title == "Row 5")
    try ui.find(link: "Next").tap()
    #expect(ui.navigation.title == "Row 6")
    #expect(store.path.map(\.id) == [5, 6])
    #expect(store.log == ["path", "path"])
    store.send(.path(.popFrom(id: 0)))
    #expect(ui.navigation.title == "Home")
    try ui.find(link: "Link").tap()
    #expect(store.path.ids == [2])
  }

  @Test("a screen that the reducer removes takes its view with it")
  func stackShrinks() throws {
    let ui = ViewHost(StackView(store: store))
    for id in 1...3 { store.send(.pushed(Row.State(id: id))) }
    #expect(ui.navigation.title == "Row 3")

    store.send(.popped)
    store.send(.popped)

    #expect(ui.navigation.title == "Row 1")
  }

  @Test("the stores of popped screens are released")
  func release() throws {
    let ui = ViewHost(StackView(store: store))
    final class Reference { weak var store: Store<Row.State, Row.Action>? }
    var references: [Reference] = []
    for id in 1...5 {
      store.send(.pushed(Row.State(id: id)))
      #expect(ui.navigation.title == "Row \(id)")
      let reference = Reference()
      let screen = StackElementID(integerLiteral: id - 1)
      reference.store = store.scope(stack: \.path, id: screen, action: \.path)
      references.append(reference)
    }
    #expect(references.allSatisfy { $0.store != nil })
    store.send(.path(.popFrom(id: 2)))
    #expect(ui.navigation.title == "Row 2")
    #expect(references.map { $0.store != nil } == [true, true, false, false, false])
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
