import HeadwaterPortableViews
import HeadwaterUITesting
import Testing

@Observable @MainActor private final class Model {
  var count = 0
  var isDisabled = false
  var isShown = true
  var isSheetShown = false
}

private struct Screen: View {
  let model: Model

  var body: some View {
    NavigationStack {
      VStack {
        if model.isShown {
          Button("count") { model.count += 1 }
        }
        TextField("field", text: .constant(""))
        NavigationLink("next") { Text("second") }
      }
      .disabled(model.isDisabled)
      .sheet(isPresented: Binding(get: { model.isSheetShown }, set: { model.isSheetShown = $0 })) {
        Button("inside") { model.count += 10 }
      }
    }
  }
}

@MainActor @Suite struct EventTests {
  private let model = Model()
  private let graph: ViewGraph

  init() {
    graph = ViewGraph(root: Screen(model: model))
    graph.start()
  }

  private func id(_ text: String) throws -> Int {
    let nodes = Replica(html: graph.html).nodes
    return try #require(
      nodes.first { node in
        node.value.tag == "button"
          && (node.value.text == text
            || node.value.children.contains { nodes[$0]?.text == text })
      }?.key)
  }

  private func click(_ element: Int) -> EventOutcome {
    graph.handle(Event(element: element, kind: .click))
  }

  // Covers: Button
  @Test("a click on an enabled button is handled")
  func handled() throws {
    #expect(click(try id("count")) == .handled)
    #expect(model.count == 1)
  }

  @Test("an event for an element that never existed is dropped")
  func unknown() {
    #expect(
      click(99_999)
        == .dropped(reason: "no element 99999 that handles events is on the screen"))
  }

  @Test("an event for an element that has gone is dropped, even before the next flush")
  func unmounted() throws {
    let button = try id("count")
    model.isShown = false

    #expect(
      click(button)
        == .dropped(reason: "no element \(button) that handles events is on the screen"))
    #expect(model.count == 0)
  }

  @Test("an event for a control that is disabled now is dropped, even before the next flush")
  func disabled() throws {
    let button = try id("count")
    model.isDisabled = true

    #expect(click(button) == .dropped(reason: "element \(button) is disabled"))
    #expect(model.count == 0)
  }

  @Test("an event of a kind that the element does not want is dropped")
  func otherKind() throws {
    let button = try id("count")

    let outcome = graph.handle(Event(element: button, kind: .input, value: "x", sequence: 1))

    #expect(outcome == .dropped(reason: "element \(button) does not handle input"))
  }

  @Test("an event for an element behind a dialog is dropped, and one inside is handled")
  func modal() throws {
    let button = try id("count")
    model.isSheetShown = true
    _ = graph.flush()

    #expect(click(button) == .dropped(reason: "element \(button) is behind a dialog"))
    #expect(click(try id("inside")) == .handled)
    #expect(model.count == 10)
  }

  @Test("an event for a screen that is covered is dropped")
  func covered() throws {
    let button = try id("count")
    _ = click(try id("next"))
    _ = graph.flush()

    #expect(
      click(button)
        == .dropped(reason: "element \(button) is on a screen that is covered by another"))
  }

  @Test("an input event without a value is dropped")
  func noValue() throws {
    let field = try #require(
      Replica(html: graph.html).nodes.first { $0.value.tag == "input" }?.key)

    let outcome = graph.handle(Event(element: field, kind: .input))

    #expect(outcome == .dropped(reason: "an input event without a value"))
  }

  @Test("the graph announces changes once, and again after a flush")
  func invalidation() async throws {
    await withCheckedContinuation { continuation in
      graph.onInvalidate = { continuation.resume() }
      model.isShown = false
      model.isDisabled = true
    }
    var count = 0
    graph.onInvalidate = { count += 1 }
    model.isDisabled = false
    model.isShown = true
    _ = graph.flush()

    #expect(click(99_999) != .handled)
    #expect(count == 0)
    _ = click(try id("next"))
    _ = click(try id("next"))
    #expect(count == 1)
  }
}
