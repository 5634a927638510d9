import Headwater
import HeadwaterTesting
import Testing

@Suite("A recording without some texts")
struct HiddenTextTests {
  private typealias Sample = Recording<[String: String], [Int]>

  private func hidden(
    _ state: [String: String], _ action: [Int] = [], _ secrets: Set<String>
  ) throws -> Sample {
    let recording = Sample(initialState: state, steps: [.init(action: action, state: state)])
    return try Sample(jsonLines: try recording.jsonLines(hiding: secrets))
  }

  @Test(
    "a whole string is hidden whatever its length, and inside of others from four characters on")
  func strings() throws {
    let found = try hidden(
      ["a": "b", "b": "abc", "c": "my pass word", "d": "pass"], [], ["b", "pass"])
    #expect(found.initialState == ["a": "•", "b": "abc", "c": "my •••• word", "d": "••••"])
    #expect(found.steps[0].state == found.initialState)
  }

  @Test("names of fields and cases stay, unless a secret is in them")
  func keys() throws {
    let found = try hidden(["b": "x", "my pass": "y"], [], ["b", "pass"])
    #expect(found.initialState == ["b": "x", "my ••••": "y"])
  }

  @Test("what JSON writes in another way is found: quotes, line ends, other scripts, numbers")
  func escapes() throws {
    let secret = "a\"\\\n/é"
    let found = try hidden(["a": secret, "b": "<\(secret)>"], [1234, 5], [secret, "1234", "5"])
    #expect(found.initialState == ["a": "••••••", "b": "<••••••>"])
    #expect(found.steps[0].action == [0, 5])
  }

  @Test("a longer secret goes before a shorter one that it contains")
  func longest() throws {
    let found = try hidden(["a": "x hunter2 x"], [], ["hunt", "hunter2"])
    #expect(found.initialState == ["a": "x ••••••• x"])
  }

  @Test("without secrets, the text is the recording")
  func nothing() throws {
    let recording = Sample(initialState: ["a": "1.0"], steps: [.init(action: [7], state: [:])])
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
