import HeadwaterUITesting
import HeadwaterViews
import Testing

@testable import HeadwaterPortableViews

@MainActor private final class Log {
  var entries: [String] = []

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

@Observable @MainActor private final class Model {
  var hasButton = true
}

@MainActor
@Suite struct GestureTogetherTests {
  private let log = Log()

  private func host(@ViewBuilder _ view: () -> some View) -> ViewHost { ViewHost(view()) }

  @Test("a single tap waits for a second where there is a gesture for two inside")
  func doubleInside() throws {
    let ui = host {
      Text("a").onTapGesture(count: 2) { log.entries.append("double") }
        .onTapGesture { log.entries.append("single") }
    }
    try ui.find(text: "a").tap()
    #expect(log.take() == ["single"])
    try ui.find(text: "a").doubleTap()
    #expect(log.take() == ["double"])
  }

  @Test("a single tap inside acts at once, and does not count for a gesture for two taps around it")
  func singleInside() throws {
    let ui = host {
      Text("a").onTapGesture { log.entries.append("single") }
        .onTapGesture(count: 2) { log.entries.append("double") }
    }
    try ui.find(text: "a").doubleTap()
    #expect(log.take() == ["single", "single"])
  }

  @Test("two taps are handled by a gesture for two beside one for three")
  func three() throws {
    let ui = host {
      Text("a").onTapGesture(count: 3) { log.entries.append("three") }
        .onTapGesture(count: 2) { log.entries.append("two") }
        .onTapGesture { log.entries.append("one") }
    }
    try ui.find(text: "a").tap()
    #expect(log.take() == ["one"])
    try ui.find(text: "a").doubleTap()
    #expect(log.take() == ["two"])
  }

  @Test("a simultaneous gesture hears each tap that another gesture handles")
  func simultaneous() throws {
    let ui = host {
      Text("a").onTapGesture(count: 2) { log.entries.append("double") }
        .simultaneousGesture(TapGesture().onEnded { log.entries.append("single") })
    }
    try ui.find(text: "a").doubleTap()
    #expect(log.take() == ["single", "double", "single"])
  }

  @Test("a gesture inside a simultaneous one keeps its tap from those outside of both")
  func simultaneousInside() throws {
    let ui = host {
      Text("a").simultaneousGesture(TapGesture().onEnded { log.entries.append("inner") })
        .onTapGesture { log.entries.append("outer") }
    }
    try ui.find(text: "a").tap()
    #expect(log.take() == ["inner"])
  }

  @Test("a button acts beside a simultaneous gesture, and in place of an ordinary one")
  func button() throws {
    let ui = host {
      Button("a") { log.entries.append("button") }
        .simultaneousGesture(TapGesture().onEnded { log.entries.append("gesture") })
      Button("b") { log.entries.append("button") }.onTapGesture { log.entries.append("gesture") }
    }
    try ui.find(button: "a").tap()
    #expect(log.take() == ["button", "gesture"])
    try ui.find(button: "b").tap()
    #expect(log.take() == ["button"])
    #expect(nestedControls(in: ui) == [])
  }

  @Test("a gesture for two taps inside a button or a link lets it have a single tap")
  func insideButton() throws {
    let ui = host {
      Button {
        log.entries.append("button")
      } label: {
        Text("a").onTapGesture(count: 2) { log.entries.append("double") }
      }
    }
    try ui.find(text: "a").tap()
    #expect(log.take() == ["button"])
    try ui.find(text: "a").doubleTap()
    #expect(log.take() == ["double"])
    #expect(nestedControls(in: ui) == [])
  }

  @Test("a tap that waits is forgotten when the view is gone or disabled")
  func gone() throws {
    let model = Model()
    let ui = host {
      if model.hasButton {
        Text("a").onTapGesture(count: 2) {
          model.hasButton = false
          log.entries.append("double")
        }
        .onTapGesture { log.entries.append("single") }
      }
    }
    try ui.find(text: "a").doubleTap()
    #expect(log.take() == ["double"])
  }

  @Test("a container that can be tapped is a button of its own beside the controls in it")
  func container() throws {
    let model = Model()
    let ui = host { Container(model: model, log: log) }
    #expect(nestedControls(in: ui) == [])
    try ui.find(button: "Order 7 for Blob").tap()
    #expect(log.take() == ["open"])
    try ui.find(button: "Delete").tap()
    #expect(log.take() == ["delete"])
    try ui.find(text: "for Blob").tap()
    #expect(log.take() == ["open"])
    try ui.find(toggle: "Paid").toggle()
    #expect(log.take() == [])
  }

