/// The names of a struct's stored properties that are `var`, as `Mirror` has them; nil if the type is no struct.
///
/// `Mirror` does not tell a `let` from a `var`, so this calls the function of the Swift runtime that `Mirror` calls for the
/// names. Each platform's runtime exports it, and it is a part of the stable ABI on Apple platforms. Only this file of
/// the module calls it. The views have a file like this for property wrappers; neither module may know the other.
func storedVariables(of value: Any) -> Set<String>? {
  let type = type(of: value)
  guard Mirror(reflecting: value).displayStyle == .struct else { return nil }
  var names: Set<String> = []
  for index in 0..<fieldCount(type) {
    var metadata = FieldMetadata()
    _ = fieldType(type, index: index, metadata: &metadata)
    if let name = metadata.name, metadata.isVariable { names.insert(String(cString: name)) }
    metadata.freeName?(metadata.name)
  }
  return names
}

/// The layout is that of `_FieldReflectionMetadata` in Swift's `SwiftShims/Reflection.h`.
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
