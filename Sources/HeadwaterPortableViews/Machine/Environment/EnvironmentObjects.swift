/// The object of a type in an environment.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectReference<Object> { ObjectReference(object: nil) }
}

/// An object that is compared by its identity.
struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object?

  static func == (left: Self, right: Self) -> Bool { left.object === right.object }
}

/// Names a type of object in a key path.
struct ObjectToken<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  /// The object of a type, for models that are `Observable`; nil where none was set.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self].object }
    set { self[ObjectKey<T>.self] = ObjectReference(object: newValue) }
  }

  subscript<T: AnyObject>(_ token: ObjectToken<T>) -> T? {
    self[ObjectKey<T>.self].object
  }
}

extension PropertyBinding {
  /// Reads the object of a type from the node's environment and notes that it was read.
  mutating func readObject<Object: AnyObject>(_ type: Object.Type) -> Object? {
    read(\EnvironmentValues.[ObjectToken<Object>()])
  }
}

extension Environment {
  /// Reads the observable object of a type, which a view above has set.
  ///
  /// ```swift
  /// @Environment(Model.self) private var model
  /// ```
  ///
  /// The body of a view whose object is missing is not evaluated; an issue names both. Make the
  /// property optional where the object may be missing.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(object: \EnvironmentValues.[ObjectToken<Value>()])
  }

  /// Reads the observable object of a type, which a view above may have set.
  ///
  /// ```swift
  /// @Environment(Model.self) private var model: Model?
  /// ```
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\EnvironmentValues.[ObjectToken<T>()])
  }
}

extension View {
  /// Gives the view, and everything in it, an observable object, read by `@Environment(Type.self)`.
  ///
  /// - Parameter object: The object, found by its type; nil takes away one that was set above.
  /// - Returns: The view with the object in its environment.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentKeyModifier<ObjectKey<T>>(value: ObjectReference(object: object)))
  }
}
