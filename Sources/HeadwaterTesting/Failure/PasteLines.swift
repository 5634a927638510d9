import Headwater

/// The lines of a failure that can be pasted into the test.
enum PasteLines {
  /// The limits of a line's width and of a value's length, beyond which a placeholder replaces the value.
  private static let width = 100
  private static let lineLimit = 12

  /// A call with the changes that it states: `store.send(.increment) { $0.count = 1 }`.
  ///
  /// Comments stand above it.
  static func call(_ call: String, changing changes: [String] = []) -> String {
    let comments = changes.filter { $0.hasPrefix("//") }
    let lines = changes.filter { !$0.hasPrefix("//") }
    return (comments + [statement(call, changing: lines)]).joined(separator: "\n")
  }

  private static func statement(_ call: String, changing lines: [String]) -> String {
    if lines.isEmpty { return call }
    if lines.count == 1, !lines[0].contains("\n"), call.count + lines[0].count + 6 <= width {
      return "\(call) { \(lines[0]) }"
    }
    return "\(call) {\n\(indented(lines.joined(separator: "\n"), by: "  "))\n}"
  }

  /// The statements that turn one state into another: `$0.count = 1`.
  ///
  /// - Parameters:
  ///   - old: One state.
  ///   - new: The other.
  ///   - root: The place of the state, as written in Swift.
  static func changes(from old: Any, to new: Any, in root: String = "$0") -> [String] {
    let limit = 8
    var places = changedPlaces(from: old, to: new, limit: limit + 1)
    if places.count > limit { places = changedPlaces(from: old, to: new, limit: 32, depth: 1) }
    var lines: [String] = []
    var lastPath: String?
    for place in places where place.assigned.path != lastPath {
      lastPath = place.assigned.path
      lines += assignment(of: place.assigned, in: root)
    }
    return lines
  }

  static func send(_ action: some Any) -> String { "store.send(\(value(action)))" }

  /// The call that receives an action: by its case if there are case paths, otherwise by its value if values
  /// can be compared.
  static func receive<Action>(_ action: Action) -> String {
    let name = actionName(action)
    let isCase = name.hasPrefix(".")
    if Action.self is any CasePathable.Type, isCase {
      let payload = Mirror(reflecting: action).children.first?.value
      // The changes of all fields are of one case, and so are the actions of all elements.
      let isCarried =
        payload is any FieldChange
        || (payload is any ActionOfLibrary && payload is any Equatable)
      return receiveCase("\\" + name, carrying: isCarried ? payload : nil)
    }
    if Action.self is any Equatable.Type { return "store.receive(\(value(action)))" }
    return isCase
      ? "store.receive(where: { if case \(name) = $0 { true } else { false } })"
      : "store.receive(where: <#condition#>)"
  }

  /// The call that receives a case, as the test has asked for one. An action of that very case is named by the
  /// path of the test.
  static func receive<Path: CasePath>(_ action: Path.Root, of path: Path.Type) -> String {
    let isMet = path.extract(action) != nil
    let nested = isMet ? nestedKeyPath(of: path) : nil
    return "store.receive(\(nested ?? "\\" + actionName(action)))"
  }

  /// The call that receives a case with its value.
  static func receive<Path: CasePath>(
    _ action: Path.Root, carrying carried: Any?, of path: Path.Type
  ) -> String {
    guard let carried else { return receive(action) }
    let nested = nestedKeyPath(of: path)
    return receiveCase(nested ?? "\\" + actionName(action), carrying: carried)
  }

  /// The call that receives an action by its value, as the test has asked for another one.
  static func receiveValue<Action>(_ action: Action) -> String {
    let written = value(action)
    return written.hasPrefix("<#") ? receive(action) : "store.receive(\(written))"
  }

  /// - Parameters:
  ///   - path: The key path of the case.
  ///   - carried: The value of the case; nil to leave it out.
  private static func receiveCase(_ path: String, carrying carried: Any?) -> String {
    "store.receive(\(path)\(carried.map { ", \(value($0))" } ?? ""))"
  }

