import HeadwaterViews
import Testing

@testable import HeadwaterPortableViews

private struct Growing: View {
  @State private var isBig = false
  let animation: Animation?

  var body: some View {
    Text("x")
      .padding(isBig ? 20 : 10)
      .opacity(isBig ? 1 : 0.5)
      .animation(animation, value: isBig)
    Button("grow") { withAnimation { isBig.toggle() } }
  }
}

@MainActor
@Suite struct AnimationTests {
  @Test("an animation is a transition of the element that changes, in its class alone")
  func transition() throws {
    let graph = ViewGraph(root: Growing(animation: .easeOut(duration: 0.2).delay(0.1)))
    #expect(
      graph.rules.contains(".s1{padding:10px;opacity:0.5;transition:all 0.2s ease-out 0.1s}"))
    let button = try #require(graph.rootElement.children.last)

    #expect(graph.handle(Event(element: button.id, kind: .click)) == .handled)
    let operations = graph.flush()

    #expect(
      graph.rules.contains {
        $0.hasSuffix("{padding:20px;opacity:1;transition:all 0.2s ease-out 0.1s}")
      }
    )
    let changes = operations.filter { if case .setAttribute = $0 { true } else { false } }
    #expect(changes.count == 1)
  }

  @Test("no animation is no transition")
  func none() {
    let graph = ViewGraph(root: Growing(animation: nil))
    #expect(!graph.rules.contains { $0.contains("transition") })
  }

  @Test(
    "the duration of an animation is limited",
    arguments: [
      (Animation.linear(duration: -1), "all 0s linear"),
      (.linear(duration: .infinity), "all 60s linear"),
      (.linear(duration: .nan), "all 0s linear"),
      (.easeIn(duration: 1).speed(2), "all 0.5s ease-in"),
      (.default.speed(0), "all 35s ease-in-out"),
    ])
  func length(animation: Animation, css: String) {
    #expect(animation.css == css)
  }
}
