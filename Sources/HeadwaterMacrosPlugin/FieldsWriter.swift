/// Writes the changes of a struct's fields as source text.
struct FieldsWriter: DeclarationWriter {
  private let description: FieldsDescription
  private let modifier: String

  /// The types that find the changes of marked fields, by the names of the fields.
  private let parts: [String: String]

  private let names: TypeNames

  init(_ description: FieldsDescription) {
    self.description = description
    modifier = description.access.map { "\($0) " } ?? ""
    var names = TypeNames(taken: description.identifiers.union([description.name]))
    var parts: [String: String] = [:]
    for field in description.fields where field.part != nil {
      parts[field.name] = names.make("Part", of: field.name)
    }
    self.names = names
    self.parts = parts
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
        let written = parts[field.name].map { "Fields.\($0).Written" } ?? field.written
        lines.add("case \(field.name)(\(written))")
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
        if let part = parts[field.name] {
          lines.add("  Fields.\(part).apply(value, to: &self.\(field.name))")
        } else {
          lines.add("  self.\(field.name)\(field.isLoadable ? ".apply(value)" : " = value")")
        }
      }
      lines.add("}")
    }
    return lines.text
  }

  private var fields: String {
    var names = names
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
    var written = value.written
    if let protocolName = field.part, let part = parts[field.name] {
      lines.block("\(modifier)enum \(part): Headwater.\(protocolName)") {
        $0.add("\(modifier)typealias Field = \(value.type)")
      }
      written = "\(part).Written"
    }
    // Effects make its changes, also in a module with main-actor default isolation. Other field paths are
    // used where the state is, and may refer to types of the main actor.
    let isolation = field.isLoadable ? "nonisolated " : ""
    lines.block("\(modifier)\(isolation)enum \(path): Headwater.FieldPath") { lines in
      lines.block("\(modifier)static var path: KeyPath<\(root), \(value.type)>") {
        $0.add("\\.\(field.name)")
      }
      lines.block("\(modifier)static func embed(_ value: \(written)) -> Change") {
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
  /// The protocol of the type that finds the field's change; nil if the change is known.
  fileprivate var part: String? {
    switch kind {
    case .nested where !isLoadable: "NestedField"
    case .rows: "RowsField"
    default: nil
    }
  }

  /// The type of the value that a change of the field carries, if it is known.
  fileprivate var written: String { isLoadable ? "\(type).Change" : type }
}
