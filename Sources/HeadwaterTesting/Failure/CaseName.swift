import Headwater

/// The name of an action, with the names of nested enum cases: ".editor(.saved)".
///
/// An action of an element is named with the id of the element: ".path(0, .saved)".
///
/// An action that is no enum is named by its value. Unlike in an app, no person has typed it.
func caseName(_ action: some Any) -> String {
  guard Mirror(reflecting: action).displayStyle == .enum else {
    return String(String(describing: action).prefix(80))
  }
  let name = actionName(action)
  if let inner = (action as? any ActionOfLibrary)?.innerName { return "\(name)(\(inner))" }
  guard name.hasPrefix("."), let payload = Mirror(reflecting: action).children.first?.value,
    Mirror(reflecting: payload).displayStyle == .enum
  else { return name }
  return "\(name)(\((payload as? any ActionOfElement)?.elementName ?? caseName(payload)))"
}

/// An action of a type of the library, whose case says less than its value.
protocol ActionOfLibrary {
  /// What stands in the parentheses of its name, if that is not the name of its payload.
  var innerName: String? { get }
}

extension ActionOfLibrary {
  var innerName: String? { nil }
}

private protocol ActionOfElement: ActionOfLibrary {
  /// The id and the name of an element's action; nil for another action.
  var elementName: String? { get }
}

extension ElementAction: ActionOfElement {
  fileprivate var elementName: String? {
    switch self {
    case .element(let id, let action): "\(WrittenValue(id).line), \(caseName(action))"
    }
  }

  var innerName: String? { elementName }
}

extension StackAction: ActionOfElement {
  fileprivate var elementName: String? {
    if case .element(let id, let action) = self { "\(id), \(caseName(action))" } else { nil }
  }

  var innerName: String? {
    if case .popFrom(let id) = self { "id: \(id)" } else { elementName }
  }
}

extension PresentationAction: ActionOfLibrary {}
extension QueryAction: ActionOfLibrary {}

/// The name of the case that a path names: ".editor(.saved)".
func caseName<Path: CasePath>(of path: Path.Type) -> String {
  let names = caseNames(of: path)
  if let unknown = names.first(where: { !$0.hasPrefix(".") }) {
    return "an action of the case \(unknown)"
  }
  return names.dropLast().reversed().reduce(names.last ?? "") { inner, outer in
    "\(outer)(\(inner))"
  }
}

/// A nested path as it is written in Swift: "\.editor.saved"; nil if it is not nested.
func nestedKeyPath<Path: CasePath>(of path: Path.Type) -> String? {
  let names = caseNames(of: path)
  guard names.count > 1, names.allSatisfy({ $0.hasPrefix(".") }) else { return nil }
  return "\\" + names.joined()
}

/// The names of the cases of a path, from the type names of the case paths that the macro writes: ".loaded"
/// for `LoadedCase`. A type with another name stands for itself.
private func caseNames(of path: Any.Type) -> [String] {
  if let composite = path as? any CompositeCasePath.Type {
    let parts = composite.parts
    return caseNames(of: parts.outer) + caseNames(of: parts.inner)
  }
  let type = "\(path)"
  guard type.hasSuffix("Case"), type.count > 4 else { return [type] }
  let name = type.dropLast(4)
  return [".\(name.prefix(1).lowercased())\(name.dropFirst())"]
}