  @Test(
    "a container becomes a button when its last control goes, and stops being one when a control comes"
  )
  func containerChanges() throws {
    let model = Model()
    let ui = host { Row(model: model, log: log) }
    #expect(ui.html.contains(#"class="press""#))
    model.hasButton = false
    #expect(!ui.html.contains(#"class="press""#))
    try ui.find(button: "Order").tap()
    #expect(log.take() == ["open"])
    model.hasButton = true
    #expect(ui.html.contains(#"class="press""#))
    #expect(nestedControls(in: ui) == [])
    try ui.find(button: "Order").tap()
    #expect(log.take() == ["open"])
  }

  @Test("a container has the name that a label gives it")
  func label() throws {
    let ui = host { Row(model: Model(), log: log).accessibilityLabel("Open order") }
    #expect(!ui.html.contains("aria-labelledby"))
    try ui.find(button: "Open order").tap()
    #expect(log.take() == ["open"])
  }

  @Test("a tappable view inside another is a separate button")
  func viewInContainer() throws {
    let ui = host {
      HStack {
        Text("row")
        Text("star").onTapGesture { log.entries.append("star") }
      }
      .onTapGesture { log.entries.append("row") }
    }
    #expect(nestedControls(in: ui) == [])
    try ui.find(button: "star").tap()
    try ui.find(button: "row").tap()
    #expect(log.take() == ["star", "row"])
  }

  @Test("a control with a gesture is pressed itself, and gets no second button without a name")
  func controls() {
    let controls: [AnyView] = [
      AnyView(Toggle("a", isOn: .constant(true))), AnyView(TextField("a", text: .constant(""))),
      AnyView(Picker("a", selection: .constant(1)) { Text("b").tag(1) }),
      AnyView(Stepper("a", value: .constant(1))), AnyView(Slider(value: .constant(0.5))),
      AnyView(Form { TextField("a", text: .constant("")) }),
      AnyView(Link("a", destination: URL(string: "https://example.org")!)),
    ]
    for control in controls {
      let ui = host { control.onTapGesture {} }
      #expect(!ui.html.contains(#"class="press""#))
      #expect(nestedControls(in: ui) == [])
    }
  }

  @Test("a click on a control inside that hears no clicks reaches simultaneous gestures only")
  func insideControl() throws {
    let graph = ViewGraph(
      root: Toggle("a", isOn: .constant(true)).onTapGesture { log.entries.append("tap") }
        .simultaneousGesture(TapGesture().onEnded { log.entries.append("both") }))
    graph.start()
    let listening = Replica(html: graph.html).nodes.filter {
      $0.value.attributes["data-on"] == "click"
    }
    let inner = try #require(listening.keys.max())
    #expect(
      graph.handle(Event(element: inner, kind: .click, value: "inside"))
        == .dropped(reason: "the click was one on a control inside"))
    #expect(log.take() == ["both"])
    #expect(graph.handle(Event(element: inner, kind: .click)) == .handled)
    #expect(log.take() == ["tap", "both"])
    graph.stop()
  }

  /// Returns the controls that contain another control.
  private func nestedControls(in ui: ViewHost) -> [String] {
    let replica = Replica(html: ui.html)
    func isControl(_ node: Replica.Node) -> Bool {
      ["a", "button", "input", "select", "textarea"].contains(node.tag)
        || node.attributes["role"] == "button" || node.attributes["tabindex"] == "0"
    }
    func holdsControl(_ node: Replica.Node) -> Bool {
      node.children.compactMap { replica.nodes[$0] }.contains { isControl($0) || holdsControl($0) }
    }
    return replica.nodes.values.filter { isControl($0) && holdsControl($0) }.map(\.tag)
  }
}

private struct Container: View {
  let model: Model
  let log: Log
  @State private var isPaid = false

  var body: some View {
    VStack {
      HStack {
        Text("Order 7")
        VStack { Text("for Blob") }
        Button("Delete") { log.entries.append("delete") }
      }
      Toggle("Paid", isOn: $isPaid)
    }
    .onTapGesture { log.entries.append("open") }
  }
}

private struct Row: View {
  let model: Model
  let log: Log

  var body: some View {
    HStack {
      Text("Order")
      Extra(model: model)
    }
    .onTapGesture { log.entries.append("open") }
  }
}

private struct Extra: View {
  let model: Model

  var body: some View {
    if model.hasButton { Button("x") {} }
  }
}
