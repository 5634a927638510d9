import Testing

@testable import HeadwaterPortableViews

@Observable @MainActor private final class Model {
  var parent = 0
  var child = 0
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct Stored: DynamicProperty {
  @State var count = 0
  @Environment(\.number) var number
}

private struct Child: View {
  let model: Model
  @State private var count = 0
  @Environment(\.number) private var number
  private var stored = Stored()

  init(model: Model) { self.model = model }

  var body: some View {
    VStack {
      Text("\(model.child) \(count) \(number) \(stored.count) \(stored.number)")
      Button("own") { count += 1 }
      Button("stored") { stored.count += 10 }
    }
  }
}

private struct Parent: View {
  let model: Model

  var body: some View {
    VStack {
      Text("parent \(model.parent)")
      Child(model: model).environment(\.number, 7)
    }
  }
}

/// The behaviour of every graph, with the memory layout and with mirrors.
@MainActor @Suite struct MirrorTests {
  private func graph(_ reflection: FieldReflection, _ model: Model) -> ViewGraph {
    let graph = ViewGraph(reflection: reflection, report: { Issue.record("\($0)") }) {
      $0.makeChild(Parent(model: model))
    }
    graph.start()
    graph.countEvaluations()
    return graph
  }

  private func texts(_ graph: ViewGraph) -> [String] {
    _ = graph.flush()
    let nodes = Replica(html: graph.html).nodes
    return nodes.sorted { $0.key < $1.key }.map(\.value.text).filter { !$0.isEmpty }
  }

  private func click(_ title: String, in graph: ViewGraph) throws {
    let nodes = Replica(html: graph.html).nodes
    let button = try #require(
      nodes.first { node in
        node.value.tag == "button" && node.value.children.contains { nodes[$0]?.text == title }
      }?.key)
    #expect(graph.handle(Event(element: button, kind: .click)) == .handled)
  }

  @Test(
    "state, environment and properties within properties work",
    arguments: [
      FieldReflection.offsets, .mirror,
    ])
  func properties(_ reflection: FieldReflection) throws {
    let graph = graph(reflection, Model())
    #expect(texts(graph).contains("0 0 7 0 7"))

    try click("own", in: graph)
    try click("stored", in: graph)
    try click("own", in: graph)

    #expect(texts(graph).contains("0 2 7 10 7"))
  }

  @Test(
    "state outlives an evaluation of the parent, which skips the child",
    arguments: [
      FieldReflection.offsets, .mirror,
    ])
  func parentEvaluation(_ reflection: FieldReflection) throws {
    let model = Model()
    let graph = graph(reflection, model)
    try click("own", in: graph)
    _ = graph.flush()
    let count = graph.evaluationCount(of: Child.self)

    model.parent = 1

    #expect(texts(graph).contains("parent 1"))
    #expect(graph.evaluationCount(of: Child.self) == count)
    model.child = 3
    #expect(texts(graph).contains("3 1 7 0 7"))
  }
}
