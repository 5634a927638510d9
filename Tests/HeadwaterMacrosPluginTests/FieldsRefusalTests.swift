import Testing

@Suite("What @Fields refuses", .enabled(if: macrosAreOn))
struct FieldsRefusalTests {
  @Test(
    "it stands on a struct only",
    arguments: [
      ("enum", "enum State {\n}"), ("class", "final class State {\n}"),
      ("actor", "actor State {\n}"),
    ])
  func notAStruct(kind: String, declaration: String) {
    expectRefusal(
      of: "@Fields\n\(declaration)", leaving: declaration,
      """
      '@Fields' can't stand on the \(kind) 'State', because only a struct is a value with fields; \
      remove it, or move it to a struct
      """,
      line: 1, column: 1, isRemovable: true)
  }

  @Test("it does not stand on an extension")
  func anExtension() {
    expectRefusal(
      of: "@Fields\nextension Feature.State {\n}", leaving: "extension Feature.State {\n}",
      """
      '@Fields' can't stand on an extension, because it reads the fields; move it to the declaration \
      of 'Feature.State'
      """,
      line: 1, column: 1, isRemovable: true)
  }

  @Test("a struct without a field that can be changed has nothing to write")
  func noField() {
    expectRefusal(
      of: "let id: Int",
      """
      '@Fields' finds no field in 'State' that can be changed, so there is nothing to write; add a \
      stored 'var', or remove '@Fields'
      """,
      line: 1, column: 1, isRemovable: true)
  }

  @Test(
    "a type that it writes may not be there already",
    arguments: [
      ("Change", "enum Change {\n  }", 8), ("Fields", "typealias Fields = Int", 13),
    ])
  func takenName(name: String, declaration: String, column: Int) {
    expectRefusal(
      of: declaration,
      """
      '@Fields' writes a type '\(name)' into 'State', which declares one already; rename yours, or, \
      if it is written by hand, remove '@Fields'
      """,
      line: 3, column: column, isRemovable: true)
  }

  @Test("its types may not hide the struct")
  func structNamed() {
    expectRefusal(
      of: "@Fields\nstruct Fields {\n  var it: Int\n}",
      leaving: "struct Fields {\n  var it: Int\n}",
      """
      '@Fields' writes a type 'Fields' into the struct, which would hide the struct of the same name; \
      rename the struct
      """,
      line: 2, column: 8)
  }

  @Test("a noncopyable struct is not changed by values")
  func notCopyable() {
    expectRefusal(
      of: "@Fields\nstruct State: ~Copyable {\n  var it: Int\n}",
      leaving: "struct State: ~Copyable {\n  var it: Int\n}",
      """
      '@Fields' can't change the fields of 'State' by values, because it is noncopyable; remove \
      '~Copyable' or '@Fields'
      """,
      line: 2, column: 15, isRemovable: true)
  }

  @Test("a struct that is private inside a type is out of reach")
  func privateInside() {
    expectRefusal(
      of: "enum Feature {\n  @Fields\n  private struct State {\n    var it: Int\n  }\n}",
      leaving: "enum Feature {\n  private struct State {\n    var it: Int\n  }\n}",
      """
      '@Fields' can't reach 'State', because its extension stands at the top of the file, where \
      'private' hides what is inside a type; write 'fileprivate'
      """,
      line: 3, column: 3)
  }

  @Test(
    "a type that is not evident is written",
    arguments: [
      "[]", "[:]", "nil", "[1, 2.5]", "makeAddress()", "Address.shared", ".init()", "Set([1])",
      "Date.now", "1 + 1", "Int.max",
    ])
  func typeNotEvident(value: String) {
    expectRefusal(
      of: "var it = \(value)",
      """
      '@Fields' can't see the type of 'it', because a macro sees no types; write it: 'var it: <#Type#>'
      """,
      line: 3, column: 7)
  }

