/// Writes the changes of a struct's fields as source text.
struct FieldsWriter: DeclarationWriter {
  private let description: FieldsDescription
  private let modifier: String

  init(_ description: FieldsDescription) {
    self.description = description
    modifier = description.access.map { "\($0) " } ?? ""
  }

  /// `enum Change`, `apply(_:)` and `struct Fields`.
  var members: [String] { [change, apply, fields] }

  func conformance(of type: String) -> String {
    let attributes = description.availability.map { "\($0)\n" }.joined()
    return "\(attributes)extension \(type): Headwater.FieldPathable {\n}"
  }

  private var change: String {
    var lines = SourceLines()
    // The compiler shows these lines with its error about a type that can't be encoded.
    lines.add("/// The change of a field of `\(description.name.withoutBackticks)`.")
    lines.add("///")
    lines.add(
      "/// Each type has to be Equatable and Codable. A field of another type is '@Unrecorded'.")
    let conformances = (["Headwater.FieldChange"] + description.conformances)
      .joined(separator: ", ")
    lines.block("\(modifier)enum Change: \(conformances)") { lines in
      for field in description.fields {
        // The compiler shows this line with its error about a type without a `Change`.
        if let mark = field.mark {
          lines.add(
            "// '@\(mark)': the type that has no 'Change' needs '@Fields', or this field no mark.")
        }
        lines.add("case \(field.name)(\(field.written))")
      }
      // Otherwise that case would be taken for the function `change` of an action.
      if description.fields.contains(where: { $0.name == "change" }) {
        lines.add("\(modifier)typealias Change = Self")
      }
    }
    return lines.text
  }

  private var apply: String {
    var lines = SourceLines()
    lines.block("\(modifier)mutating func apply(_ change: Change)") { lines in
      lines.add("switch change {")
      for field in description.fields {
        lines.add("case .\(field.name)(let value):")
        switch field.kind {
        case .whole: lines.add("  self.\(field.name) = value")
        case .nested, .rows: lines.add("  self.\(field.name).apply(value)")
        }
      }
      lines.add("}")
    }
    return lines.text
  }

  private var fields: String {
    var names = TypeNames(taken: description.identifiers.union([description.name]))
    var lines = SourceLines()
    lines.add("/// The field paths of `\(description.name.withoutBackticks)`.")
    lines.block("\(modifier)struct Fields") { lines in
      let root = outside(description.name, [description.name], "Struct", &names, &lines)
      for field in description.fields { write(field, root: root, names: &names, to: &lines) }
    }
    return lines.text
  }

  private func write(
    _ field: FieldDescription, root: String, names: inout TypeNames, to lines: inout SourceLines
  ) {
    let path = names.make("Field", of: field.name)
    var value = field
    value.type = outside(
      field.type, field.identifiers, "Type", of: field.name, &names, &lines)
    // Effects make its changes, also in a module with main-actor default isolation. Other field paths are
    // used where the state is, and may refer to types of the main actor.
    let isolation = field.isLoadable ? "nonisolated " : ""
    lines.block("\(modifier)\(isolation)enum \(path): Headwater.FieldPath") { lines in
      lines.block("\(modifier)static var path: KeyPath<\(root), \(value.type)>") {
        $0.add("\\.\(field.name)")
      }
      lines.block("\(modifier)static func embed(_ value: \(value.written)) -> Change") {
        $0.add(".\(field.name)(value)")
      }
    }
    lines.block("\(modifier)var \(field.name): \(path).Type") { $0.add("\(path).self") }
  }

  /// Names that refer to an associated type inside a field path, whatever they mean outside.
  private let memberTypes: Set<String> = ["Root", "Field", "Written", "RootChange"]

  /// Returns a type as it is written inside a field path: under another name if its own means something else
  /// there.
  private func outside(
    _ type: String, _ identifiers: Set<String>, _ suffix: String, of name: String = "",
    _ names: inout TypeNames, _ lines: inout SourceLines
  ) -> String {
    if identifiers.isDisjoint(with: memberTypes) { return type }
    let alias = names.make(suffix, of: name)
    lines.add("\(modifier)typealias \(alias) = \(type)")
    return alias
  }
}

extension FieldDescription {
  /// The mark for which another type needs `@Fields`.
  fileprivate var mark: String? {
    switch kind {
    case .nested where !isLoadable: "Nested"
    case .rows: "Rows"
    default: nil
    }
  }

  /// The type of the value that a change of the field carries.
  fileprivate var written: String {
    switch kind {
    case .whole: type
    case .nested: "\(type).Change"
    case .rows: "Headwater.ElementAction<\(type).ElementID, \(type).Member.Change>"
    }
  }
}
