/// The places at which two values differ, as one would write them: `rows[1].title`.
///
/// They are found by reflection: fields of structs, cases of enums, elements of collections at the
/// same position. A value whose form differs as a whole, such as a collection of another length, is
/// told as a whole.
///
/// - Parameters:
///   - old: One value.
///   - new: The other.
///   - limit: How many places are told.
/// - Returns: The places; empty when no difference can be seen, "" for the value itself.
func changedPaths(from old: Any, to new: Any, limit: Int = 8) -> [String] {
  var paths: [String] = []
  collectChangedPaths(from: old, to: new, at: "", depth: 0, limit: limit, into: &paths)
  return paths
}

/// The line of a failure that tells where two values differ; empty when that can't be told.
func differsIn(_ paths: [String]) -> String {
  let shown = paths.filter { !$0.isEmpty }
  guard !shown.isEmpty else { return "" }
  return "\nDiffers in: " + shown.map { "`\($0)`" }.joined(separator: ", ")
}

private func collectChangedPaths(
  from old: Any, to new: Any, at path: String, depth: Int, limit: Int, into paths: inout [String]
) {
  guard paths.count < limit, !looksTheSame(old, new) else { return }
  let oldMirror = Mirror(reflecting: old)
  let newMirror = Mirror(reflecting: new)
  let isSameForm =
    type(of: old) == type(of: new) && oldMirror.displayStyle == newMirror.displayStyle
    && oldMirror.children.count == newMirror.children.count && !oldMirror.children.isEmpty
    && !isUnordered(oldMirror) && oldMirror.children.first?.label == newMirror.children.first?.label
  guard isSameForm, depth < 16 else { return paths.append(path) }
  let countBefore = paths.count
  for (index, (before, after)) in zip(oldMirror.children, newMirror.children).enumerated() {
    collectChangedPaths(
      from: before.value, to: after.value,
      at: step(from: path, to: after.label, at: index, of: newMirror), depth: depth + 1,
      limit: limit, into: &paths)
  }
  // The difference is in what reflection does not show.
  if paths.count == countBefore { paths.append(path) }
}

private func step(from path: String, to label: String?, at index: Int, of mirror: Mirror) -> String
{
  switch mirror.displayStyle {
  case .optional: return path
  case .collection: return "\(path)[\(index)]"
  case .tuple: return join(path, label.map { $0.hasPrefix(".") ? "\(index)" : $0 } ?? "\(index)")
  default: return join(path, label ?? "\(index)")
  }
}

private func join(_ path: String, _ name: String) -> String {
  path.isEmpty ? name : "\(path).\(name)"
}

private func isUnordered(_ mirror: Mirror) -> Bool {
  mirror.displayStyle == .dictionary || mirror.displayStyle == .set
}

private func looksTheSame(_ old: Any, _ new: Any) -> Bool {
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { (new as? Value) == value }
  if let old = old as? any Equatable { return isEqual(old) }
  return String(reflecting: old) == String(reflecting: new)
}
