/// Where the stored properties of a struct are in memory.
///
/// The standard library's own `_forEachField` is not in its public interface on Apple platforms, so this
/// calls the functions of the Swift runtime that `Mirror` and `_forEachField` stand on. They are exported
/// by the runtime of every platform and a part of its stable ABI on Apple's. This is the one file that
/// does so; a ``FieldPlan`` can do without it, by `Mirror`, which is slower, and which tests exercise too.
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
    let fields = (0..<fieldCount(subject)).map { index -> Field in
      var metadata = FieldMetadata()
      let type = fieldType(subject, index: index, metadata: &metadata)
      metadata.freeName?(metadata.name)
      let kind = metadataKind(type)
      return Field(
        offset: fieldOffset(subject, index: index), type: type,
        hasFields: kind == MetadataKind.structure || kind == MetadataKind.tuple)
    }
    // An enum has no fields and yet a size.
    guard !fields.isEmpty || MemoryLayout<Subject>.size == 0 else { return nil }
    return fields
  }
}

/// The kinds of types that have fields; `stdlib/public/core/ReflectionMirror.swift` of Swift names all.
private enum MetadataKind {
  static let structure: UInt = 0x200
  static let tuple: UInt = 0x301
}

/// What the runtime tells of a field beside its type; laid out as `_FieldReflectionMetadata` in
/// `SwiftShims/Reflection.h` of Swift.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type, index: Int, metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt
