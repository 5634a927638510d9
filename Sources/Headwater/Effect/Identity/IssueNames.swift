// How issues name what a program has handed over. An issue is printed, and what a person has typed belongs in
// no log, so that none of these holds a value that may have been typed.

/// The name of an enum action's case, such as ".loaded"; of any other action that of its type.
///
/// It never holds a value.
@usableFromInline
package func actionName(_ action: some Any) -> String {
  let mirror = Mirror(reflecting: action)
  guard mirror.displayStyle == .enum, !(action is any CustomReflectable) else {
    return "\(type(of: action))"
  }
  // One without a payload has nothing to hide.
  return "." + (mirror.children.first?.label ?? String(describing: action))
}

/// A number as it is; any other id by its type, such as "(a String)".
@usableFromInline
package func idName(_ id: some Any) -> String {
  id is any BinaryInteger ? "\(id)" : "(a \(type(of: id)))"
}

/// An error's type, with its case if it is an enum, and with its domain and code if it is a system's:
/// "Offline", "LoginError.refused", "URLError (NSURLErrorDomain, -1009)".
@usableFromInline
package func errorName(_ error: any Error) -> String {
  let type = "\(type(of: error))"
  if Mirror(reflecting: error).displayStyle == .enum, !(error is any CustomReflectable) {
    return type + actionName(error)
  }
  // By default the domain is the type's own name with its module, and the code says nothing.
  return error._domain.hasSuffix(type) ? type : "\(type) (\(error._domain), \(error._code))"
}
