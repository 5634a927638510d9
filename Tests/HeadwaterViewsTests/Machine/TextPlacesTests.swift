import HeadwaterPortableViews
import Testing

@MainActor private final class Evaluations {
  var count = 0
}

private struct Draft {
  var texts = ["", "", ""]
}

private struct Rows: View {
  let evaluations: Evaluations
  @State private var draft = Draft()

  var body: some View {
    let _ = evaluations.count += 1
    Text("Typed: \(draft.texts.joined(separator: "+"))")
    ForEach(0..<draft.texts.count, id: \.self) { row in
      TextField("row \(row)", text: $draft.texts[row])
    }
    TextField(
      "only",
      text: Binding(get: { "" }, set: { [draft = $draft] in draft.wrappedValue.texts = [$0] }))
  }
}

@MainActor @Suite struct TextPlacesTests {
  private let evaluations = Evaluations()
  private let graph: ViewGraph

  init() {
    graph = ViewGraph(root: Rows(evaluations: evaluations))
    graph.start()
    evaluations.count = 0
  }

  /// Texts that come together, in this order, by the names of their fields.
  private func type(_ texts: KeyValuePairs<String, String>) throws -> [EventOutcome] {
    let nodes = Replica(html: graph.html).nodes
    let events = try texts.map { name, text in
      let id = try #require(nodes.first { $0.value.attributes["aria-label"] == name }?.key)
      return Event(element: id, kind: .input, value: text, sequence: 1)
    }
    let places = TextPlaces(of: events, in: graph)
    return events.map { graph.handle($0, among: places) }
  }

  @Test("the views are updated once for texts that come together")
  func together() throws {
    #expect(
      try type(["row 0": "a", "row 1": "b", "row 2": "c"]) == [.handled, .handled, .handled])
    _ = graph.flush()
    #expect(graph.html.contains("Typed: a+b+c"))
    #expect(evaluations.count == 1)
  }

  @Test("a text whose row another one has removed is dropped")
  func removed() throws {
    let outcomes = try type(["row 0": "a", "only": "b", "row 2": "c", "row 0": "d"])
    #expect(outcomes[0...1] == [.handled, .handled])
    guard case .dropped = outcomes[2] else {
      Issue.record("\(outcomes)")
      return
    }
    _ = graph.flush()
    #expect(graph.html.contains("Typed: d"))
  }
}
