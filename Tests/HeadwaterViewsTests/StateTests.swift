import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Counter: View {
  let title: String
  @State private var count = 0

  var body: some View {
    Button("\(title) \(count)") { count += 1 }
  }
}

@MainActor @Suite struct StateTests {
  @Test("a tap changes state and the text that shows it")
  func tap() throws {
    let ui = Host(Counter(title: "n"))

    try ui.find(button: "n 0").tap()
    try ui.find(button: "n 1").tap()

    #expect(ui.outline == "button \"n 2\"")
    #expect(ui.operations.count == 1)
  }
}
