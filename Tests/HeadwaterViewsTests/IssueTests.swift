import HeadwaterUITesting
import HeadwaterViews
import Testing

@testable import HeadwaterPortableViews

@Observable @MainActor private final class Model {
  var count = 0
  var other = 0
}

private struct ChangesState: View {
  @State private var count = 0

  var body: some View {
    let _ = count += 1
    Text("count \(count)")
  }
}

private struct ChangesModel: View {
  let model: Model

  var body: some View {
    let _ = model.other += model.count
    VStack {
      Text("count \(model.count)")
      OtherReader(model: model)
    }
  }
}

private struct OtherReader: View {
  let model: Model

  var body: some View { Text("other \(model.other)") }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(count)").onChange(of: count) { count += 1 }
      Button("go") { count += 1 }
    }
  }
}

private struct Recursive: View {
  let depth: Int

  var body: some View {
    VStack {
      Text("level \(depth)")
      AnyView(Recursive(depth: depth + 1))
    }
  }
}

private struct Bodies: View {
  let depth: Int

  var body: some View {
    AnyView(Bodies(depth: depth + 1))
  }
}

@MainActor @Suite struct IssueTests {
  @Test("a body that changes its own state is an issue that names it, and the page goes on")
  func ownState() {
    let ui = Host(ChangesState())

    #expect(ui.texts == ["count 1"])
    #expect(
      ui.issues == [
        "The body of ChangesState changed state while it was evaluated. The change is kept, but a "
          + "body has to be a function of state. Change state in an action, in onAppear, onChange "
          + "or task."
      ])
  }

  @Test("a body that changes a model that another body has read is an issue too")
  func otherModel() {
    let model = Model()
    let ui = Host(ChangesModel(model: model))

    model.count = 1

    #expect(ui.texts == ["count 1", "other 1"])
    #expect(ui.issues.first?.hasPrefix("The body of ChangesModel changed state") == true)
  }

  @Test("an update without an end is an issue that names the view, and the page goes on")
  func endless() throws {
    let ui = Host(Endless())

    try ui.find(button: "go").tap()

    #expect(ui.issues.count == 1)
    #expect(
      ui.issues.first?.hasPrefix("After 100 updates in a row Endless still want another one.")
        == true)
    #expect(ui.texts.first?.hasPrefix("count ") == true)
  }

  @Test("a view nested deeper than 400 elements is left out, and is an issue that names it")
  func nesting() {
    let ui = Host(Recursive(depth: 0))

    #expect(ui.texts.count >= 390)
    #expect(ui.texts.count <= 400)
    #expect(ui.issues.count == 1)
    #expect(ui.issues.first?.contains("Recursive") == true)
    #expect(ui.issues.first?.contains("400") == true)
  }

  @Test("bodies nested without elements and without an end are left out too")
  func bodies() {
    let ui = Host(Bodies(depth: 0))

    #expect(ui.texts.isEmpty)
    #expect(ui.issues.count == 1)
  }
}
