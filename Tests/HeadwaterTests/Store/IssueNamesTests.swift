import Headwater
import HeadwaterTesting
import Testing

/// Issues are printed, so they must not contain what a person may have typed.
@MainActor
@Suite("Names in issues")
struct IssueNamesTests {
  /// A value that a person has typed.
  private struct Typed: Equatable, Sendable, Error {
    var text = "secret"
  }

  /// An error of the system, with a code.
  private struct SystemError: Error {
    var _domain: String { "network" }
    var _code: Int { -1_009 }
    var text = "secret"
  }

  /// An enum that hides its cases from reflection.
  private enum Reflected: CustomReflectable {
    case typed(Typed)

    var customMirror: Mirror {
      Mirror(self, children: ["secret": Typed()], displayStyle: .enum)
    }
  }

  private enum Named: Error {
    case plain
    case typed(Typed)
    case labelled(text: String, count: Int)
  }

  @Test("no issue tells what an action holds")
  func noValues() {
    #expect(actionName(Named.plain) == ".plain")
    #expect(actionName(Named.typed(Typed())) == ".typed")
    #expect(actionName(Named.labelled(text: "secret", count: 1)) == ".labelled")
    #expect(actionName(Typed()) == "Typed")
    #expect(actionName("secret") == "String")
    #expect(actionName(Typed?.some(Typed())) == "Optional<Typed>")
    #expect(actionName(["secret"]) == "Array<String>")
    #expect(actionName(Reflected.typed(Typed())) == "Reflected")
  }

  @Test("no issue tells what an id or an error holds")
  func idsAndErrors() {
    #expect(idName(9) == "9")
    #expect(idName("secret") == "(a String)")
    #expect(errorName(Typed()) == "Typed")
    #expect(errorName(Named.typed(Typed())) == "Named.typed")
    #expect(errorName(Named.plain) == "Named.plain")
    #expect(errorName(SystemError()) == "SystemError (network, -1009)")
  }

  @Test("a cycle of actions that are no enum is told by their type")
  func endless() {
    let endless = Store(
      initialState: 0, reducer: Reduce<Int, Typed> { _, action in .send(action) },
      runtime: ManualRuntime().effects)
    var texts: [String] = []
    endless.onIssue = { texts.append($0.description) }
    endless.send(Typed())
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { !$0.contains("secret") && $0.contains("`Typed` → `Typed`") })
  }
}
