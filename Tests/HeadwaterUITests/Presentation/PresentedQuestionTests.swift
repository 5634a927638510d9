import HeadwaterUI
import HeadwaterUITesting
import Testing

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

@MainActor @Suite("Questions by a store")
struct PresentedQuestionTests {
  private let store = Store(initialState: Feature.State(), reducer: Feature())

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
}
