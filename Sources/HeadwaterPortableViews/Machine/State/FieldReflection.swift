/// Finds the offsets and types of a struct's stored properties.
///
/// On Apple platforms, the public interface of the standard library does not contain `_forEachField`. So
/// this type calls the same functions of the Swift runtime as `Mirror` and `_forEachField`. Each platform's
/// runtime exports them, and they are a part of the stable ABI on Apple platforms. Only this file
/// of the module calls them. A ``FieldPlan`` also works without it, through `Mirror`. That is slower, and tests check it too.
enum FieldReflection: Hashable {
  case offsets
  case mirror

  struct Field {
    let offset: Int
    let type: Any.Type
    /// Whether the type itself has fields. The fields of an existential type cannot be read: the runtime
    /// would read them from a value, and there is only a type.
    let hasFields: Bool
  }

  /// Returns the stored properties of a struct in order; nil if the type is not a struct.
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
    // An enum has no fields, but has a size.
    guard !fields.isEmpty || MemoryLayout<Subject>.size == 0 else { return nil }
    return fields
  }
}

/// The kinds of types with fields. `stdlib/public/core/ReflectionMirror.swift` of Swift names all kinds.
private enum MetadataKind {
  static let structure: UInt = 0x200
  static let tuple: UInt = 0x301
}

/// The runtime's data about a field, except for its type. The layout is that of `_FieldReflectionMetadata`
/// in Swift's `SwiftShims/Reflection.h`.
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
