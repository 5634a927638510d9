// The names of actions, ids and errors in issues. Issues are printed, and text that a person has typed does
// not belong in a log. None of these names contains such a value.

/// The name of an action: the case of an enum, such as ".loaded", or the type of any other action.
///
/// It never contains a value.
@usableFromInline
package func actionName(_ action: some Any) -> String {
  let mirror = Mirror(reflecting: action)
  guard mirror.displayStyle == .enum, !(action is any CustomReflectable) else {
    return "\(type(of: action))"
  }
  // A case without a payload contains no value.
  return "." + (mirror.children.first?.label ?? String(describing: action))
}

/// The name of an id: a number itself, also that of a screen on a stack, or the type of any other id, such as
/// "(a String)".
@usableFromInline
package func idName(_ id: some Any) -> String {
  id is any ExpressibleByIntegerLiteral ? "\(id)" : "(a \(type(of: id)))"
}

/// The name of an error: its type, with its case if it is an enum, or its domain and code if it has some:
/// "Offline", "LoginError.refused", "URLError (NSURLErrorDomain, -1009)".
@usableFromInline
package func errorName(_ error: any Error) -> String {
  let type = "\(type(of: error))"
  if Mirror(reflecting: error).displayStyle == .enum, !(error is any CustomReflectable) {
    return type + actionName(error)
  }
  // By default the domain is the qualified name of the type, and the code means nothing.
  return error._domain.hasSuffix(type) ? type : "\(type) (\(error._domain), \(error._code))"
}
