/// The values that views inherit from the views around them.
public struct EnvironmentValues {
  var entry: EnvironmentEntry?
  /// Records the keys that are read while the properties of a view are bound.
  var recorder: EnvironmentRecorder?

  /// Makes an environment in which every key has its default value.
  public init() {}

  init(entry: EnvironmentEntry?, recorder: EnvironmentRecorder? = nil) {
    self.entry = entry
    self.recorder = recorder
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      recorder?.keys.append(ObjectIdentifier(key))
      return entry.value(of: key)
    }
    set { entry = TypedEnvironmentEntry<Key>(newValue, next: entry) }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The number of values that differ from their default.
  public var description: String {
    var keys: Set<ObjectIdentifier> = []
    var entry = entry
    while let current = entry {
      keys.insert(current.key)
      entry = current.next
    }
    return "EnvironmentValues(\(keys.count) set)"
  }
}

/// A key of the environment, with the type and the default of its value.
///
/// ```swift
/// private struct AccentKey: EnvironmentKey { static let defaultValue = Color.blue }
/// extension EnvironmentValues {
///   var accent: Color { get { self[AccentKey.self] } set { self[AccentKey.self] = newValue } }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view has set one.
  static var defaultValue: Value { get }
}

/// The keys whose values have changed, or those that a view has read.
typealias EnvironmentChange = ContiguousArray<ObjectIdentifier>

final class EnvironmentRecorder {
  var keys: EnvironmentChange = []
}
