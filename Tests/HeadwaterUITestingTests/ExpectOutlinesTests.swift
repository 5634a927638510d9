import HeadwaterTesting
import Testing

@testable import HeadwaterUITesting

@MainActor
@Suite("Screens of a recording")
struct ExpectOutlinesTests {
  struct Counter: Reducer {
    struct State: Codable, Equatable {
      var count = 0
      var hasAppeared = false
    }

    enum Action: Codable, Equatable, Sendable { case tapped, appeared, answered(Int) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .appeared:
        state.hasAppeared = true
        return .none
      case .tapped:
        state.count += 1
        return .run { send in send(.answered(10)) }
      case .answered(let number):
        state.count = number
        return .none
      }
    }
  }

  struct CounterView: View {
    let store: Store<Counter.State, Counter.Action>

    var body: some View {
      Text("Count: \(store.count)")
      Button("Add") { store.send(.tapped) }
        .onAppear { store.send(.appeared) }
    }
  }

  private func recording() -> Recording<Counter.State, Counter.Action> {
    let runtime = ManualRuntime()
    let store = Store(
      initialState: Counter.State(), reducer: Counter(), runtime: runtime.effects)
    let recorder = Recorder<Counter.State, Counter.Action>()
    store.attach(recorder)
    let ui = ViewHost(CounterView(store: store), runtime: runtime)
    try? ui.find(button: "Add").tap()
    _ = ui.outline
    return recorder.recording ?? Recording(initialState: Counter.State())
  }

  @Test("each action shows its screen, and what the view or an effect sends comes once")
  func outlines() {
    let text = HeadwaterUITesting.outlines(
      of: recording(), by: Counter(), environment: EnvironmentValues()
    ) { CounterView(store: $0) }
    #expect(
      text == """
        At the beginning:
          text "Count: 0"
          button "Add"

        1. .appeared:
          (as before)

        2. .tapped:
          text "Count: 1"
          button "Add"

        3. .answered(10):
          text "Count: 10"
          button "Add"
        """)
  }

  @Test("the outlines are those beside the test, and a recording that differs fails")
  func recorded() {
    expectOutlines(of: recording(), by: Counter(), named: "a tap") { CounterView(store: $0) }
    var changed = recording()
    changed.steps[1].state.count = 5
    withKnownIssue {
      expectOutlines(of: changed, by: Counter(), named: "a tap") { CounterView(store: $0) }
    } matching: { issue in
      "\(issue)".contains("Step 2 of 3, .tapped")
    }
    withKnownIssue {
      expectOutlines(of: recording(), by: Counter(), named: "never recorded") {
        CounterView(store: $0)
      }
    } matching: { issue in
      "\(issue)".contains("No outline \"never recorded\" has been recorded")
    }
  }
}
