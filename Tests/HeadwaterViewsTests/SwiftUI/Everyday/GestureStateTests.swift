import HeadwaterUITesting
import HeadwaterViews
import Testing

@MainActor @Suite("The state of a gesture") struct GestureStateTests {
  struct Dragged: View {
    @GestureState private var distance = CGSize.zero
    @State private var drags = 0
    @State private var seen: [Int] = []

    var body: some View {
      Text("card")
        .gesture(
          DragGesture().updating($distance) { value, distance, _ in distance = value.translation }
            .onChanged { _ in drags += 1 }
        )
        .accessibilityIdentifier("card")
        .onChange(of: distance) { seen.append(Int(distance.width)) }
      Text("\(Int(distance.width)) to the right, \(drags) moves, \(seen)")
    }
  }

  // Covers: GestureState, Gesture.updating
  @Test("it follows the drag, and goes back at its end")
  func following() throws {
    let ui = ViewHost(Dragged())
    let card = try ui.find(identifier: "card")
    try card.drag(from: .zero, to: CGPoint(x: 20, y: 0), CGPoint(x: 35, y: 0))
    _ = try ui.find(text: "0 to the right, 2 moves, [20, 35, 0]")
  }

  struct Both: View {
    @State private var log: [String] = []

    var body: some View {
      VStack { Text("inner").onTapGesture { log.append("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log.append("outer") })
      Text("log: \(log.joined(separator: " "))")
    }
  }

  // Covers: .highPriorityGesture
  @Test("a gesture of high priority hears the tap on a view inside")
  func highPriority() throws {
    let ui = ViewHost(Both())
    try ui.find(button: "inner").tap()
    #expect(ui.html.contains("outer"))
  }
}
