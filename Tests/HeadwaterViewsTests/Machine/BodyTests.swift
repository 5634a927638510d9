import HeadwaterUITesting
import HeadwaterViews
import Testing

@Observable @MainActor private final class Model {
  var parent = 0
  var child = 0
  var unread = 0
  var rows = [0, 1, 2]
}

private struct Parent: View {
  let model: Model

  var body: some View {
    VStack {
      Text("parent \(model.parent)")
      Child(model: model)
      Static(title: "same")
    }
  }
}

private struct Child: View {
  let model: Model

  var body: some View { Text("child \(model.child)") }
}

private struct Static: View {
  let title: String

  var body: some View { Text(title) }
}

private struct Closure: View {
  let action: () -> Void

  var body: some View { Button("go") { action() } }
}

@MainActor @Suite struct BodyTests {
  // Covers: View
  @Test("a change evaluates only the bodies that have read it")
  func onlyReaders() throws {
    let model = Model()
    let ui = ViewHost(Parent(model: model))

    model.child = 1

    #expect(ui.texts == ["parent 0", "child 1", "same"])
    #expect(ui.bodyCount(of: Parent.self) == 0)
    #expect(ui.bodyCount(of: Child.self) == 1)
  }

  @Test("a child whose properties are equal is skipped when its parent is evaluated")
  func equalChild() throws {
    let model = Model()
    let ui = ViewHost(Parent(model: model))

    model.parent = 1

    #expect(ui.texts == ["parent 1", "child 0", "same"])
    #expect(ui.bodyCount(of: Parent.self) == 1)
    #expect(ui.bodyCount(of: Child.self) == 0)
    #expect(ui.bodyCount(of: Static.self) == 0)
  }

  @Test("a property that no body reads changes nothing")
  func unreadProperty() {
    let model = Model()
    let ui = ViewHost(Parent(model: model))

    model.unread = 1

    #expect(ui.operations.isEmpty)
    #expect(ui.bodyCount(of: Parent.self) == 0)
  }
}
