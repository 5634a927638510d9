/// A property wrapper that reads a value from the environment of a view.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// @Environment(Model.self) private var model
/// ```
///
/// The view is evaluated again when the value changes.
@propertyWrapper
public struct Environment<Value> {
  private enum Source {
    case value(KeyPath<EnvironmentValues, Value>)
    /// An object without a default.
    case object(KeyPath<EnvironmentValues, Value?>)
  }

  private let source: Source
  private let shared = EnvironmentCell<Value>()
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .value(keyPath)
  }

  init(object keyPath: KeyPath<EnvironmentValues, Value?>) {
    source = .object(keyPath)
  }

  /// The value; its default if the view is on no screen.
  public var wrappedValue: Value {
    if let value = value ?? shared.value { return value }
    if case .value(let keyPath) = source { return EnvironmentValues()[keyPath: keyPath] }
    // A view with a missing object is not evaluated. So this view is on no screen: its `init` reads the
    // property, or some code called its body. There is no value to return.
    fatalError("The @Environment(\(Value.self).self) was read before its view was on a screen.")
  }
}

extension Environment: DynamicProperty, StoredDynamicProperty, ComparedDynamicProperty {
  func isSame(as other: Environment<Value>) -> Bool {
    switch (source, other.source) {
    // This is nearly always the same object: each literal makes one.
    case (.value(let own), .value(let other)): own === other || own == other
    // The type of the value identifies the object.
    case (.object, .object): true
    default: false
    }
  }

  mutating func bind(_ binding: inout PropertyBinding) {
    guard let current = read(&binding) else {
      binding.noteMissing("object of type \(Value.self)", modifier: "environment(_:)")
      return
    }
    if binding.isShared {
      shared.value = current
    } else {
      value = current
    }
  }

  @MainActor
  private func read(_ binding: inout PropertyBinding) -> Value? {
    switch source {
    case .value(let keyPath): binding.read(keyPath)
    case .object(let keyPath): binding.read(keyPath)
    }
  }
}

/// The storage that all copies of an `Environment` share when it is bound through a mirror.
private final class EnvironmentCell<Value> {
  var value: Value?
}
