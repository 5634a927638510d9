import HeadwaterUITesting
import HeadwaterViews
import Testing

/// A button that counts its taps in its own state.
private struct Counter: View {
  let title: String
  @State private var count = 0

  var body: some View {
    Button("\(title) \(count)") { count += 1 }
  }
}

@Observable @MainActor private final class Model {
  var isShown = true
  var choice = 0
  var ids = ["a", "b", "c"]
  var identity = 0
  var optional: String? = "o"
}

private struct Lifetimes: View {
  let model: Model

  var body: some View {
    VStack {
      if model.isShown { Counter(title: "if") } else { Counter(title: "else") }
      switch model.choice {
      case 0: Counter(title: "first")
      case 1: Counter(title: "second")
      default: Counter(title: "third")
      }
      ForEach(model.ids, id: \.self) { Counter(title: $0) }
      Counter(title: "id").id(model.identity)
      if let title = model.optional { Counter(title: title) }
      Counter(title: "stays")
    }
  }
}

private struct Unread: View {
  @State private var unread = 0
  @State private var read = 0

  var body: some View {
    VStack {
      Text("read \(read)")
      Button("change unread") { unread += 1 }
      Button("set read again") { read += 0 }
    }
  }
}

private struct SharedValue: View {
  var body: some View {
    let counter = Counter(title: "twin")
    VStack {
      counter.accessibilityIdentifier("first")
      counter.accessibilityIdentifier("second")
    }
  }
}

private struct Hidden: View {
  @State private var isNumber = false
  @State private var number: Int?

  var body: some View {
    VStack {
      (isNumber ? AnyView(Counter(title: "erased")) : AnyView(Text("text")))
      Button("other type") { isNumber.toggle() }
      Text(number.map { "number \($0)" } ?? "none")
      Button("set") { number = 3 }
    }
  }
}

@MainActor @Suite struct StateTests {
  // Covers: State
  @Test("a tap changes state and the text that shows it, by one operation")
  func tap() throws {
    let ui = ViewHost(Counter(title: "n"))

    try ui.find(button: "n 0").tap()
    try ui.find(button: "n 1").tap()

    #expect(ui.outline == "button \"n 2\"")
    #expect(ui.operations.count == 1)
  }

  @Test("the state in a branch of an `if` ends with the branch")
  func ifElse() throws {
    let model = Model()
    let ui = ViewHost(Lifetimes(model: model))
    try ui.find(button: "if 0").tap()

    model.isShown = false
    #expect(ui.findAll(button: "else 0").count == 1)
    model.isShown = true

    #expect(ui.findAll(button: "if 0").count == 1)
  }

  @Test("each case of a switch has a state of its own")
  func cases() throws {
    let model = Model()
    let ui = ViewHost(Lifetimes(model: model))
    try ui.find(button: "first 0").tap()

    model.choice = 1
    #expect(ui.findAll(button: "second 0").count == 1)
    model.choice = 2
    #expect(ui.findAll(button: "third 0").count == 1)
    model.choice = 0

    #expect(ui.findAll(button: "first 0").count == 1)
  }

  @Test("the state of a row follows its element wherever it moves")
  func rowsMove() throws {
    let model = Model()
    let ui = ViewHost(Lifetimes(model: model))
    try ui.find(button: "b 0").tap()

    model.ids = ["c", "b", "x", "a"]

    #expect(ui.texts[2...5] == ["c 0", "b 1", "x 0", "a 0"])
  }

  @Test("a row that was removed and comes back has new state")
  func rowReturns() throws {
    let model = Model()
    let ui = ViewHost(Lifetimes(model: model))
    try ui.find(button: "b 0").tap()

    model.ids = ["a", "c"]
    #expect(ui.findAll(button: "b 1").isEmpty)
    model.ids = ["a", "b", "c"]

    #expect(ui.findAll(button: "b 0").count == 1)
  }

  // Covers: .id
  @Test("a changed id ends the state")
  func otherID() throws {
    let model = Model()
    let ui = ViewHost(Lifetimes(model: model))
    try ui.find(button: "id 0").tap()

    model.identity = 1

    #expect(ui.findAll(button: "id 0").count == 1)
  }

  @Test("an optional view that goes and returns has new state, and its neighbour keeps its state")
  func optional() throws {
    let model = Model()
    let ui = ViewHost(Lifetimes(model: model))
    try ui.find(button: "o 0").tap()
    try ui.find(button: "stays 0").tap()

    model.optional = nil
    #expect(ui.findAll(button: "o 1").isEmpty)
    model.optional = "o"

    #expect(ui.findAll(button: "o 0").count == 1)
    #expect(ui.findAll(button: "stays 1").count == 1)
  }

  @Test("state that no body reads evaluates none, and so does setting an equal value")
  func unread() throws {
    let ui = ViewHost(Unread())

    try ui.find(button: "change unread").tap()
    try ui.find(button: "set read again").tap()

    #expect(ui.bodyCount(of: Unread.self) == 0)
    #expect(ui.operations.isEmpty)
  }

  @Test("one view value shown twice has two states")
  func twins() throws {
    let ui = ViewHost(SharedValue())

    try ui.find(identifier: "first").tap()

    #expect(ui.texts == ["twin 1", "twin 0"])
  }

  // Covers: AnyView
  @Test("a change of the type in an AnyView ends the state")
  func anyView() throws {
    let ui = ViewHost(Hidden())
    try ui.find(button: "other type").tap()
    try ui.find(button: "erased 0").tap()
    try ui.find(button: "other type").tap()
    try ui.find(button: "other type").tap()

    #expect(ui.findAll(button: "erased 0").count == 1)
  }

  @Test("a state of an optional starts as nil")
  func startsAsNil() throws {
    let ui = ViewHost(Hidden())
    #expect(ui.findAll(text: "none").count == 1)

    try ui.find(button: "set").tap()

    #expect(ui.findAll(text: "number 3").count == 1)
  }
}
