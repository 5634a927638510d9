/// Reads a value from the environment of a view.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// ```
///
/// The view is evaluated again when the value changes.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let shared = EnvironmentCell<Value>()
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value; its default while the view is on no screen.
  public var wrappedValue: Value {
    value ?? shared.value ?? EnvironmentValues()[keyPath: keyPath]
  }
}

extension Environment: DynamicProperty, StoredDynamicProperty {
  mutating func bind(_ binding: inout PropertyBinding) {
    if binding.isShared {
      shared.value = binding.read(keyPath)
    } else {
      value = binding.read(keyPath)
    }
  }
}

/// What all copies of an `Environment` share, for binding through a mirror.
private final class EnvironmentCell<Value> {
  var value: Value?
}
