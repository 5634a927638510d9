import HeadwaterUITesting
import HeadwaterViews
import Testing

@Observable @MainActor private final class Model {
  var count = 0
}

private struct CounterApp: App {
  @State private var model = Model()
  @State private var title = "Window"

  var body: some Scene {
    WindowGroup(title) {
      CounterView(model: model)
      Button("rename") { title = "Other" }
    }
  }
}

private struct CounterView: View {
  let model: Model

  var body: some View { Button("count \(model.count)") { model.count += 1 } }
}

@MainActor @Suite struct AppTests {
  // Covers: App, WindowGroup
  @Test("an app shows its window, and its state lives as long as the host")
  func state() throws {
    let ui = ViewHost(app: CounterApp())

    try ui.find(button: "count 0").tap()
    try ui.find(button: "rename").tap()

    #expect(ui.findAll(button: "count 1").count == 1)
    #expect(ui.navigation.title == "Other")
  }

  @Test("each host has an app of its own")
  func separate() throws {
    let first = ViewHost(app: CounterApp())
    let second = ViewHost(app: CounterApp())

    try first.find(button: "count 0").tap()

    #expect(second.findAll(button: "count 0").count == 1)
  }
}
