import Headwater
import TestSupport
import Testing

@testable import HeadwaterTesting

/// The texts of failing tests about states that look alike, or cannot be shown.
@Suite("Texts about states")
struct StateTextsTests {
  struct Failure: Error, CustomStringConvertible {
    var description: String { "Failure" }
  }

  struct State: Equatable {
    var ratio = 1.0
    var lines: [String] = []
  }

  /// Returns the failures of a test in which a sent number becomes the ratio, and the number of lines.
  private func failures(
    _ exhaustivity: Exhaustivity = .exhaustive, in format: ValueFormat = .standard,
    sending ratio: Double,
    changes: @escaping (inout State) throws -> Void
  ) -> [String] {
    let reducer = Reduce<State, Double> { state, ratio in
      state.ratio = ratio
      if !ratio.isNaN { state.lines = (0..<Int(ratio)).map { "line \($0)" } }
      return .none
    }
    var failures: [String] = []
    let store = TestStore(initialState: State(), reducer: reducer)
    store.report = { message, _ in failures.append(message) }
    store.exhaustivity = exhaustivity
    store.format = format
    store.send(ratio, changes: changes)
    return failures
  }

  @Test("a NaN is said not to equal itself")
  func nan() {
    let failures = failures(sending: .nan) { $0.ratio = .nan }
    #expect(
      failures == [
        """
        The state after sending nan is not the one expected:

              StateTextsTests.State(
            −   ratio: nan,
            +   ratio: nan,
                lines: []
              )
            (not equal, though both look the same; a NaN does not equal itself)

        (− expected, + actual)
        Differs in: `ratio`

        So far the test has:
            sent nan

        If that is right:
            store.send(.nan) { $0.ratio = .nan }
        """
      ])
  }

  @Test("a closure that throws says what it was given")
  func throwing() {
    let failures = failures(sending: 2) { _ in throw Failure() }
    #expect(
      failures == [
        """
        The closure that states the changes after sending 2.0 threw Failure, so the state was not \
        compared with what it states.

        So far the test has:
            sent 2.0

        Look at the element or the optional that it asks for: it receives the state before the \
        action, where one that the action makes is not there yet.

        State the changes like this:
            store.send(2.0) {
              $0.ratio = 2.0
              $0.lines = ["line 0", "line 1"]
            }
        """
      ])
  }

  @Test("a relaxed test's closure that throws was given another state")
  func throwingRelaxed() {
    let failures = failures(.relaxed, sending: 2) { _ in throw Failure() }
    #expect(
      failures.first?.contains(
        "the state after the action, where one that the action removes is no longer there.") == true
    )
  }

  @Test("a difference of thousands of lines is cut")
  func long() throws {
    let failures = failures(sending: 3_000) { $0.ratio = 3_000 }
    let lines = try #require(failures.first).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[102] == "    … 2905 more lines")
    #expect(lines.count == 115)
    #expect(
      lines.suffix(4) == [
        "    store.send(3000.0) {",
        "      $0.ratio = 3000.0",
        "      $0.lines = <#Array<String>#>",
        "    }",
      ])
  }

  @Test("what is the same far from a difference is left out")
  func lateDifference() {
    let old = (0..<300).map { "line \($0)" }
    var new = old
    new[250] = "another"
    let difference = lineDifference(
      expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n"))
    #expect(
      difference == """
          … 247 lines
          line 247
          line 248
          line 249
        − line 250
        + another
          line 251
          line 252
          line 253
          … 46 lines
        """)
  }

  @Test("a long difference gives both texts again", arguments: Seeds.few)
  func longDifference(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let old = (0..<3_500).map { _ in "line \(generator.number(0...2_000))" }
    var new = old
    for _ in 0..<generator.number(1...900) {
      let place = generator.number(0...new.count - 1)
      switch generator.number(0...2) {
      case 0: new.remove(at: place)
      case 1: new.insert("inserted", at: place)
      default: new[place] = "changed"
      }
    }
    new.insert(contentsOf: repeatElement("many", count: generator.number(0...1_500)), at: 100)
    let difference = try #require(
      lineDifference(
        expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n"), context: 10_000)
    )
    let lines = difference.split(separator: "\n").map(String.init)
    #expect(lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst(2)) } == old)
    #expect(lines.filter { !$0.hasPrefix("−") }.map { String($0.dropFirst(2)) } == new)
  }

  @Test("what is cut still shows the first line that differs")
  func cut() {
    let lines = (0..<150).map { "  line \($0)" } + ["− line", "+ another"]
    let cut = shortened(lines.joined(separator: "\n")).split(separator: "\n")
    #expect(
      cut == [
        "… 147 lines before", "  line 147", "  line 148", "  line 149", "− line", "+ another",
      ])
  }
}
