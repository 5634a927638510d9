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
}
