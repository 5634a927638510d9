import Testing

@testable import HeadwaterPortableViews

private struct Screens: View {
  @State private var path = [1, 2]

  var body: some View {
    NavigationStack(path: $path) {
      Text("the front page").navigationTitle("Front")
        .navigationDestination(for: Int.self) { Text("screen \($0)").navigationTitle("\($0)") }
        .toolbar { Button("Add") {} }
    }
  }
}

@MainActor @Suite("The page of a deep address")
struct DeepPageTests {
  private let graph = ViewGraph(root: Screens())

  init() {
    graph.leavesOutCoveredScreens = true
    _ = graph.flush()
  }

  // Covers: NavigationStack
  @Test("it has its own screen first, and what is below it as soon as it is live")
  func first() {
    #expect(graph.html.contains("screen 2"))
    for text in ["the front page", "screen 1", "Add"] { #expect(!graph.html.contains(text)) }
    #expect(graph.html.ranges(of: "<h1").count == 1)

    var replica = Replica(html: graph.html)
    graph.leavesOutCoveredScreens = false
    replica.apply(graph.flush())

    for text in ["the front page", "screen 1", "Add"] { #expect(graph.html.contains(text)) }
    // Only the screen that the person sees asks for the focus.
    #expect(graph.html.ranges(of: "data-autofocus").count == 1)
    #expect(replica.nodes == Replica(html: graph.html).nodes)
  }

  @Test("Back shows the screen below, also before the page is live")
  func back() throws {
    var replica = Replica(html: graph.html)
    let back = try #require(replica.nodes.first { $0.value.text == "Back" }?.key)
    #expect(graph.handle(Event(element: back, kind: .click)) == .handled)
    replica.apply(graph.flush())

    #expect(replica.nodes.values.contains { $0.text == "screen 1" })
    #expect(!graph.html.contains("screen 2") && !graph.html.contains("the front page"))
    graph.leavesOutCoveredScreens = false
    replica.apply(graph.flush())
    #expect(replica.nodes == Replica(html: graph.html).nodes)
  }
}
