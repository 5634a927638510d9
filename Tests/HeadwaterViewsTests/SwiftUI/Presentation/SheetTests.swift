import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Item: Identifiable {
  let id: Int
  var title: String
}

@Observable @MainActor private final class Model {
  var isShown = false
  var item: Item?
  var dismissals = 0
  var read = "r"
}

private struct Content: View {
  let title: String
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(title)
      Button("count \(count)") { count += 1 }
      Button("Done") { dismiss() }
    }
  }
}

private struct Root: View {
  let model: Model

  var body: some View {
    VStack {
      Button("show") { model.isShown = true }
      Button("item") { model.item = Item(id: 1, title: "one") }
    }
    .sheet(
      isPresented: Binding(get: { model.isShown }, set: { model.isShown = $0 }),
      onDismiss: { model.dismissals += 1 }
    ) {
      Content(title: "flag \(model.read)")
    }
    .sheet(item: Binding(get: { model.item }, set: { model.item = $0 })) { item in
      Content(title: item.title)
    }
  }
}

@MainActor @Suite struct SheetTests {
  private let model = Model()
  private let ui: ViewHost

  init() {
    ui = ViewHost(Root(model: model))
  }

  // Covers: .sheet
  @Test("a sheet is shown while its value is true, as a dialog at the end of the document")
  func flag() throws {
    #expect(ui.sheet == nil)

    try ui.find(button: "show").tap()

    #expect(ui.sheet?.texts == ["flag r", "count 0", "Done"])
    #expect(ui.html.contains("<dialog"))
    #expect(ui.html.hasSuffix("</dialog>"))
  }

  @Test("dismissing a sheet sets its value and calls onDismiss once")
  func dismissed() throws {
    try ui.find(button: "show").tap()

    try #require(ui.sheet).dismiss()

    #expect(ui.sheet == nil)
    #expect(!model.isShown)
    #expect(model.dismissals == 1)
    #expect(!ui.html.contains("<dialog"))
  }

  @Test("the dismiss action of the environment closes the sheet")
  func dismissAction() throws {
    try ui.find(button: "show").tap()

    try #require(ui.sheet).find(button: "Done").tap()

    #expect(ui.sheet == nil)
    #expect(model.dismissals == 1)
  }

  @Test("the content of a sheet follows what it reads, and keeps its state")
  func contentFollows() throws {
    try ui.find(button: "show").tap()
    try #require(ui.sheet).find(button: "count 0").tap()

    model.read = "s"

    #expect(ui.sheet?.texts == ["flag s", "count 1", "Done"])
  }

  @Test("an item with another id gets a sheet of its own, a changed item keeps its sheet")
  func items() throws {
    try ui.find(button: "item").tap()
    try #require(ui.sheet).find(button: "count 0").tap()

    model.item?.title = "uno"
    #expect(ui.sheet?.texts.prefix(2) == ["uno", "count 1"])
    model.item = Item(id: 2, title: "two")
    #expect(ui.sheet?.texts.prefix(2) == ["two", "count 0"])
    model.item = nil

    #expect(ui.sheet == nil)
  }

  @Test("a sheet without a title is named by the first text in it")
  func name() throws {
    try ui.find(button: "show").tap()

    let nodes = Replica(html: ui.html).nodes
    let dialog = try #require(nodes.values.first { $0.tag == "dialog" })
    let text = try #require(
      nodes.values.first { $0.attributes["id"] == dialog.attributes["aria-labelledby"] })
    #expect(text.text == "flag r")
  }

  @Test("the opener of a sheet gets the focus back")
  func focus() throws {
    try ui.find(button: "show").tap()

    try #require(ui.sheet).dismiss()

    let hasFocus = ui.operations.contains { if case .focus = $0 { true } else { false } }
    #expect(hasFocus)
  }
}
