import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Gesturing: View {
  @State private var place = CGPoint(x: 10, y: 20)
  @State private var log = ""

  var body: some View {
    ZStack {
      Rectangle().frame(width: 20, height: 20).position(place)
        .gesture(
          DragGesture().onChanged { place = $0.location }.onEnded { _ in log = "dropped" }
        )
        .accessibilityIdentifier("box")
    }
    Text("tap").onTapGesture { log = "tapped" }
    Text("double").onTapGesture(count: 2) { log = "twice" }
    Text("hold").onLongPressGesture { log = "held" }
    Text("at \(Int(place.x)) \(Int(place.y))")
    Text("log \(log)")
  }
}

@MainActor
@Suite struct GestureTests {
  private let ui = ViewHost(Gesturing())

  // Covers: Gesture.onChanged, Gesture.onEnded
  @Test("a drag tells where the pointer is, and when it ends")
  func drag() throws {
    let box = try ui.find(identifier: "box")
    try box.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 50, y: 20), CGPoint(x: 70, y: 30))
    _ = try ui.find(text: "at 70 30")
    _ = try ui.find(text: "log dropped")
  }

  @Test("a tap, a long press and a double tap act")
  func taps() throws {
    try ui.find(button: "tap").tap()
    _ = try ui.find(text: "log tapped")
    try ui.find(button: "double").tap()
    _ = try ui.find(text: "log tapped")
    try ui.find(button: "double").tap()
    _ = try ui.find(text: "log twice")
    try ui.find(text: "hold").longPress()
    _ = try ui.find(text: "log held")
  }

  @Test("a position that follows a pointer is a style property, not a new rule of the style sheet")
  func motion() throws {
    let graph = ViewGraph(root: Moving())
    graph.start()
    _ = graph.flush()
    let rules = graph.rules.count
    Moving.model.x = 40
    let operations = graph.flush()
    #expect(operations.count == 1)
    guard case .setStyle(_, "translate", "40px 5px") = operations.first else {
      Issue.record("\(operations)")
      return
    }
    #expect(graph.rules.count == rules)
    #expect(graph.html.contains("class=\"at s"))
  }

  @Test("a trimmed shape that stays as it is costs nothing when its view is evaluated again")
  func unchangedDrawing() {
    let graph = ViewGraph(root: Trimmed())
    graph.start()
    _ = graph.flush()
    Trimmed.model.x = 40
    #expect(graph.flush().count == 1)
  }
}

private struct Trimmed: View {
  @MainActor static let model = Moving.Model()

  var body: some View {
    Circle().trim(from: 0, to: 0.7).stroke(Color.blue, lineWidth: 4)
    Text("\(Trimmed.model.x)")
  }
}

private struct Moving: View {
  @MainActor @Observable final class Model { var x = 10.0 }
  @MainActor static let model = Model()

  var body: some View { Circle().position(x: Moving.model.x, y: 5) }
}
