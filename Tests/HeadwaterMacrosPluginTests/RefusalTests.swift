import Testing

@Suite("What @CasePathable refuses", .enabled(if: macrosAreOn))
struct RefusalTests {
  @Test(
    "it stands on an enum only",
    arguments: [
      ("struct", "struct Counter {\n}"),
      ("class", "final class Counter {\n}"),
      ("actor", "actor Counter {\n}"),
      ("protocol", "protocol Counter {\n}"),
    ])
  func notAnEnum(kind: String, declaration: String) {
    expectExpansion(
      of: "@CasePathable\n\(declaration)",
      is: declaration,
      diagnostics: [
        ExpectedDiagnostic(
          message: """
            '@CasePathable' can't stand on the \(kind) 'Counter', because only an enum has cases; \
            remove it, or move it to an enum
            """,
          line: 1, column: 1, fixIts: ["remove '@CasePathable'"])
      ]
    )
  }

  @Test("it does not stand on an extension")
  func anExtension() {
    expectExpansion(
      of: """
        @CasePathable
        extension Feature.Action {
        }
        """,
      is: """
        extension Feature.Action {
        }
        """,
      diagnostics: [
        ExpectedDiagnostic(
          message: """
            '@CasePathable' can't stand on an extension, because it reads the cases; move it to the \
            declaration of 'Feature.Action'
            """,
          line: 1, column: 1, fixIts: ["remove '@CasePathable'"])
      ]
    )
  }

  @Test("an enum without cases has nothing to name")
  func noCase() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          static let zero = 0
        }
        """,
      is: """
        enum Action {
          static let zero = 0
        }
        """,
      diagnostics: [
        ExpectedDiagnostic(
          message: """
            '@CasePathable' finds no case in 'Action', so there is none to name; add a case, or \
            remove '@CasePathable'
            """,
          line: 1, column: 1, fixIts: ["remove '@CasePathable'"])
      ]
    )
  }

  @Test("two cases of one name can't share a case path")
  func overloadedCases() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case moved(to: Int)
          case reset, moved(by: Int)
        }
        """,
      is: """
        enum Action {
          case moved(to: Int)
          case reset, moved(by: Int)
        }
        """,
      diagnostics: [
        ExpectedDiagnostic(
          message: """
            '@CasePathable' can't name two cases 'moved' of 'Action', because '\\.moved' can mean \
            only one of them; rename one
            """,
          line: 4, column: 15,
          note: ExpectedNote(message: "the first of them is here", line: 3, column: 8))
      ]
    )
  }

  @Test(
    "a member that it writes may not be there already",
    arguments: [
      ("Cases", "struct Cases {\n  }", 10),
      ("Cases", "typealias Cases = Int", 13),
      ("cases", "static var cases: Int { 0 }", 14),
      ("cases", "case cases", 8),
      ("Cases", "case Cases", 8),
      ("`cases`", "case `cases`", 8),
    ])
  func takenName(name: String, declaration: String, column: Int) {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case reset
          \(declaration)
        }
        """,
      is: """
        enum Action {
          case reset
          \(declaration)
        }
        """,
      diagnostics: [
        ExpectedDiagnostic(
          message: """
            '@CasePathable' writes a member '\(name)' into 'Action', which declares one already; \
            rename yours, or, if it holds case paths written by hand, remove '@CasePathable'
            """,
          line: 4, column: column, fixIts: ["remove '@CasePathable'"])
      ]
    )
  }

  @Test("the enum may not have the name of the type that is written into it")
  func enumNamedCases() {
    expectExpansion(
      of: """
        @CasePathable
        enum Cases {
          case reset
        }
        """,
      is: """
        enum Cases {
          case reset
        }
        """,
      diagnostics: [
        ExpectedDiagnostic(
          message: """
            '@CasePathable' writes a type 'Cases' into the enum, which would hide the enum of the \
            same name; rename the enum
            """,
          line: 2, column: 6)
      ]
    )
  }

  @Test("a noncopyable enum has no case paths")
  func notCopyable() {
    expectExpansion(
      of: """
        @CasePathable
        enum Resource: ~Copyable {
          case file(Int)
        }
        """,
      is: """
        enum Resource: ~Copyable {
          case file(Int)
        }
        """,
      diagnostics: [
        ExpectedDiagnostic(
          message: """
            '@CasePathable' can't name the cases of 'Resource', because it is noncopyable, and a \
            case path copies the value out of a case; remove '~Copyable' or '@CasePathable'
            """,
          line: 2, column: 16, fixIts: ["remove '@CasePathable'"])
      ]
    )
  }

  @Test("a private enum inside a type can't be reached; one at the top of a file can")
  func privateInside() {
    expectExpansion(
      of: """
        struct Screen {
          @CasePathable
          private enum Action {
            case close(Int)
          }
        }
        """,
      is: """
        struct Screen {
          private enum Action {
            case close(Int)
          }
        }
        """,
      diagnostics: [
        ExpectedDiagnostic(
          message: """
            '@CasePathable' can't reach 'Action', because its extension stands at the top of the \
            file, where 'private' hides what is inside a type; write 'fileprivate'
            """,
          line: 3, column: 3)
      ]
    )
  }

  @Test("all errors are reported at once")
  func severalProblems() {
    expectExpansion(
      of: """
        @CasePathable
        enum Cases {
          case cases
        }
        """,
      is: """
        enum Cases {
          case cases
        }
        """,
      diagnostics: [
        ExpectedDiagnostic(
          message: """
            '@CasePathable' writes a type 'Cases' into the enum, which would hide the enum of the \
            same name; rename the enum
            """,
          line: 2, column: 6),
        ExpectedDiagnostic(
          message: """
            '@CasePathable' writes a member 'cases' into 'Cases', which declares one already; \
            rename yours, or, if it holds case paths written by hand, remove '@CasePathable'
            """,
          line: 3, column: 8, fixIts: ["remove '@CasePathable'"]),
      ]
    )
  }
}
