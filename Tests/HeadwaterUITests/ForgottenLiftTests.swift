import HeadwaterUI
import HeadwaterUITesting
import Testing

/// Views of presented state whose lifts are forgotten.
@MainActor
@Suite("Views without lifts")
struct ForgottenLiftTests {
  private struct Screen: View {
    let store: Store<Feature.State, Feature.Action>

    var body: some View {
      NavigationStack(path: store.scope(stack: \.path, action: \.path)) {
        VStack {
          NavigationLink("Link", state: Row.State(id: 5))
          Button("Ask", action: store.call(.askTapped))
        }
        .alert(
          store.scope(
            presented: \.alert, action: \.alert, fileID: "App/FeatureView.swift", line: 8))
      } destination: { screen in
        Text("row \(screen.id)")
      }
    }
  }

  private let store = Store(
    initialState: Feature.State(),
    reducer: Reduce<Feature.State, Feature.Action> { state, action in
      if case .askTapped = action {
        state.alert = AlertState("Sure?", buttons: [.default("Yes", action: .delete), .cancel()])
      }
      return .none
    })

  @Test(
    "an answer that does not close its alert is an issue at the line of the view",
    arguments: ["Yes", "Cancel"])
  func alert(answer: String) throws {
    var issues: [String] = []
    store.onIssue = { issues.append($0.description) }
    let ui = ViewHost(Screen(store: store))
    try ui.find(button: "Ask").tap()
    try ui.alert?.tap(answer)
    let action = answer == "Yes" ? ".alert(.presented(.delete))" : ".alert(.dismiss)"
    #expect(
      issues == [
        """
        FeatureView.swift:8: The action \(action) did nothing: no reducer is lifted to `\\.alert`.

        Likely the body of the feature lacks the lift.

        Write it there, before the `Reduce`: \
        `AlertReducer().lift(optional: \\.alert, action: \\.alert)`.
        """
      ])
  }

  @Test("a link that pushes nothing is an issue")
  func link() throws {
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    let ui = ViewHost(Screen(store: store))
    try ui.find(link: "Link").tap()
    #expect(
      issues == [
        """
        The action .path(.push) did nothing: no reducer is lifted to `\\.path`.

        Likely the body of the feature lacks the lift.

        Write it there, before the `Reduce`: `Row().lift(stack: \\.path, action: \\.path)`.
        """
      ])
  }
}
