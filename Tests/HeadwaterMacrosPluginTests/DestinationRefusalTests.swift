import Testing

@Suite("What @Destination refuses", .enabled(if: macrosAreOn))
struct DestinationRefusalTests {
  @Test(
    "it stands on a struct only",
    arguments: [
      ("enum", "enum Screen {\n}"), ("class", "final class Screen {\n}"),
      ("actor", "actor Screen {\n}"),
    ])
  func notAStruct(kind: String, declaration: String) {
    expectRefusal(
      of: "@Destination\n\(declaration)", leaving: declaration,
      """
      '@Destination' can't stand on the \(kind) 'Screen', because its features are the fields of a \
      struct; write 'struct Screen'
      """,
      line: 1, column: 1)
  }

  @Test("it does not stand on an extension")
  func anExtension() {
    expectRefusal(
      of: "@Destination\nextension App.Screen {\n}", leaving: "extension App.Screen {\n}",
      """
      '@Destination' can't stand on an extension, because it reads the features; move it to the \
      declaration of 'App.Screen'
      """,
      line: 1, column: 1, isRemovable: true)
  }

  @Test("a struct without features has nothing to present")
  func noFeature() {
    expectRefusal(
      of: "static let count = 1",
      """
      '@Destination' finds no feature in 'Screen'; add one for each screen, sheet or alert: \
      'let detail: Detail'
      """,
      line: 1, column: 1, isRemovable: true)
  }

  @Test(
    "what it writes may not be there already",
    arguments: [
      ("State", "enum State {\n  }", 8), ("Action", "typealias Action = Int", 13),
      ("body", "let body: Detail", 7), ("State", "let State: Detail", 7),
      ("Cases", "let Cases: Detail", 7),
    ])
  func takenName(name: String, declaration: String, column: Int) {
    expectRefusal(
      of: declaration,
      """
      '@Destination' writes '\(name)' into 'Screen', which declares it already; rename yours, or, if \
      all is written by hand, remove '@Destination'
      """,
      line: 3, column: column, isRemovable: true)
  }

  @Test("a private struct inside another type is out of reach")
  func privateInside() {
    expectRefusal(
      of: "enum App {\n  @Destination\n  private struct Screen {\n    let it: Detail\n  }\n}",
      leaving: "enum App {\n  private struct Screen {\n    let it: Detail\n  }\n}",
      """
      '@Destination' can't reach 'Screen', because its extension stands at the top of the file, where \
      'private' hides what is inside a type; write 'fileprivate'
      """,
      line: 3, column: 3)
  }

  @Test("the type of a feature is written")
  func typeNotWritten() {
    expectRefusal(
      of: "let it = Detail()",
      """
      '@Destination' can't see the type of 'it', because a macro sees no types; write it: \
      'let it: <#Feature#>'
      """,
      line: 3, column: 7)
  }

  @Test("a feature is stored")
  func computed() {
    expectRefusal(
      of: "var it: Detail { Detail() }",
      """
      '@Destination' makes a case of each field, and 'it' is computed; write 'let it: <#Feature#>', or \
      move it to an extension
      """,
      line: 3, column: 7)
  }

  @Test("a feature is there from the start")
  func lazyFeature() {
    expectRefusal(
      of: "lazy var it: Detail = Detail()",
      """
      '@Destination' writes a body that reads each field, and 'it' is lazy, so reading it would change \
      the struct; write 'let it: <#Feature#>'
      """,
      line: 3, column: 12)
  }

  @Test("a feature does not depend on the build")
  func conditional() {
    expectRefusal(
      of: "#if DEBUG\n  let it: Detail\n  #endif",
      "'@Destination' can't write the case of 'it' between '#if' and '#endif'; move it out",
      line: 4, column: 7)
  }

  @Test(
    "the type of a feature has a name",
    arguments: [
      ("Detail?", "an optional"), ("[Detail]", "an array"), ("(Detail, Detail)", "a tuple"),
      ("() -> Detail", "a function"), ("Int", "'Int', which is no feature"),
      ("any Reducer", "a value of 'any' type"),
    ])
  func notAFeature(type: String, kind: String) {
    expectRefusal(
      of: "let it: \(type)",
      """
      '@Destination' needs the name of the type of 'it', whose 'State' and 'Action' it uses, and finds \
      \(kind); write 'let it: <#Feature#>'
      """,
      line: 3, column: 11)
  }

  @Test("a tuple is no feature")
  func severalNames() {
    expectRefusal(
      of: "let (a, b): (Detail, Detail)",
      """
      '@Destination' can't take a tuple apart into features, because it sees no types; declare each \
      feature by itself
      """,
      line: 3, column: 7)
  }

  private func expectRefusal(
    of field: String, leaving left: String? = nil, _ message: String, line: Int, column: Int,
    isRemovable: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isWhole = field.contains("@Destination")
    func whole(_ field: String) -> String { isWhole ? field : "struct Screen {\n  \(field)\n}" }
    expectExpansion(
      of: (isWhole ? "" : "@Destination\n") + whole(field), is: whole(left ?? field),
      diagnostics: [
        ExpectedDiagnostic(
          message: message, line: line, column: column,
          fixIts: isRemovable ? ["remove '@Destination'"] : [])
      ], sourceLocation: sourceLocation)
  }
}
