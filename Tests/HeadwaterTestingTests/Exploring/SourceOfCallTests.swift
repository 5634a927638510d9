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

  @Test("is not found in a file that has changed", arguments: [1, 2, 3])
  func missing(line: Int) {
    #expect(SourceOfCall(named: "always", in: "a\n.always(", line: line, column: 1) == nil)
  }
}
