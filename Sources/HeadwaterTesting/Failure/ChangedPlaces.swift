import Headwater

/// A place at which two values differ.
struct ChangedPlace {
  /// The path as written in Swift: `rows[1].title`; "" for the value itself.
  let path: String

  /// The nearest place around it that can be assigned. Inside an enum's case, it is the place of the whole
  /// enum.
  let assigned: Assigned

  struct Assigned {
    let path: String
    let old: Any
    let new: Any
    /// Whether a call on it goes through an optional: `tags?.insert("a")`.
    var isInOptional = false
  }
}

/// The places at which two values differ.
///
/// It finds them by reflection: fields of structs, cases of enums, elements of collections at the same
/// position. If the form of a value differs, such as the length of a collection, the whole value counts as
/// one place.
///
/// - Parameters:
///   - old: One value.
///   - new: The other.
///   - limit: The largest number of places.
///   - depth: The largest number of steps to a place.
/// - Returns: The places; empty if reflection shows no difference.
func changedPlaces(
  from old: Any, to new: Any, limit: Int = 8, depth: Int = 16
) -> [ChangedPlace] {
  var search = ChangeSearch(limit: limit, depthLimit: depth)
  search.collect(from: old, to: new, at: "", in: nil, depth: 0)
  return search.places
}

/// The line of a failure with the places at which two values differ; empty if there are none. It shows the first ones, and
/// says how many there are beside them.
///
/// - Parameter places: The places, of which `mostDifferences` were looked for.
func differsIn(_ places: [ChangedPlace]) -> String {
  let paths = places.map(\.path).filter { !$0.isEmpty }
  guard !paths.isEmpty else { return "" }
  let shown = paths.prefix(8)
  let left = paths.count - shown.count
  let isAll = places.count < mostDifferences
  let more = left == 0 ? "" : ", and \(isAll ? "" : "at least ")\(left) more"
  return "\nDiffers in: " + shown.map { "`\($0)`" }.joined(separator: ", ") + more
}

/// The number of places that are looked for, to say how many there are.
let mostDifferences = 100

private struct ChangeSearch {
  let limit: Int
  let depthLimit: Int
  var places: [ChangedPlace] = []

  /// - Parameter whole: The outer place to assign instead; nil if the place itself can be assigned.
  mutating func collect(
    from old: Any, to new: Any, at path: String, in whole: ChangedPlace.Assigned?, depth: Int
  ) {
    guard places.count < limit, !looksTheSame(old, new) else { return }
    let oldMirror = Mirror(reflecting: old)
    let newMirror = Mirror(reflecting: new)
    guard depth < depthLimit, hasSameForm(old, oldMirror, new, newMirror) else {
      return add(path, whole ?? assigned(path, old, new))
    }
    let isWhole =
      newMirror.displayStyle == .enum || newMirror.displayStyle == .class
      || (new is any ChangedByCalls && !(new is any StackOfScreens))
      || changesConstant(oldMirror, newMirror, of: new)
    let whole = whole ?? (isWhole ? assigned(path, old, new) : nil)
    let countBefore = places.count
    for (index, (before, after)) in zip(oldMirror.children, newMirror.children).enumerated() {
      var inner = whole
      let place = step(from: path, to: after, at: index, of: newMirror, in: new)
      if inner == nil, after.label?.hasPrefix("_") == true {
        inner = wrapped(before.value, after.value, at: place)
      }
      collect(from: before.value, to: after.value, at: place, in: inner, depth: depth + 1)
    }
    // Reflection does not show the difference.
    if places.count == countBefore {
      add(path, whole ?? assigned(path, old, new))
    }
  }

  /// The value of an optional enum is written with its optional: `.none` alone would be `nil`.
  private func assigned(_ path: String, _ old: Any, _ new: Any) -> ChangedPlace.Assigned {
    let isCaseInOptional = path.hasSuffix("?") && Mirror(reflecting: new).displayStyle == .enum
    return ChangedPlace.Assigned(
      path: trimmed(path), old: isCaseInOptional ? Any?.some(old) as Any : old,
      new: isCaseInOptional ? Any?.some(new) as Any : new, isInOptional: path.hasSuffix("?"))
  }

