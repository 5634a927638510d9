/// Reads a value from the environment of a view.
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
    /// An object that has no default.
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

  /// The value; its default while the view is on no screen.
  public var wrappedValue: Value {
    if let value = value ?? shared.value { return value }
    if case .value(let keyPath) = source { return EnvironmentValues()[keyPath: keyPath] }
    // A view whose object is missing is not evaluated, so this is a view that is on no screen: an
    // init that reads the property, or a body that was called by hand. No value can be given.
    fatalError("The @Environment(\(Value.self).self) was read before its view was on a screen.")
  }
}

extension Environment: DynamicProperty, StoredDynamicProperty, ComparedDynamicProperty {
  func isSame(as other: Environment<Value>) -> Bool {
    switch (source, other.source) {
    // Nearly always the same object: a literal makes one.
    case (.value(let own), .value(let other)): own === other || own == other
    // The type of the value says it all.
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

/// What all copies of an `Environment` share, for binding through a mirror.
private final class EnvironmentCell<Value> {
  var value: Value?
}
