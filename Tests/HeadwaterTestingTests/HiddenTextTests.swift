import Foundation
import Headwater
import HeadwaterRecording
import HeadwaterTesting
import Testing

@Suite("A recording without some texts")
struct HiddenTextTests {
  private enum Status: String, Codable, Equatable {
    case password
    case passed
  }

  private struct Form: Codable, Equatable {
    var name = ""
    var password = ""
    var again: String?
    var headwater = ""
    var nested = Nested()
    var pin = 0
    var count = 4
    var status = Status.passed
    var statuses: [String: Status] = [:]
    var rows: [Row] = []
    var notes: [String: String] = [:]
  }

  private struct Nested: Codable, Equatable {
    var state = ""
    var action = ""
  }

  private struct Row: Codable, Equatable {
    var id: UUID
    var number: Int
  }

  private enum Action: Codable, Equatable {
    case typed(String)
    case named(name: String)
    case counted(Int)
    case chosen(Status, at: Int)
  }

  private typealias Sample = Recording<Form, Action>

  private func hidden(
    _ states: [Form], doing actions: [Action] = [], _ secrets: Set<String>,
    beginnings: Set<String> = []
  ) throws -> Sample {
    let steps = states.dropFirst().enumerated().map { index, state in
      Sample.Step(action: actions.isEmpty ? .typed("") : actions[index], state: state)
    }
    let recording = Sample(initialState: states[0], steps: steps)
    let text = try recording.jsonLines(hiding: secrets, beginnings: beginnings)
    return try Sample(jsonLines: text)
  }

  private func beginnings(of text: String) -> Set<String> {
    Set(text.indices.dropFirst().map { String(text[..<$0]) })
  }

  @Test(
    "no name of a field or a case changes, whatever a person has typed",
    arguments: ["password123", "statesman", "actionable", "headwaters", "nested", "pins"])
  func names(secret: String) throws {
    let texts = beginnings(of: secret).union([secret])
    let states = [Form(), Form(password: secret, again: secret)]
    let forms: [(secrets: Set<String>, others: Set<String>)] = [(texts, []), ([secret], texts)]
    for (secrets, others) in forms {
      let recording = Sample(
        initialState: states[0], steps: [.init(action: .typed(secret), state: states[1])])
      let text = try recording.jsonLines(hiding: secrets, beginnings: others)
      let read = try Sample(jsonLines: text)
      let dots = String(repeating: "•", count: secret.count)
      #expect(read.steps[0].action == .typed(dots))
      #expect(read.steps[0].state == Form(password: dots, again: dots))
    }
  }

  @Test("what was typed on the way is hidden with it, and other places do not tell how it begins")
  func typing() throws {
    let texts = ["", "a", "an", "ann", "anna", "annab"]
    let found = try hidden(
      texts.map { Form(name: "ann", password: $0) }, doing: texts.dropFirst().map { .typed($0) },
      ["annab"], beginnings: beginnings(of: "annab"))
    #expect(found.steps.map(\.action) == texts.dropFirst().map { .typed(dots($0)) })
    #expect(found.steps.map(\.state.password) == texts.dropFirst().map(dots))
    #expect(found.steps.allSatisfy { $0.state.name == "ann" })
  }

  @Test("a place that once had the text in a longer one is hidden whole and always")
  func longer() throws {
    let names = ["", "ana:", "ana:pass word", "later"]
    let found = try hidden(names.map { Form(name: $0) }, ["pass"])
    #expect([found.initialState.name] + found.steps.map(\.state.name) == names.map(dots))
  }

  @Test("an incomplete text of four characters is found where only it was copied to")
  func incomplete() throws {
    let form = Form(name: "hun", again: "ana:hunt")
    let found = try hidden([form], ["hunter2"], beginnings: beginnings(of: "hunter2"))
    #expect(found.initialState.again == "••••••••")
    #expect(found.initialState.name == "hun")
  }

  @Test(
    "a number is hidden with all at its place, and others stay",
    arguments: ["4711", "0471", " 47 11 ", "٤٧١١", "47.110"])
  func numbers(secret: String) throws {
    let numbers = [0, 4, 47, secret == "0471" ? 471 : secret == "47.110" ? 48 : 4711]
    let rows = [0, 4, 9].map { Row(id: UUID(), number: $0) }
    let last = secret == "47.110" ? "48" : secret
    let found = try hidden(
      numbers.map { Form(pin: $0, rows: rows) }, doing: numbers.dropFirst().map { .counted($0) },
      [last], beginnings: beginnings(of: last))
    #expect(found.steps.map(\.state.pin) == [1, 2, 3])
    #expect(found.steps.map(\.action) == [.counted(1), .counted(2), .counted(3)])
    #expect(found.steps.allSatisfy { $0.state.count == 4 && $0.state.rows == rows })
  }

  @Test("elements that had different numbers still have different ones")
  func ids() throws {
    let rows = [3, 1, 3, 2].map { Row(id: UUID(), number: $0) }
    let found = try hidden([Form(rows: rows)], ["2"])
    #expect(found.initialState.rows.map(\.number) == [0, 1, 0, 2])
  }

  @Test("cases of enums with raw values and UUIDs stay, since their types refuse dots")
  func fixedForms() throws {
    let id = try #require(UUID(uuidString: "00004711-0000-0000-0000-000000000000"))
    let form = Form(
      status: .password, statuses: ["a": .password], rows: [Row(id: id, number: 1)])
    let action = Action.chosen(.password, at: 1)
    let found = try hidden([form, form], doing: [action], ["password", "4711"])
    #expect(found.initialState == form)
    #expect(found.steps[0].action == action)
  }

  @Test("keys that a person has typed are hidden, and two stay two")
  func keys() throws {
    let notes = ["pass": "1", "word": "2", "a": "3"]
    let found = try hidden([Form(notes: notes)], ["pass", "word"])
    #expect(Set(found.initialState.notes.values) == ["1", "2", "3"])
    #expect(found.initialState.notes.keys.allSatisfy { $0.allSatisfy { $0 == "•" } })
  }

  @Test("what JSON writes in another way is found: quotes, line ends, other scripts")
  func escapes() throws {
    let secret = "a\"\\\n/é"
    let found = try hidden([Form(name: secret, password: "<\(secret)>")], [secret])
    #expect(found.initialState == Form(name: "••••••", password: "••••••••"))
  }

  private func dots(_ text: String) -> String { String(repeating: "•", count: text.count) }

  @Test("without secrets, the text is the recording")
  func nothing() throws {
    let recording = Sample(
      initialState: Form(name: "1.0"), steps: [.init(action: .counted(7), state: Form())])
    #expect(try recording.jsonLines(hiding: []) == recording.jsonLines())
  }

  @Test("a recorder with a limit keeps the last actions, from the state before them")
  @MainActor
  func limit() throws {
    let store = Store(
      initialState: 0,
      reducer: Reduce<Int, Int> { state, action in
        state += action
        return .none
      })
    let recorder = Recorder<Int, Int>(limit: 2)
    store.attach(recorder)
    for number in 1...4 { store.send(number) }
    #expect(recorder.recording?.initialState == 3)
    #expect(recorder.recording?.steps.map(\.action) == [3, 4])
    #expect(recorder.recording?.steps.map(\.state) == [6, 10])
  }
}
