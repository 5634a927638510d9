#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif

  /// What one property of one view on a screen knows of its object: it listens to the object while
  /// the view is there, and hands on to Observation that the object will change.
  ///
  /// So a body is evaluated again when the object changes and the body has read the object; a control
  /// that was given a binding follows by itself.
  final class ObjectSubscription<ObjectType: ObservableObject> {
    private(set) var object: ObjectType
    private let signal = StateSignal()
    private var listening: AnyCancellable?

    init(_ object: ObjectType) {
      self.object = object
      listen()
    }

    /// The object; whoever is tracked now is told of its next change.
    func read() -> ObjectType {
      signal.access()
      return object
    }

    /// Listens to another object from now on, if it is another.
    func follow(_ newObject: ObjectType) {
      guard newObject !== object else { return }
      object = newObject
      listen()
      signal.withMutation {}
    }

    private func listen() {
      let signal = signal
      listening = object.objectWillChange.sink { _ in signal.withMutation {} }
    }
  }

  /// A place for the subscription of a property: what all copies of the property share when it was
  /// bound through a mirror, and what a node keeps when the object can be missing.
  final class SharedSubscription<ObjectType: ObservableObject> {
    var subscription: ObjectSubscription<ObjectType>?

    func follow(_ object: ObjectType) -> ObjectSubscription<ObjectType> {
      guard let subscription else {
        let subscription = ObjectSubscription(object)
        self.subscription = subscription
        return subscription
      }
      subscription.follow(object)
      return subscription
    }
  }

  /// A property of an observable object, as a place that a binding reads and writes.
  final class ObjectLocation<ObjectType: ObservableObject, Value>: BindingLocation<Value> {
    private let subscription: ObjectSubscription<ObjectType>
    private let keyPath: ReferenceWritableKeyPath<ObjectType, Value>

    init(
      _ subscription: ObjectSubscription<ObjectType>,
      _ keyPath: ReferenceWritableKeyPath<ObjectType, Value>
    ) {
      self.subscription = subscription
      self.keyPath = keyPath
    }

    override func get() -> Value { subscription.read()[keyPath: keyPath] }
    override func set(_ value: Value) { subscription.object[keyPath: keyPath] = value }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
      guard let other = other as? ObjectLocation<ObjectType, Value> else { return false }
      return other.subscription === subscription && other.keyPath == keyPath
    }
  }
#endif
