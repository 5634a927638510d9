/// The classes of the objects that a value contains.
///
/// Those of Swift, Foundation and this library are left out: they are immutable, or parts of values that copy them
/// before they change them.
func classesOfObjects(in value: Any) -> Set<String> {
  var search = ObjectSearch()
  search.look(at: value, depth: 0)
  return search.found
}

private struct ObjectSearch {
  private(set) var found: Set<String> = []

  /// How deep it looks, and at how many elements of a collection.
  private static let (deepest, mostElements) = (16, 32)

  mutating func look(at value: Any, depth: Int) {
    guard depth < Self.deepest else { return }
    let mirror = Mirror(reflecting: value)
    let type = type(of: value)
    if mirror.displayStyle == .class {
      if !isOfLibrary(type) { found.insert(writtenName(of: type)) }
      return
    }
    let name = String(reflecting: type)
    if name.hasPrefix("Foundation") { return }
    for child in mirror.children.prefix(Self.mostElements) {
      look(at: child.value, depth: depth + 1)
    }
  }

  private func isOfLibrary(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    let modules = ["Swift.", "Foundation.", "FoundationEssentials.", "Headwater.", "__C."]
    return modules.contains { name.hasPrefix($0) }
  }
}