  private static func assignment(
    of place: ChangedPlace.Assigned, in root: String
  ) -> [String] {
    // If the state itself is an optional or a collection, the path continues directly: `$0[1].title`.
    let isDirect = place.path.isEmpty || place.path.hasPrefix("?") || place.path.hasPrefix("[")
    // A question mark at the end would read the value of an optional.
    let start = place.path.isEmpty && root.hasSuffix("?") ? String(root.dropLast()) : root
    let target = start + (isDirect ? "" : ".") + place.path
    let receiver = place.isInOptional || start != root ? target + "?" : target
    if let old = place.old as? any ChangedByCalls, type(of: place.old) == type(of: place.new) {
      return old.calls(to: place.new, at: receiver) ?? [noCall(for: target)]
    }
    return elementChanges(of: place, receiver) ?? entryChanges(of: place, receiver) ?? [
      "\(target) = \(value(place.new))"
    ]
  }

  /// A comment in place of a statement that nobody can write.
  private static func noCall(for target: String) -> String {
    let actual = target.hasPrefix("$0") ? "store.state" + target.dropFirst(2) : target
    return "// No call makes this change of `\(target)`. Its value is `\(actual)`."
  }

  /// Returns the statements for elements at the end of a collection that were added or removed, if there is
  /// no other difference.
  private static func elementChanges(
    of place: ChangedPlace.Assigned, _ target: String
  ) -> [String]? {
    let oldMirror = Mirror(reflecting: place.old)
    let newMirror = Mirror(reflecting: place.new)
    guard type(of: place.old) == type(of: place.new), oldMirror.displayStyle == .collection else {
      return nil
    }
    let old = oldMirror.children.map(\.value)
    let new = newMirror.children.map(\.value)
    let same = zip(old, new).prefix { looksTheSame($0, $1) }.count
    if !old.isEmpty, same == old.count, (1...3).contains(new.count - old.count) {
      return new[same...].map { "\(target).append(\(value($0)))" }
    }
    guard old.count == new.count + 1, !new.isEmpty,
      zip(old[(same + 1)...], new[same...]).allSatisfy({ looksTheSame($0, $1) })
    else { return nil }
    return ["\(target).remove(at: \(same))"]
  }

  /// The statements for the entries of a dictionary or the members of a set that differ, if they are few.
  private static func entryChanges(
    of place: ChangedPlace.Assigned, _ target: String
  ) -> [String]? {
    let changes: [(key: AnyHashable, line: (String) -> String)]
    if let old = place.old as? [AnyHashable: Any], let new = place.new as? [AnyHashable: Any] {
      guard !old.isEmpty else { return nil }
      changes = Set(old.keys).union(new.keys).compactMap { key in
        if let before = old[key], let after = new[key], looksTheSame(before, after) { return nil }
        let written = new[key].map { value($0) } ?? "nil"
        return (key, { "\(target)[\($0)] = \(written)" })
      }
    } else if let old = place.old as? Set<AnyHashable>, let new = place.new as? Set<AnyHashable> {
      guard !old.isEmpty else { return nil }
      changes = old.symmetricDifference(new).map { key in
        let call = new.contains(key) ? "insert" : "remove"
        return (key, { "\(target).\(call)(\($0))" })
      }
    } else {
      return nil
    }
    guard (1...3).contains(changes.count) else { return nil }
    return changes.map { $0.line(WrittenValue($0.key.base, for: .code).line) }.sorted()
  }

  /// A value in code: on one line, over a few lines, or as a placeholder.
  static func value(_ value: Any) -> String {
    let text = WrittenValue(value, for: .code).text(width: width - 20)
    let lineCount = text.count(where: { $0 == "\n" }) + 1
    return lineCount <= lineLimit ? text : placeholder(for: value)
  }
}
