import Testing

/// A diagnostic of a macro about a declaration.
struct ExpectedDiagnostic {
  var message: String
  var line: Int
  var column: Int
  var note: ExpectedNote?
  var fixIts: [String] = []
}

struct ExpectedNote {
  var message: String
  var line: Int
  var column: Int
}

#if Macros
  import HeadwaterMacrosPlugin
  import SwiftSyntax
  import SwiftSyntaxMacroExpansion
  import SwiftSyntaxMacros
  import SwiftSyntaxMacrosGenericTestSupport

  let macrosAreOn = true

  /// Expands our macros in a source text, and expects a text and diagnostics.
  func expectExpansion(
    of source: String,
    is expected: String,
    conformance: Bool = true,
    diagnostics: [ExpectedDiagnostic] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    func macro(_ type: any Macro.Type, _ protocols: [TypeSyntax] = []) -> MacroSpec {
      MacroSpec(type: type, conformances: conformance ? protocols : [])
    }
    assertMacroExpansion(
      source,
      expandedSource: expected,
      diagnostics: diagnostics.map { diagnostic in
        DiagnosticSpec(
          message: diagnostic.message,
          line: diagnostic.line,
          column: diagnostic.column,
          notes: diagnostic.note.map {
            [NoteSpec(message: $0.message, line: $0.line, column: $0.column)]
          } ?? [],
          fixIts: diagnostic.fixIts.map { FixItSpec(message: $0) }
        )
      },
      macroSpecs: [
        "CasePathable": macro(CasePathableMacro.self, ["CasePathable"]),
        "Destination": macro(DestinationMacro.self, ["Reducer"]),
        "Fields": macro(FieldsMacro.self, ["FieldPathable"]),
        "Nested": macro(FieldMarkMacro.self),
        "Preview": macro(PreviewRecordMacro.self),
        "Previewable": macro(PreviewableMacro.self),
        "Rows": macro(FieldMarkMacro.self),
        "Unrecorded": macro(FieldMarkMacro.self),
      ],
      indentationWidth: .spaces(2),
      failureHandler: { failure in
        Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
      }
    )
  }
#else
  let macrosAreOn = false

  func expectExpansion(
    of source: String,
    is expected: String,
    conformance: Bool = true,
    diagnostics: [ExpectedDiagnostic] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Issue.record("The trait Macros is off.", sourceLocation: sourceLocation)
  }
#endif
