/// The name of an enum's case, as it is in the source; nil if the runtime does not know it.
///
/// A type may describe itself by other words, so this calls the function of the Swift runtime that `print` calls for an
/// enum. Each platform's runtime exports it, and it is a part of the stable ABI on Apple platforms.
func enumCaseName(of value: Any) -> String? {
  func name<Value>(_ value: Value) -> String? {
    runtimeCaseName(value).map { String(cString: $0) }
  }
  return _openExistential(value, do: name)
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
