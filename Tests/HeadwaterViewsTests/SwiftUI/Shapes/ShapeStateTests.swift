import HeadwaterUITesting
import Testing

@testable import HeadwaterPortableViews

@Observable @MainActor private final class Model {
  var width = 10.0
}

private struct Bar: Shape {
  @Binding var width: Double
  @State var height = 5.0

  nonisolated func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: width, height: height))
  }
}

private struct Screen: View {
  @Bindable var model: Model

  var body: some View { Bar(width: $model.width).fill(Color.red) }
}

@MainActor @Suite("Dynamic properties in shapes") struct ShapeStateTests {
  @Test("a shape reads its properties, and is drawn again when they change")
  func follows() {
    let model = Model()
    let graph = ViewGraph(root: Screen(model: model))
    let before = graph.html

    model.width = 33

    #expect(!graph.flush().isEmpty)
    #expect(graph.html.contains("33"))
    #expect(!before.contains("33"))
  }

  // Covers: FillStyle
  @Test(
    "overlapping parts of a path cancel each other out if the style says so",
    arguments: [true, false])
  func evenOdd(isEvenOdd: Bool) {
    let style = FillStyle(eoFill: isEvenOdd)
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    let ui = ViewHost(
      VStack {
        path.fill(style: style)
        path.fill(Color.red, style: style)
        Bar(width: .constant(3)).fill(Color.red, style: style)
        Text("a").clipShape(path, style: style)
      })
    let parts = ui.html.components(separatedBy: "fill-rule=\"evenodd\"")
    #expect(parts.count == (isEvenOdd ? 4 : 1))
    #expect(ui.styleRules.contains { $0.contains("path(evenodd,") } == isEvenOdd)
  }
}
