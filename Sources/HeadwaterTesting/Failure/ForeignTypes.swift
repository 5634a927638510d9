/// Whether a value is a struct whose fields nobody sets: one of the standard library or Foundation, or one with a
/// mirror of its own.
func hidesItsFields(_ value: Any) -> Bool {
  // Some have a mirror that says nothing of their kind, such as `AnyHashable`.
  let style = Mirror(reflecting: value).displayStyle
  guard style == .struct || style == nil else { return false }
  return isForeign(value) || (value is any CustomReflectable && !(value is any ChangedByCalls))
}

/// Whether a value is of a struct of the standard library or Foundation that is not written by its fields.
func isForeign(_ value: Any) -> Bool {
  let parts = String(reflecting: type(of: value)).split(separator: ".", maxSplits: 1)
  guard let module = parts.first, parts.count == 2 else { return false }
  let modules = ["Swift", "Foundation", "FoundationEssentials", "__C", "CoreFoundation"]
  let written = ["CGPoint", "CGSize", "CGRect", "CGVector"]
  return modules.contains(String(module)) && !written.contains(String(parts[1]))
}
