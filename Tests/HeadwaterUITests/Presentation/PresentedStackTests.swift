import HeadwaterUI
import HeadwaterUITesting
import Testing

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

@MainActor @Suite("Screens by a store")
struct PresentedStackTests {
  private let store = Store(initialState: Feature.State(), reducer: Feature())

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
}
