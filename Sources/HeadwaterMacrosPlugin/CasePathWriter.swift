/// Writes the case paths of an enum as source text.
struct CasePathWriter: DeclarationWriter {
  private let description: EnumDescription
  private let modifier: String
  private let inlinable: String

  /// The name of the generic result type of `withValue`.
  private let result: String

  init(_ description: EnumDescription) {
    self.description = description
    modifier = description.access.map { "\($0) " } ?? ""
    inlinable = description.isKnownToBePublic ? "@inlinable " : ""
    var names = TypeNames(taken: description.identifiers)
    result = names.make("LentResult")
  }

  /// `struct Cases` and `static var cases`.
  ///
  /// Both are `nonisolated`. In a module with main-actor default isolation they would otherwise be isolated
  /// to the main actor, and an effect that runs elsewhere could not make an action.
  var members: [String] {
    var names = TypeNames(taken: description.identifiers.union([description.name]))
    var lines = SourceLines()
    lines.add("/// The case paths of `\(description.name.withoutBackticks)`.")
    lines.block("\(modifier)nonisolated struct Cases: Sendable") { lines in
      let root: String
      if memberTypes.contains(description.name) {
        root = names.make("Enum")
        lines.add("\(modifier)typealias \(root) = \(description.name)")
      } else {
        root = description.name
      }
      var index = 0
      write(description.members, root: root, index: &index, names: &names, to: &lines)
    }
    return [
      lines.text,
      "\(modifier)nonisolated static var cases: Cases {\n  Cases()\n}",
      caseIndex,
    ]
  }

  /// `static func caseIndex(of:)`, which returns the number of a case's path.
  private var caseIndex: String {
    var lines = SourceLines()
    let name = description.name
    lines.block(
      "\(inlinable)\(modifier)nonisolated static func caseIndex(of root: \(name)) -> Int?"
    ) { lines in
      var index = 0
      guard description.members.allSatisfy(\.hasIndices) else {
        // The remaining cases are not known here, so the `default` may be unreachable.
        writeIndices(of: description.members, index: &index, to: &lines) { enumCase, index in
          ["if case .\(enumCase.name) = root {", "  return \(index)", "}"]
        }
        return lines.add("return nil")
      }
      lines.add("switch root {")
      writeIndices(of: description.members, index: &index, to: &lines) { enumCase, index in
        ["case .\(enumCase.name):", "  return \(index)"]
      }
      lines.add("}")
    }
    return lines.text
  }

  private func writeIndices(
    of members: [EnumMember], index: inout Int, to lines: inout SourceLines,
    as line: (CaseDescription, Int) -> [String]
  ) {
    for member in members {
      switch member {
      case .enumCase(let enumCase):
        if enumCase.hasIndex { lines.add(line(enumCase, index)) }
        index += 1
      case .conditional(let clauses):
        for clause in clauses {
          lines.add(clause.directive)
          writeIndices(of: clause.members, index: &index, to: &lines, as: line)
        }
        lines.add("#endif")
      }
    }
  }

  func conformance(of type: String) -> String {
    let attributes = description.availability.map { "\($0)\n" }.joined()
    return "\(attributes)extension \(type): Headwater.CasePathable {\n}"
  }

  /// Names that refer to an associated type inside a case path, even if they have another meaning outside.
  private let memberTypes: Set<String> = ["Root", "Value"]

  private func write(
    _ members: [EnumMember], root: String, index: inout Int, names: inout TypeNames,
    to lines: inout SourceLines
  ) {
    for member in members {
      switch member {
      case .enumCase(let description):
        write(description, root: root, index: index, names: &names, to: &lines)
        index += 1
      case .conditional(let clauses):
        for clause in clauses {
          lines.add(clause.directive)
          write(clause.members, root: root, index: &index, names: &names, to: &lines)
        }
        lines.add("#endif")
      }
    }
  }

  private func write(
    _ enumCase: CaseDescription, root: String, index: Int, names: inout TypeNames,
    to lines: inout SourceLines
  ) {
    let path = names.make("Case", of: enumCase.name)
    var value = valueType(of: enumCase)
    if enumCase.values.contains(where: { !$0.identifiers.isDisjoint(with: memberTypes) }) {
      let alias = names.make("Value", of: enumCase.name)
      lines.add(enumCase.availability)
      lines.add("\(modifier)typealias \(alias) = \(value)")
      value = alias
    }
    lines.add(enumCase.availability)
    lines.block("\(modifier)nonisolated enum \(path): Headwater.CasePath") { lines in
      lines.add("\(modifier)typealias Root = \(root)")
      lines.add("\(modifier)typealias Value = \(value)")
      let escaping = enumCase.values.count == 1 && enumCase.values[0].isFunction
      let parameter = escaping ? "@escaping Value" : "Value"
      let (pattern, extracted) = extraction(of: enumCase)
      lines.block("\(inlinable)\(modifier)static func embed(_ value: \(parameter)) -> Root") {
        $0.add(".\(enumCase.name)\(arguments(of: enumCase))")
      }
      lines.block("\(inlinable)\(modifier)static func extract(_ root: Root) -> Value?") {
        $0.block("guard case .\(enumCase.name)\(pattern) = root else") { $0.add("return nil") }
        $0.add("return \(extracted)")
      }
      lines.add("\(inlinable)\(modifier)static func withValue<\(result)>(")
      lines.add("  of root: Root, _ body: (\(parameter)) -> \(result)")
      lines.block(") -> \(result)?") {
        $0.block("guard case .\(enumCase.name)\(pattern) = root else") { $0.add("return nil") }
        $0.add("return body(\(extracted))")
      }
      if enumCase.hasIndex {
        lines.block("\(inlinable)\(modifier)static var caseIndex: Int?") { $0.add("\(index)") }
      }
    }
    lines.add(enumCase.availability)
    lines.block("\(modifier)var \(enumCase.name): \(path).Type") {
      $0.add("\(path).self")
    }
  }

  private func valueType(of enumCase: CaseDescription) -> String {
    switch enumCase.values.count {
    case 0: "Void"
    case 1: enumCase.values[0].type
    default:
      "("
        + enumCase.values
        .map { value in value.label.map { "\($0): \(value.type)" } ?? value.type }
        .joined(separator: ", ")
        + ")"
    }
  }

  private func arguments(of enumCase: CaseDescription) -> String {
    if enumCase.values.isEmpty { return "" }
    let arguments = enumCase.values.enumerated().map { index, value in
      let source = enumCase.values.count == 1 ? "value" : "value.\(index)"
      return value.label.map { "\($0): \(source)" } ?? source
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  private func extraction(of enumCase: CaseDescription) -> (pattern: String, value: String) {
    switch enumCase.values.count {
    case 0: return ("", "()")
    case 1: return ("(let value)", "value")
    default:
      let values = enumCase.values.indices.map { "value\($0)" }
      let pattern = values.map { "let \($0)" }.joined(separator: ", ")
      return ("(\(pattern))", "(\(values.joined(separator: ", ")))")
    }
  }
}

extension CaseDescription {
  /// Whether the case is available everywhere; only then a single function can switch over it.
  fileprivate var hasIndex: Bool { availability.isEmpty }
}

extension EnumMember {
  fileprivate var hasIndices: Bool {
    switch self {
    case .enumCase(let enumCase): enumCase.hasIndex
    case .conditional(let clauses): clauses.allSatisfy { $0.members.allSatisfy(\.hasIndices) }
    }
  }
}
