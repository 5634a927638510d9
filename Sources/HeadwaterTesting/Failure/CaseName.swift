import Headwater

/// The name of an action, with the names of nested enum cases: ".row(.tapped)".
///
/// An action that is no enum is named by its value. Unlike in an app, no person has typed it.
func caseName(_ action: some Any) -> String {
  guard Mirror(reflecting: action).displayStyle == .enum else {
    return String(String(describing: action).prefix(80))
  }
  let name = actionName(action)
  guard name.hasPrefix("."), let payload = Mirror(reflecting: action).children.first?.value,
    Mirror(reflecting: payload).displayStyle == .enum
  else { return name }
  return "\(name)(\(caseName(payload)))"
}

/// The name of a case, from the type name of the case path that the macro writes: ".loaded" for
/// `LoadedCase`.
func caseName<Path: CasePath>(of path: Path.Type) -> String {
  let type = "\(path)"
  guard type.hasSuffix("Case"), type.count > 4 else { return "an action of the case \(type)" }
  let name = type.dropLast(4)
  return ".\(name.prefix(1).lowercased())\(name.dropFirst())"
}
