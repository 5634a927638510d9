import HeadwaterTesting
import Testing

@testable import HeadwaterUITesting

@MainActor
@Suite("The page of an exploration")
struct ExplorationPageTests {
  private struct Door: Reducer {
    struct State: Hashable {
      var isOpen = false
      var knocks = 0
    }

    enum Action { case opened, knocked }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .opened: state.isOpen = true
      case .knocked: state.knocks = 1
      }
      return .none
    }
  }

  private func page(_ text: @escaping (Door.State) -> String) -> String {
    explore(
      from: [Door.State()], reducer: { _ in Door() }, actions: { _ in [.opened, .knocked] }
    ).graph().page(title: "Door") { state in
      Text(text(state)).foregroundStyle(.red)
    }
  }

  @Test("it has the screen of each state, with the outline, and equal screens once")
  func screens() {
    let page = page { $0.isOpen ? "Come in!" : "Closed" }
    #expect(page.components(separatedBy: "Come in!").count == 3)
    #expect(page.contains(#""outline":"text \"Closed\"""#))
    #expect(page.contains(#""screen":1"#))
    #expect(!page.contains(#""screen":2"#))
  }

  @Test("what a screen shows is no markup of the page")
  func escapes() {
    let page = page { _ in "</script><b>" }
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("<b>"))
  }
}
