@_spi(Reflection) import Swift

/// Where the stored properties of a struct are in memory.
///
/// This is the one file that uses a system programming interface of the standard library. A
/// ``FieldPlan`` can do without it: by `Mirror`, which is slower, and which tests exercise too.
enum FieldReflection: Hashable {
  case offsets
  case mirror

  struct Field {
    let offset: Int
    let type: Any.Type
    /// Whether the type has fields itself. Those of an existential must not be asked for: the runtime
    /// would look into a value, and there is only a type.
    let hasFields: Bool
  }

  /// The stored properties of a struct in their order; nil when the type is not a struct.
  static func fields<Subject>(of subject: Subject.Type) -> [Field]? {
    guard !(subject is AnyClass) else { return nil }
    var fields: [Field] = []
    let isComplete = _forEachField(of: subject) { _, offset, type, kind in
      fields.append(
        Field(offset: offset, type: type, hasFields: kind == .struct || kind == .tuple))
      return true
    }
    // An enum has no fields and yet a size.
    guard isComplete, !fields.isEmpty || MemoryLayout<Subject>.size == 0 else { return nil }
    return fields
  }
}
