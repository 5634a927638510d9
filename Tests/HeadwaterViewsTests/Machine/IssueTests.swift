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
    VStack {
      Text("count \(count)")
      Button("again") { count += 10 }
    }
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

private struct RecursivePage: View {
  @State private var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }
    Recursive(depth: 0)
  }
}

private struct Bodies: View {
  let depth: Int

  var body: some View {
    AnyView(Bodies(depth: depth + 1))
  }
}

private struct BodiesPage: View {
  @State private var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }
    Bodies(depth: 0)
  }
}

private struct Wrapped: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Text("bottom")
    } else {
      VStack { AnyView(Wrapped(depth: depth - 1)) }
    }
  }
}

private struct Rows: View {
  @State private var names = ["a", "b", "a", "c", "a"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in Text(name) }
    }
    Button("reverse") { names.reverse() }
    Button("repair") { names = ["a", "b", "c"] }
  }
}

private struct Appearing: View {
  @State private var count = 0

  var body: some View {
    Text("seen \(count)")
      .onAppear { count += 1 }
      .id(count)
  }
}

@MainActor @Suite struct IssueTests {
  @Test("a body that changes its own state is an issue that names it, and the page goes on")
  func ownState() throws {
    let ui = ViewHost(ChangesState())
    #expect(ui.texts.first == "count 1")

    try ui.find(button: "again").tap()

    #expect(ui.texts.first == "count 12")
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
    let ui = ViewHost(ChangesModel(model: model))

    model.count = 1
    #expect(ui.texts == ["count 1", "other 1"])
    model.count = 2

    #expect(ui.texts == ["count 2", "other 3"])
    #expect(
      ui.issues == [
        "The body of ChangesModel changed state while it was evaluated. The change is kept, but a "
          + "body has to be a function of state. Change state in an action, in onAppear, onChange "
          + "or task."
      ])
  }

  @Test("an endless update is an issue that names the view, and the page goes on")
  func endless() throws {
    let ui = ViewHost(Endless())

    try ui.find(button: "go").tap()
    let first = try #require(ui.texts.first)
    try ui.find(button: "go").tap()

    #expect(
      ui.issues == [
        "After 100 updates in a row, these views still request another one: Endless. The update ends "
          + "here and continues with the next change. Usually an onChange or onAppear changes a value "
          + "that it depends on, each time to a new one."
      ])
    #expect(first.hasPrefix("count "))
    #expect(ui.texts.first != first)
  }

  @Test("a view that appears again and again without end is an issue, too")
  func endlessAppearance() {
    let ui = ViewHost(Appearing())

    #expect(
      ui.issues == [
        "After 100 updates in a row, these views still request another one: Appearing. The update "
          + "ends here and continues with the next change. Usually an onChange or onAppear changes a "
          + "value that it depends on, each time to a new one."
      ])
    #expect(ui.texts.first?.hasPrefix("seen ") == true)
  }

  @Test("elements with the same id are all shown, and are an issue that names the view, not the id")
  func duplicates() throws {
    let ui = ViewHost(Rows())
    #expect(ui.texts.prefix(5) == ["a", "b", "a", "c", "a"])

    try ui.find(button: "reverse").tap()
    #expect(ui.texts.prefix(5) == ["a", "c", "a", "b", "a"])
    try ui.find(button: "repair").tap()

    #expect(ui.texts.prefix(3) == ["a", "b", "c"])
    #expect(
      ui.issues == [
        "3 elements of ForEach<Text> in Rows have the same id, a value of String. Each is shown, "
          + "but it is undefined which of them keeps its state when the list changes. Give each "
          + "element a unique id."
      ])
  }

  @Test("an issue names types and no values, since a person may have typed them")
  func values() {
    let issues: [ViewIssue] = [
      .navigationWithoutDestination(value: "private text"),
      .navigationOfAnotherType(value: "private text"),
    ]
    for issue in issues {
      #expect(!issue.message.contains("private text"))
      #expect(issue.message.contains("type String"))
    }
  }

  @Test("a view nested deeper than 400 elements is left out, is an issue, and the page goes on")
  func nesting() throws {
    let ui = ViewHost(RecursivePage())

    try ui.find(button: "count 0").tap()

    _ = try ui.find(button: "count 1")
    let levels = ui.texts.filter { $0.hasPrefix("level") }
    #expect((390...400).contains(levels.count))
    #expect(
      ui.issues == [
        "Something in the body of Recursive is nested more than 400 elements deep and is left out. "
          + "Browsers flatten a document beyond 512 levels. The usual cause is a view that contains "
          + "itself without an end. Let it stop at a condition."
      ])
  }

  @Test("views nested to the limit are shown")
  func atTheLimit() {
    let ui = ViewHost(Wrapped(depth: 390))
    #expect(ui.texts == ["bottom"])
    #expect(ui.issues == [])
  }

  @Test("endlessly nested bodies without elements are left out, too")
  func bodies() throws {
    let ui = ViewHost(BodiesPage())

    try ui.find(button: "count 0").tap()

    _ = try ui.find(button: "count 1")
    #expect(
      ui.issues == [
        "Something in the body of Bodies is nested more than 4000 views deep and is left out. "
          + "The usual cause is a view that contains itself without an end. Let it stop at a "
          + "condition."
      ])
  }
}
