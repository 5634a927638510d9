import HeadwaterUI
import HeadwaterUITesting
import Testing

private struct Child: View {
  let store: Store<Feature.State, Feature.Action>

  var body: some View { Text(verbatim: "child \(store.name)") }
}

private struct Parent: View {
  @State private var version = 0
  var makesStore = true
  @State private var kept = Store(initialState: Feature.State(), reducer: Feature())
  @State private var chosen: Store<Feature.State, Feature.Action>?

  var body: some View {
    Text(verbatim: "version \(version)")
    if makesStore {
      Child(store: Store(initialState: Feature.State(), reducer: Feature()))
    } else {
      Child(store: chosen ?? kept)
    }
    Button("again") { version += 1 }
    Button("choose") { chosen = Store(initialState: Feature.State(), reducer: Feature()) }
  }
}

@MainActor @Suite("A store that is made in a body") struct StoreInBodyTests {
  @Test("it raises one issue that says where to keep it")
  func made() throws {
    let ui = ViewHost(Parent())
    #expect(ui.issues.isEmpty)

    try ui.find(button: "again").tap()
    try ui.find(button: "again").tap()

    #expect(
      ui.issues == [
        """
        Child receives a new Store<State, Action> each time the view around it is evaluated. The \
        object is made in a body, and the state of the former object is lost. Keep the object in the \
        view that makes it, with @State private var store = Store(…), and pass that on.
        """
      ])
  }

  @Test("a store that is kept, or made by an action, raises none")
  func kept() throws {
    let ui = ViewHost(Parent(makesStore: false))

    try ui.find(button: "again").tap()
    try ui.find(button: "choose").tap()
    try ui.find(button: "choose").tap()
    try ui.find(button: "again").tap()

    #expect(ui.issues.isEmpty)
  }
}
