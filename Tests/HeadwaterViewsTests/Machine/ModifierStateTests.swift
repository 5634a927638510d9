import HeadwaterUITesting
import Testing

@testable import HeadwaterPortableViews

private struct Counting: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    content
    Button("count \(count)") { count += 1 }
  }
}

@MainActor @Suite("State in modifiers") struct ModifierStateTests {
  @Test("a counter in a modifier counts")
  func counter() throws {
    let ui = ViewHost(Text("a").modifier(Counting()))

    try ui.find(button: "count 0").tap()
    try ui.find(button: "count 1").tap()

    #expect(ui.findAll(button: "count 2").count == 1)
  }

  @Test("a context menu opens, and its buttons act and close it")
  func contextMenu() throws {
    struct Screen: View {
      @State private var log = ""

      var body: some View {
        Text("row").contextMenu { Button("Archive") { log = "archived" } }
        Text(verbatim: "log \(log)")
      }
    }
    let ui = ViewHost(Screen())
    #expect(ui.findAll(button: "Archive").isEmpty)

    try ui.find(button: "More row").tap()
    try ui.find(button: "Archive").tap()

    #expect(ui.texts.contains("log archived"))
    #expect(ui.findAll(button: "Archive").isEmpty)
  }

  // Covers: .contextMenu
  @Test("the button of a context menu has the present name of its view")
  func nameOfContextMenu() throws {
    struct Screen: View {
      @State private var count = 1

      var body: some View {
        List {
          ForEach(["Espresso", "Mocha"], id: \.self) { name in
            HStack {
              Text(verbatim: "\(count)")
              Button(name) { count += 1 }
            }
          }
          .contextMenu { Button("Archive") {} }
        }
      }
    }
    let ui = ViewHost(Screen())
    #expect(ui.findAll(button: "More 1 Espresso").count == 1)

    try ui.find(button: "Mocha").tap()

    #expect(ui.findAll(button: "More 2 Espresso").count == 1)
    #expect(ui.findAll(button: "More 2 Mocha").count == 1)
  }

  @Test("the second button of a menu with an action of its own has the name of the first")
  func nameOfMenu() throws {
    let ui = ViewHost(
      Menu {
        Button("Copy") {}
      } label: {
        Text("Save")
      } primaryAction: {
      })
    _ = try ui.find(button: "Save")

    try ui.find(button: "More Save").tap()

    _ = try ui.find(button: "Copy")
  }

  @Test("the button of refreshable is locked until the content has been loaded")
  func refreshable() async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (finished, finish) = AsyncStream<Void>.makeStream()
    let (left, leave) = AsyncStream<Void>.makeStream()
    let ui = ViewHost(
      NavigationStack {
        Text("a").refreshable {
          start.yield()
          for await _ in finished { break }
          leave.yield()
        }
      })
    let button = { try ui.find(button: "Refresh") }
    #expect(try button().isEnabled)

    try button().tap()
    for await _ in started { break }
    #expect(try !button().isEnabled)

    finish.yield()
    for await _ in left { break }
    await MainActor.run {}
    #expect(try button().isEnabled)
  }

  // Covers: .onTapGesture
  @Test("two taps are a double tap only when they follow one another quickly")
  func doubleTap() throws {
    var now = ContinuousClock.now
    var count = 0
    let graph = ViewGraph(root: Text("a").onTapGesture(count: 2) { count += 1 })
    graph.now = { now }
    graph.start()
    let element = try #require(
      Replica(html: graph.html).nodes.first { $0.value.attributes["role"] == "button" }?.key)
    func tap(after pause: Duration) {
      now += pause
      #expect(graph.handle(Event(element: element, kind: .click)) == .handled)
    }

    tap(after: .zero)
    tap(after: .seconds(3))
    #expect(count == 0)
    tap(after: .milliseconds(200))
    #expect(count == 1)
    tap(after: .milliseconds(200))
    #expect(count == 1)
    tap(after: .milliseconds(200))
    #expect(count == 2)
  }

  @Test("a long press lasts as long as the view says")
  func longPress() throws {
    var log: [String] = []
    let ui = ViewHost(
      Text("a").onLongPressGesture(minimumDuration: 1.5) {
        log.append("held")
      } onPressingChanged: {
        log.append("\($0)")
      })

    #expect(ui.html.contains("data-hold=\"1500\""))
    try ui.find(text: "a").longPress()
    #expect(log == ["true", "held", "false"])
  }

  @Test("a button style that changes keeps its state")
  func styleState() throws {
    struct Style: ButtonStyle {
      let name: String
      @State private var token = Token()

      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(name) \(ObjectIdentifier(token))")
      }
    }
    final class Token {}
    struct Screen: View {
      @State private var name = "one"

      var body: some View {
        Button("a") {}.buttonStyle(Style(name: name))
        Button("change") { name = "two" }.buttonStyle(.plain)
      }
    }
    let ui = ViewHost(Screen())
    let before = try #require(ui.texts.first { $0.hasPrefix("one") })

    try ui.find(button: "change").tap()

    #expect(ui.texts.contains(before.replacing("one", with: "two")))
  }
}