  @Test(
    "what is evidently not Codable is marked",
    arguments: [
      ("() -> Void", "a function"), ("(@Sendable (Int) -> Int)?", "a function"),
      ("(Int, Int)", "a tuple"), ("(Int, Int)?", "a tuple"), ("any Error", "a value of 'any' type"),
      ("(any Error)?", "a value of 'any' type"),
    ])
  func notCodable(type: String, kind: String) {
    expectRefusal(
      of: "var it: \(type)",
      """
      '@Fields' can't record a change of 'it', because \(kind) is not 'Codable'; mark it \
      '@Unrecorded', and it has no change
      """,
      line: 3, column: 7)
  }

  @Test("a tuple of fields is not taken apart")
  func severalNames() {
    expectRefusal(
      of: "var (a, b) = (1, 2)",
      """
      '@Fields' can't take a tuple apart into fields, because it sees no types; declare each field by \
      itself
      """,
      line: 3, column: 7)
  }

  @Test("a field that is not always there has no change")
  func conditional() {
    expectRefusal(
      of: "#if DEBUG\n    var it: Int\n  #endif",
      """
      '@Fields' can't write the change of 'it' between '#if' and '#endif'; move it out, or mark it \
      '@Unrecorded', and it has no change
      """,
      line: 4, column: 9)
  }

  @Test("a field has one mark")
  func twoMarks() {
    expectRefusal(
      of: "@Nested @Rows var it: [Row]", leaving: "var it: [Row]",
      "'it' can't be both '@Nested' and '@Rows'; remove one", line: 3, column: 11)
  }

  @Test(
    "a mark stands on what has a change",
    arguments: [
      "let it: Row", "static var it: Row", "private var it: Row", "lazy var it = Row()",
      "var it: Row { Row() }",
    ])
  func markWithoutChange(field: String) {
    expectRefusal(
      of: "@Nested \(field)", leaving: field,
      """
      '@Nested' says how 'it' is changed, and it has no change, because it is not a stored 'var' as \
      visible as the struct; remove '@Nested'
      """,
      line: 3, column: 3)
  }

  @Test("a mark on a field that is hidden in a public struct says how to show it")
  func markOnHidden() {
    expectRefusal(
      of: "@Fields\npublic struct State {\n  @Rows var it: [Row]\n}",
      leaving: "public struct State {\n  var it: [Row]\n}",
      """
      '@Rows' says how 'it' is changed, and it has no change, because the struct is public and 'it' \
      is not; write 'public var it', or remove '@Rows'
      """,
      line: 3, column: 3)
  }

  @Test("nothing can be changed in nil", arguments: ["Nested", "Rows"])
  func partOfOptional(mark: String) {
    expectRefusal(
      of: "@\(mark) var it: Row?", leaving: "var it: Row?",
      """
      '@\(mark)' can't stand on the optional 'it', because nothing can be changed in nil; remove it, \
      and 'it' is written whole, or lift a feature of its own with 'lift(optional:)'
      """,
      line: 3, column: 9 + mark.count)
  }

  @Test("a mark needs @Fields", arguments: ["Nested", "Rows", "Unrecorded"])
  func markWithoutFields(mark: String) {
    expectExpansion(
      of: "struct State {\n  @\(mark) var it: Row\n}", is: "struct State {\n  var it: Row\n}",
      diagnostics: [
        ExpectedDiagnostic(
          message: """
            '@\(mark)' says nothing about 'it' without '@Fields' at its struct; add that, or remove \
            '@\(mark)'
            """,
          line: 2, column: 3, fixIts: ["remove '@\(mark)'"])
      ])
  }

  private func expectRefusal(
    of field: String, leaving left: String? = nil, _ message: String, line: Int, column: Int,
    isRemovable: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isWhole = field.contains("@Fields")
    func whole(_ field: String) -> String { isWhole ? field : "struct State {\n  \(field)\n}" }
    expectExpansion(
      of: (isWhole ? "" : "@Fields\n") + whole(field), is: whole(left ?? field),
      diagnostics: [
        ExpectedDiagnostic(
          message: message, line: line, column: column,
          fixIts: isRemovable ? ["remove '@Fields'"] : [])
      ], sourceLocation: sourceLocation)
  }
}
