import Testing

@testable import HeadwaterDevTool

@Suite("Whether a running program takes an edit") struct DecisionTests {
  private static let screen = """
    import HeadwaterPortableViews
    private let factor = 10
    private let greeting = "Hello"
    func word(_ n: Int) -> String { "word" }
    struct Inner: View { var n = 1; var body: some View { Text(greeting) } }
    public struct Root: View {
      var n = 0
      func go() async { print(n) }
      public var body: some View { Pair(Inner(), Button(word(2)) { print(n) }) }
    }
    enum Kind { case first, second(Int) }
    class Model { var size = factor; func grow() { size += 1 } }
    """

  private func patch(_ old: String, _ new: String) throws -> Difference? {
    guard case .patch(let difference) = try Compiled.decision(Self.screen, (old, new)) else {
      return nil
    }
    return difference
  }

  private func reasons(
    _ old: String, _ new: String, in text: String = screen, beside others: [String] = []
  ) throws -> [String] {
    guard case .restart(let reasons) = try Compiled.decision(text, (old, new), beside: others)
    else {
      return []
    }
    return reasons
  }

  @Test("a text in a function is patched, and only that function")
  func text() throws {
    #expect(try patch("\"word\"", "\"other\"")?.changed == ["$s5Guest4wordySSSiF"])
  }

  @Test("a body of another type is patched, because its type is hidden")
  func bodyOfAnotherType() throws {
    let difference = try #require(
      try patch("Text(greeting)", "Pair(Text(greeting), Text(\"more\"))"))
    #expect(difference.changed == ["$s5Guest5InnerV4bodyQrvg"])
  }

  @Test("a closure in an edited body is left as it was for what still has it")
  func closureInEditedBody() throws {
    let difference = try #require(
      try patch("Button(word(2)) { print(n) }", "Button(word(3)) { print(n + 1, factor) }"))
    #expect(difference.changed == ["$s5Guest4RootV4bodyQrvg"])
    #expect(difference.left == ["$s5Guest4RootV4bodyQrvgyycfU_"])
  }

  @Test("a closure in a body that is as it was jumps to the new one")
  func closureInSameBody() throws {
    let difference = try #require(try patch("{ print(n) }) }", "{ print(n, 1) }) }"))
    #expect(difference.changed == ["$s5Guest4RootV4bodyQrvgyycfU_"])
    #expect(difference.left.isEmpty)
  }

  @Test("a plain global gets its new first value in memory of its own")
  func plainGlobal() throws {
    let difference = try #require(try patch("\"Hello\"", "\"Good day\""))
    #expect(difference.replaced.contains { $0.contains("8greeting") && $0.hasSuffix("vp") })
    #expect(difference.replaced.contains { $0.contains("8greeting") && $0.hasSuffix("Wz") })
    #expect(difference.changed.contains { $0.contains("8greeting") && $0.hasSuffix("vau") })
  }

  @Test("a stored property restarts, by the name of its type")
  func storedProperty() throws {
    #expect(
      try reasons("var n = 0", "var n = 0; var m = 0").contains(
        "the stored properties or cases of reflection metadata field descriptor Guest.Root"))
  }

  @Test("a case restarts")
  func newCase() throws {
    #expect(
      try reasons("case first,", "case first, third,").contains {
        $0.contains("the stored properties or cases of") && $0.contains("Guest.Kind")
      })
  }

  @Test("an overridable method of a class restarts")
  func newMethod() throws {
    #expect(try !reasons("func grow()", "func shrink() {}; func grow()").isEmpty)
  }

  @Test("asynchronous code restarts, because the old may be waiting in the middle")
  func asynchronous() throws {
    #expect(
      try reasons("func go() async { print(n) }", "func go() async { print(n, 1) }").contains {
        $0.hasPrefix("asynchronous code, of which the old may be waiting:")
      })
  }

  @Test("a new conformance of a type that runs restarts")
  func newConformance() throws {
    #expect(
      try reasons(
        "enum Kind {",
        "extension Root: CustomStringConvertible "
          + "{ public var description: String { \"\" } }; enum Kind {"
      )
      .contains { $0.hasPrefix("a new conformance of") })
  }

  @Test("a new type with conformances is patched")
  func newType() throws {
    #expect(
      try patch(
        "enum Kind {", "struct More: View { var body: some View { Text(\"\") } }; enum Kind {")
        != nil)
  }

  @Test("the body of a reducer restarts, because a store evaluates it once")
  func reducerBody() throws {
    let text = """
      import Headwater
      func first(_ reduce: Reduce, _ other: Reduce) -> Reduce { reduce }
      struct Feature: Reducer { var body: Reduce { Reduce { $0 + 1 } } }
      """
    #expect(
      try reasons("{ Reduce { $0 + 1 } }", "{ first(Reduce { $0 + 1 }, Reduce { $0 }) }", in: text)
        == [
          "the body of a reducer, which a store evaluates once: "
            + "nominal type descriptor for Guest.Feature"
        ])
  }

  @Test("a closure of something that is not drawn again restarts if its function has changed too")
  func keptClosure() throws {
    let text = """
      struct Box { var run: () -> Int }
      func box(_ n: Int) -> Box { let a = n; return Box { a + 1 } }
      """
    #expect(
      try reasons(
        "let a = n; return Box { a + 1 }", "let a = [n]; return Box { a[0] + 2 }", in: text
      )
      .contains { $0.hasPrefix("a closure that may be kept:") })
  }

  @Test(
    "a global that edited code has made restarts, also through another function and in another file"
  )
  func staleGlobal() throws {
    let text = "func make() -> String { \"one\" }"
    let other = "func through() -> String { make() }\nlet made = through()"
    #expect(
      try reasons("\"one\"", "\"two\"", in: text, beside: [other]).contains {
        $0.hasPrefix("a global that changed code has made")
      })
  }

  @Test("a closure that an action has made restarts, because the action may have kept it")
  func closureOfAction() throws {
    let text = """
      import HeadwaterPortableViews
      func keep(_ run: @escaping () -> Void) {}
      public struct Root: View {
        var n = 0
        public var body: some View { Button("") { keep { print(n) } } }
      }
      """
    #expect(
      try reasons("keep { print(n) }", "keep { print(n, 1) }; keep { }", in: text).contains {
        $0.hasPrefix("a closure that may be kept:")
      })
  }

  @Test("a global of a class restarts, because somebody may have the old object")
  func globalObject() throws {
    let text = """
      final class Service { init(_ n: Int) {} }
      let service = Service(1)
      """
    #expect(
      try reasons("Service(1)", "Service(2)", in: text).contains {
        $0.hasPrefix("a new first value of")
      })
  }

  @Test("a comment changes nothing")
  func comment() throws {
    #expect(try patch("enum Kind", "/* a comment */ enum Kind")?.isEmpty == true)
  }
}
