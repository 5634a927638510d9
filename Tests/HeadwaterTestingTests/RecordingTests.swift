import Foundation
import Headwater
import Testing

@testable import HeadwaterTesting

@Suite("Recordings")
struct RecordingTests {
  struct Feature: Reducer {
    struct State: Codable, Equatable {
      var count = 0
      var ratio = 1.0
      var rows: [Row] = [Row(id: 1, title: "a"), Row(id: 2, title: "b")]
    }

    struct Row: Codable, Equatable, Identifiable {
      var id: Int
      var title: String
    }

    enum Action: Codable, Equatable, Sendable {
      case add(Int)
      case divide
      case rename(id: Int, String)
      case load
    }

    var step = 1

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .add(let number): state.count += number * step
      case .divide: state.ratio /= 0
      case .rename(let id, let title):
        if let index = state.rows.firstIndex(where: { $0.id == id }) {
          state.rows[index].title = title
        }
      case .load: return .run { send in send(.add(10)) }
      }
      return .none
    }
  }

  /// Stops the actions that would remove a title.
  struct Gate: Middleware {
    func before(
      _ action: Feature.Action, state: Feature.State, context: MiddlewareContext<Feature.State>
    ) -> MiddlewareVerdict<Feature.Action> {
      action == .rename(id: 1, "") ? .stop() : .pass
    }
  }

  @MainActor
  private func record() throws -> (Recording<Feature.State, Feature.Action>, text: String) {
    let store = Store(
      initialState: Feature.State(), reducer: Feature(), middleware: Gate(),
      runtime: ManualRuntime().effects)
    var text = ""
    let recorder = Recorder<Feature.State, Feature.Action> { text += $0 }
    store.attach(recorder)
    store.send(.add(2))
    store.send(.load)
    store.send(.rename(id: 1, ""))
    store.send(.rename(id: 2, "é\n\"<"))
    store.send(.divide)
    return (try #require(recorder.recording), text)
  }

  @Test("a recording contains all actions, including those of effects and those that were stopped")
  @MainActor
  func recording() throws {
    let (recording, _) = try record()
    #expect(
      recording.steps.map(\.action) == [
        .add(2), .load, .add(10), .rename(id: 1, ""), .rename(id: 2, "é\n\"<"), .divide,
      ])
    #expect(recording.steps.map(\.isStopped) == [false, false, false, true, false, false])
    #expect(recording.steps[2].origin == "`run` at RecordingTests.swift:38")
  }

  @Test("a replay gives the recorded states, with no effect run")
  @MainActor
  func replay() throws {
    let (recording, _) = try record()
    expectReplay(of: recording, by: Feature())
  }

  @Test("the lines written during a run are the recording, and are read back unchanged")
  @MainActor
  func jsonLines() throws {
    let (recording, text) = try record()
    #expect(try recording.jsonLines() == text)
    let read = try Recording<Feature.State, Feature.Action>(jsonLines: text)
    #expect(read == recording)
    #expect(text.split(separator: "\n").count == 7)
  }

  @Test("line endings of other systems are read")
  @MainActor
  func lineEnds() throws {
    let (recording, text) = try record()
    let lines = text.split(separator: "\n").map { $0 + "\r\n" }
    let read = try Recording<Feature.State, Feature.Action>(jsonLines: lines.joined())
    #expect(read == recording)
    #expect(!read.isTruncated)
  }

  @Test("a process that is killed loses only its last line")
  @MainActor
  func truncated() throws {
    let (recording, text) = try record()
    let read = try Recording<Feature.State, Feature.Action>(jsonLines: String(text.dropLast(20)))
    #expect(read.isTruncated)
    #expect(read.steps == recording.steps.dropLast())
  }

  enum Sale: Codable, Sendable {
    case price(Decimal)
    case divide
  }

  @Test("what could not be read again is not written, and the error names the action")
  func unreadable() throws {
    typealias Sales = Recording<Decimal, Sale>
    let words = """
      The given data was not valid JSON.

      Likely it has a Decimal that is not a number, or is nested deeper than 512 levels, or the `encode(to:)` of a \
      type writes what its `init(from:)` does not read.
      """
    let problems: [(Sales, String)] = [
      (Sales(initialState: .nan), "The initial state"),
      (
        Sales(initialState: 0, steps: [.init(action: .price(.nan), state: 0)]),
        "The action .price"
      ),
      (
        Sales(initialState: 0, steps: [.init(action: .divide, state: .nan)]),
        "The state after the action .divide"
      ),
    ]
    for (recording, what) in problems {
      let error = #expect(throws: (any Error).self) { try recording.jsonLines() }
      #expect(
        error.map { "\($0)" }?.hasPrefix(
          "\(what) can't be recorded, since it could not be read again: ") == true)
      #expect(error.map { "\($0)" }?.hasSuffix(words) == true)
    }
    let whole = Sales(initialState: 0, steps: [.init(action: .price(1.5), state: 1.5)])
    #expect(try Sales(jsonLines: whole.jsonLines()).steps.last?.state == 1.5)
  }

  @Test("what would be read as another value is not written, and the error names the action")
  func readAsAnother() throws {
    typealias Owners = Recording<Int??, Int??>
    let problems: [(Owners, String)] = [
      (Owners(initialState: .some(nil)), "The initial state"),
      (Owners(initialState: 0, steps: [.init(action: .some(nil), state: 0)]), "The action"),
      (
        Owners(initialState: 0, steps: [.init(action: 1, state: .some(nil))]),
        "The state after the action"
      ),
    ]
    for (recording, what) in problems {
      let error = #expect(throws: (any Error).self) { try recording.jsonLines() }
      let words = error.map { "\($0)" } ?? ""
      #expect(words.hasPrefix(what))
      #expect(
        words.hasSuffix(
          """
           can't be recorded, since it would be read as another value: it has an optional that contains nil.

          JSON writes an optional of an optional, such as `Int??`, as null in both cases.

          Use an enum with a case for each of them, or one optional.
          """))
    }
    let whole = Owners(initialState: nil, steps: [.init(action: 1, state: 2)])
    #expect(try Owners(jsonLines: whole.jsonLines()).steps == whole.steps)
    let kept = Recording<Loadable<Int?>, Int>(initialState: .loading(previous: .some(nil)))
    #expect(try Recording<Loadable<Int?>, Int>(jsonLines: kept.jsonLines()) == kept)
  }

  @Test("a text that is no recording says which line, and why")
  func errors() {
    let head = #"{"headwater":1,"state":{"count":0,"ratio":1,"rows":[]}}"#
    let problems = [
      "": "there is no complete first line",
      #"{"headwater":2,"state":{"count":0,"ratio":1,"rows":[]}}"# + "\n":
        "its version is 2, and this library reads 1",
      #"{"state":{}}"# + "\n": "the line has no \"headwater\"",
      #"{"headwater":1,"state":{"count":"x","ratio":1,"rows":[]}}"# + "\n":
        "`state.count` is not of the type Int",
    ]
    for (text, problem) in problems {
      #expect(throws: RecordingError(line: 1, problem: problem)) {
        try Recording<Feature.State, Feature.Action>(jsonLines: text)
      }
    }
    #expect(throws: RecordingError(line: 2, problem: "the line has no \"action\"")) {
      try Recording<Feature.State, Feature.Action>(jsonLines: head + "\n{}\n")
    }
  }

  @Test("an error tells what to do")
  func errorText() {
    #expect(
      RecordingError(line: 2, problem: "the line has no \"action\"").description == """
        Line 2 of the recording can't be read: the line has no "action".

        Likely the state or the actions have changed their form since it was made.

        Record it again, or decode the old form in `init(from:)`.
        """)
  }

  @Test("a replay that differs names the step, the action, the difference and its place")
  @MainActor
  func difference() throws {
    let (recording, _) = try record()
    let steps = recording.steps
    #expect(
      firstDifference(of: recording, by: Feature(step: 2)) == """
        Step 1 of 6, .add(2) from \(steps[0].origin), does not lead to the recorded state:

              RecordingTests.Feature.State(
            −   count: 2,
            +   count: 4,
                ratio: 1.0,
                rows: […]
              )

        (− recorded, + replayed)
        Differs in: `count`

        Either the reducer has changed on purpose, and the recording has to be made anew, or it \
        depends on something that is neither in the state nor in the action.
        """)
  }
}
