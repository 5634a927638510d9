import HeadwaterPortableViews
import HeadwaterUITesting
import Testing

@Observable @MainActor private final class Model {
  var text = ""
  var secret = ""
  var isDisabled = false
  var limit = Int.max

  func set(_ newText: String) {
    if newText.count <= limit { text = newText }
  }
}

private struct Fields: View {
  let model: Model

  var body: some View {
    Form {
      TextField("Text", text: Binding(get: { model.text }, set: { model.set($0) }))
      SecureField("Secret", text: Binding(get: { model.secret }, set: { model.secret = $0 }))
    }
    .disabled(model.isDisabled)
  }
}

/// A graph with the ids of two fields, to send events like a browser.
@MainActor private struct Wire {
  let model = Model()
  let graph: ViewGraph
  let text: Int
  let secret: Int

  init() throws {
    graph = ViewGraph(root: Fields(model: model))
    graph.start()
    let inputs = Replica(html: graph.html).nodes.filter { $0.value.tag == "input" }
    text = try #require(inputs.first { $0.value.attributes["type"] == "text" }?.key)
    secret = try #require(inputs.first { $0.value.attributes["type"] == "password" }?.key)
  }

  func input(_ element: Int, _ value: String, sequence: Int) -> EventOutcome {
    graph.handle(Event(element: element, kind: .input, value: value, sequence: sequence))
  }
}

@MainActor @Suite struct FieldTests {
  @Test("text that the client already shows is not sent back")
  func noEcho() throws {
    let wire = try Wire()

    #expect(wire.input(wire.text, "abc", sequence: 1) == .handled)

    #expect(wire.model.text == "abc")
    #expect(wire.graph.flush() == [])
  }

  // Covers: TextField
  @Test("when the model keeps its text, the client receives it with the event's count")
  func refusedByModel() throws {
    let wire = try Wire()
    wire.model.limit = 3
    _ = wire.input(wire.text, "abc", sequence: 1)

    _ = wire.input(wire.text, "abcd", sequence: 2)

    #expect(wire.graph.flush() == [.setValue(element: wire.text, "abc", sequence: 2)])
  }

  @Test("an event that is older than the last one is dropped")
  func oldEvent() throws {
    let wire = try Wire()
    _ = wire.input(wire.text, "abc", sequence: 5)

    let outcome = wire.input(wire.text, "ab", sequence: 4)

    #expect(outcome == .dropped(reason: "event 4 is older than event 5"))
    #expect(wire.model.text == "abc")
  }

  @Test("a text that the model sets itself is sent to the client")
  func otherChange() throws {
    let wire = try Wire()

    wire.model.text = "new"

    #expect(wire.graph.flush() == [.setValue(element: wire.text, "new", sequence: 0)])
    #expect(wire.graph.html.contains("value=\"new\""))
  }

  @Test("a text over the limit is refused, and the client puts the former text back")
  func tooLong() throws {
    let wire = try Wire()
    _ = wire.input(wire.text, "abc", sequence: 1)
    let long = String(repeating: "x", count: 1_048_577)

    let outcome = wire.input(wire.text, long, sequence: 2)

    #expect(
      outcome
        == .dropped(
          reason: "a text of 1048577 bytes is longer than the limit of 1048576"))
    #expect(wire.model.text == "abc")
    #expect(wire.graph.flush() == [.setValue(element: wire.text, "abc", sequence: 2)])
  }

  @Test("a text of exactly the limit is accepted")
  func longest() throws {
    let wire = try Wire()

    let outcome = wire.input(
      wire.text, String(repeating: "x", count: 1_048_576), sequence: 1)

    #expect(outcome == .handled)
  }

  // Covers: SecureField
  @Test("a secret appears in no markup and in no operation")
  func secret() throws {
    let wire = try Wire()
    var operations: [DocumentChange] = []

    for (index, length) in (1...6).enumerated() {
      _ = wire.input(wire.secret, String("hunter".prefix(length)), sequence: index + 1)
      operations += wire.graph.flush()
    }
    wire.model.secret = "swordfish"
    operations += wire.graph.flush()

    #expect(wire.model.secret == "swordfish")
    #expect(operations == [])
    #expect(!wire.graph.html.contains("hunter"))
    #expect(!wire.graph.html.contains("swordfish"))
    #expect(!wire.graph.html.contains("data-k=\"\(wire.secret)"))
  }

  @Test("the client itself puts back a secret that the model refuses")
  func revertedSecret() throws {
    let wire = try Wire()
    wire.model.isDisabled = true

    _ = wire.input(wire.secret, "x", sequence: 1)

    // The model is empty, and an empty value contains no secret.
    let operations = wire.graph.flush()
    #expect(operations.contains(.setValue(element: wire.secret, "", sequence: 1)))
  }

  @Test("a secret is reverted when the model keeps another one")
  func keptSecret() throws {
    let graph = ViewGraph(root: SecureField("Secret", text: .constant("kept")))
    graph.start()
    let id = try #require(Replica(html: graph.html).nodes.first { $0.value.tag == "input" }?.key)

    _ = graph.handle(Event(element: id, kind: .input, value: "x", sequence: 3))

    #expect(graph.flush() == [.revertValue(element: id, sequence: 3)])
  }

  @Test("a secret that the model clears is cleared on the client")
  func clearedSecret() throws {
    let wire = try Wire()
    _ = wire.input(wire.secret, "hunter", sequence: 1)
    _ = wire.graph.flush()

    wire.model.secret = ""

    #expect(wire.graph.flush() == [.setValue(element: wire.secret, "", sequence: 1)])
  }

  @Test("the key of a field is the same each time it is shown, and a secure field has none")
  func structuralKeys() throws {
    let first = try Wire()
    let second = try Wire()
    let key = Replica(html: first.graph.html).nodes[first.text]?.attributes["data-k"]

    #expect(key != nil)
    #expect(key == Replica(html: second.graph.html).nodes[second.text]?.attributes["data-k"])
    #expect(Replica(html: first.graph.html).nodes[first.secret]?.attributes["data-k"] == nil)
  }

  @Test("fields in different places have different keys")
  func differentKeys() {
    let view = Form {
      ForEach(0..<3) { TextField("\($0)", text: .constant("")) }
      TextField("last", text: .constant(""))
    }

    let keys = Replica(html: ViewHost(view).html).nodes.values.compactMap {
      $0.attributes["data-k"]
    }

    #expect(keys.count == 4)
    #expect(Set(keys).count == 4)
  }
}
