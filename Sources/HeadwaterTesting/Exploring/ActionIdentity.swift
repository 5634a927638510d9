import Headwater

/// An action as a key: itself if it is `Hashable`, and otherwise all that its value contains.
///
/// Two actions have one key only if they are equal in each part. A text would not do, since all functions look alike,
/// and so do values that describe themselves.
struct ActionIdentity: Hashable {
  private let parts: [AnyHashable]

  /// - Returns: Nil if a part can't be told from others: a function, an object, or a value whose mirror hides it.
  init?(_ action: some Any) {
    if let action = action as? any Hashable {
      parts = [AnyHashable(action)]
      return
    }
    var reader = PartsReader()
    guard reader.read(action) else { return nil }
    parts = reader.parts
  }
}

/// The place of an action among those that the person can send.
struct ActionPlace: Hashable {
  /// The number of the state; nil if equal states have the same actions in the same order.
  var state: Int?
  var rank: Int
}

/// Collects the parts of a value, each after its type.
private struct PartsReader {
  private(set) var parts: [AnyHashable] = []
  private var depth = 0

  mutating func read(_ value: Any) -> Bool {
    parts.append(ObjectIdentifier(type(of: value)))
    // The cast of an optional might look into it.
    if !(value is any MirroredOptional) {
      if let value = value as? any Hashable { return add(value) }
      if let type = value as? Any.Type { return add(ObjectIdentifier(type)) }
    }
    let count = parts.count
    if readParts(of: value) { return true }
    guard let value = value as? any Equatable else { return false }
    parts.removeSubrange(count...)
    return add(Compared(value: value))
  }

  private mutating func readParts(of value: Any) -> Bool {
    // A value that makes its own mirror may hide something.
    if value is any CustomReflectable && !(value is any MirroredWhole) { return false }
    guard depth < 64 else { return false }
    depth += 1
    defer { depth -= 1 }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return readCase(of: value, mirror)
    case .struct, .tuple:
      return (!mirror.children.isEmpty || size(of: value) == 0) && readAll(mirror)
    case .optional, .collection, .dictionary: return readAll(mirror)
    default: return false
    }
  }

  private mutating func add(_ part: some Hashable) -> Bool {
    parts.append(AnyHashable(part))
    return true
  }

  private mutating func readAll(_ mirror: Mirror) -> Bool {
    _ = add(mirror.children.count)
    return mirror.children.allSatisfy { read($0.value) }
  }

  private mutating func readCase(of value: Any, _ mirror: Mirror) -> Bool {
    if let payload = mirror.children.first {
      return add(payload.label ?? "") && read(payload.value)
    }
    // Only the description has the name of such a case.
    if value is any CustomStringConvertible || value is any CustomDebugStringConvertible {
      return false
    }
    return add(String(describing: value))
  }

  private func size<Value>(of value: Value) -> Int { MemoryLayout<Value>.size }
}

/// A value that can be compared and not hashed.
private struct Compared: Hashable {
  let value: any Equatable

  static func == (left: Compared, right: Compared) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { (right.value as? Value) == value }
    return isEqual(left.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: value)))
  }
}

private protocol MirroredOptional {}
extension Optional: MirroredOptional {}

/// A value whose own mirror shows all that it contains.
private protocol MirroredWhole {}
extension Array: MirroredWhole {}
extension ArraySlice: MirroredWhole {}
extension ContiguousArray: MirroredWhole {}
extension Dictionary: MirroredWhole {}
extension IdentifiedArray: MirroredWhole {}
extension StackState: MirroredWhole {}
