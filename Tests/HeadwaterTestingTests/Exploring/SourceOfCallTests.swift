import Testing

@testable import HeadwaterTesting

@Suite("The source of a call")
struct SourceOfCallTests {
  @Test("has arguments with and without labels, and a trailing closure")
  func arguments() {
    let text = #"""
      let a = 1
      .always("a, (b", from: { x in
          // ) a comment
          x.map { "\(f(")"))" }
        }, [1, 2]) { $0 > 1 }
      """#
    let call = SourceOfCall(named: "always", in: text, line: 2, column: 2)
    #expect(
      call?.argument("from") == "{ x in\n  // ) a comment\n  x.map { \"\\(f(\")\"))\" }\n}")
    #expect(call?.lastClosure == "{ $0 > 1 }")
    #expect(call?.argument("to") == nil)
  }

  @Test("has its last argument in place of a trailing closure")
  func lastArgument() {
    let call = SourceOfCall(named: "never", in: "x.never(\"n\", isOver)", line: 1, column: 3)
    #expect(call?.lastClosure == "isOver")
  }

  @Test("has trailing closures with labels")
  func trailingClosures() {
    let text = """
      .leadsTo("name") { start } to: {
        goal
      }
      other: { no }
      """
    let call = SourceOfCall(named: "leadsTo", in: text, line: 1, column: 2)
    #expect(call?.trailing == "{ start }")
    #expect(call?.argument("to") == "{\n  goal\n}")
  }

  @Test("has parts that contain the arguments of a type, or a comparison")
  func parts() {
    func parts(_ text: Substring) -> [String] { SourceOfCall.parts(of: text).map(\.text) }
    #expect(
      parts("Two<Int, String>.State(), .init(n: 5)") == ["Two<Int, String>.State()", ".init(n: 5)"])
    #expect(parts("Two<Int, (A) -> B>(), 1") == ["Two<Int, (A) -> B>()", "1"])
    #expect(parts("A<B<Int, C>>(), 1") == ["A<B<Int, C>>()", "1"])
    #expect(parts("a < b, c > d") == ["a < b", "c > d"])
    #expect(parts("a<b, c") == ["a<b", "c"])
  }

  @Test("passes over raw strings and comments in comments")
  func rawStrings() {
    let text = ##"f(#"a "quoted" \( text"# /* } /* ) */ } */, b: "\(g(")"))") { 1 }"##
    let call = SourceOfCall(named: "f", in: text, line: 1, column: 1)
    #expect(call?.argument("b") == ##""\(g(")"))""##)
    #expect(call?.trailing == "{ 1 }")
  }

  @Test("is not found in a file that has changed", arguments: [1, 2, 3])
  func missing(line: Int) {
    #expect(SourceOfCall(named: "always", in: "a\n.always(", line: line, column: 1) == nil)
  }
}