  /// Whether a field that differs can't be set, a `let`, so that the struct is assigned whole.
  private func changesConstant(_ old: Mirror, _ new: Mirror, of value: Any) -> Bool {
    guard !(value is any StackOfScreens), let variables = storedVariables(of: value) else {
      return false
    }
    return zip(old.children, new.children).contains { before, after in
      !variables.contains(after.label ?? "") && !looksTheSame(before.value, after.value)
    }
  }

  private mutating func add(_ path: String, _ assigned: ChangedPlace.Assigned) {
    places.append(ChangedPlace(path: trimmed(path), assigned: assigned))
  }

  private func hasSameForm(_ old: Any, _ oldMirror: Mirror, _ new: Any, _ newMirror: Mirror) -> Bool
  {
    guard type(of: old) == type(of: new), oldMirror.displayStyle == newMirror.displayStyle,
      oldMirror.children.count == newMirror.children.count, !oldMirror.children.isEmpty,
      newMirror.displayStyle != .dictionary, newMirror.displayStyle != .set,
      oldMirror.children.first?.label == newMirror.children.first?.label,
      !(old is any WrittenAtOnce), !hidesItsFields(old), !isOptionalOfOptional(oldMirror)
    else { return false }
    if let old = old as? any StackOfScreens { return old.hasSameIDs(as: new) }
    guard old is any IdentifiedElements else { return true }
    return zip(oldMirror.children, newMirror.children).allSatisfy {
      idText(of: $0.value) == idText(of: $1.value)
    }
  }

  private func isOptionalOfOptional(_ mirror: Mirror) -> Bool {
    guard mirror.displayStyle == .optional, let inner = mirror.children.first else { return false }
    return Mirror(reflecting: inner.value).displayStyle == .optional
  }

  private func step(
    from path: String, to child: Mirror.Child, at index: Int, of mirror: Mirror, in value: Any
  ) -> String {
    switch mirror.displayStyle {
    case .optional: return path + "?"
    // Its mirror calls a screen "[id: 0]".
    case .struct where value is any StackOfScreens: return path + (child.label ?? "") + "?"
    case .collection where value is any IdentifiedElements:
      return "\(path)[id: \(idText(of: child.value) ?? "")]?"
    case .collection: return "\(path)[\(index)]"
    case .tuple:
      return join(path, child.label.map { $0.hasPrefix(".") ? "\(index)" : $0 } ?? "\(index)")
    default:
      // A property wrapper stores its value in a property named "_name".
      return join(path, child.label.map { member(String($0.drop { $0 == "_" })) } ?? "\(index)")
    }
  }

  /// Returns the assigned value of a property with a wrapper.
  private func wrapped(_ old: Any, _ new: Any, at path: String) -> ChangedPlace.Assigned {
    func value(of wrapper: Any) -> Any {
      Mirror(reflecting: wrapper).children.first { $0.label == "wrappedValue" }?.value ?? wrapper
    }
    return ChangedPlace.Assigned(path: path, old: value(of: old), new: value(of: new))
  }

  private func join(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }

  /// Returns a path without the question marks at its end, which would read the value of an optional.
  private func trimmed(_ path: String) -> String {
    path.hasSuffix("?") ? trimmed(String(path.dropLast())) : path
  }
}

/// A collection whose elements are found by their ids.
private protocol IdentifiedElements {}

extension IdentifiedArray: IdentifiedElements {}

/// A stack, whose screens are found by their ids.
private protocol StackOfScreens {
  func hasSameIDs(as other: Any) -> Bool
}

extension StackState: StackOfScreens {
  fileprivate func hasSameIDs(as other: Any) -> Bool {
    (other as? StackState).map { $0.ids == ids && $0.nextID == nextID } ?? false
  }
}

private func idText(of element: Any) -> String? {
  func text<Element: Identifiable>(_ element: Element) -> String {
    WrittenValue(element.id, for: .code).line
  }
  return (element as? any Identifiable).map { text($0) }
}

func looksTheSame(_ old: Any, _ new: Any) -> Bool {
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { (new as? Value) == value }
  if let old = old as? any Equatable { return isEqual(old) }
  return String(reflecting: old) == String(reflecting: new)
}
