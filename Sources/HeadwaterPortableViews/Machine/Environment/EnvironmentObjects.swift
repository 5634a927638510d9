/// The environment key of an object, identified by its type.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectReference<Object> { ObjectReference(object: nil) }
}

/// A reference that is compared by the identity of its object.
struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object?

  static func == (left: Self, right: Self) -> Bool { left.object === right.object }
}

/// Identifies a type of object in a key path.
struct ObjectToken<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  /// The observable object of a type; nil if no view has set one.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self].object }
    set { self[ObjectKey<T>.self] = ObjectReference(object: newValue) }
  }

  subscript<T: AnyObject>(_ token: ObjectToken<T>) -> T? {
    self[ObjectKey<T>.self].object
  }
}

extension PropertyBinding {
  /// Returns the object of a type from the node's environment, and records the read.
  mutating func readObject<Object: AnyObject>(_ type: Object.Type) -> Object? {
    read(\EnvironmentValues.[ObjectToken<Object>()])
  }
}

extension Environment {
  /// Reads the observable object of a type that an outer view has set.
  ///
  /// ```swift
  /// @Environment(Model.self) private var model
  /// ```
  ///
  /// If the object is missing, the body of the view is not evaluated, and an issue names the view and the
  /// type. Make the property optional if the object may be missing.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(object: \EnvironmentValues.[ObjectToken<Value>()])
  }

  /// Reads the observable object of a type that an outer view may have set.
  ///
  /// ```swift
  /// @Environment(Model.self) private var model: Model?
  /// ```
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\EnvironmentValues.[ObjectToken<T>()])
  }
}

extension View {
  /// Sets an observable object in the environment of the view and its content, for `@Environment(Type.self)`.
  ///
  /// - Parameter object: The object, which is found by its type; nil removes an object that an outer view
  ///   set.
  /// - Returns: The view with the object in its environment.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentKeyModifier<ObjectKey<T>>(value: ObjectReference(object: object)))
  }
}
