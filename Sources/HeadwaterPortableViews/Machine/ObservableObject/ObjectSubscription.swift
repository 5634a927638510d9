#if (canImport(Combine) && !os(Linux)) || OpenCombine
  #if canImport(Combine) && !os(Linux)
    import Combine
  #else
    import OpenCombine
  #endif

  /// The subscription of a view's property to its object. It lasts as long as the view, and tells Observation
  /// that the object will change.
  ///
  /// So a body is evaluated again when an object changes that it has read. A control with a binding to a
  /// property of the object updates itself.
  final class ObjectSubscription<ObjectType: ObservableObject> {
    private(set) var object: ObjectType
    private let signal = StateSignal()
    private var listening: AnyCancellable?

    init(_ object: ObjectType) {
      self.object = object
      listen()
    }

    /// Returns the object. The current tracking observes its next change.
    func read() -> ObjectType {
      signal.access()
      return object
    }

    /// Subscribes to another object, unless it is the same.
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

  extension ObjectSubscription: KeptState {
    /// The object may be one that only this view has.
    var isWorthKeeping: Bool { true }
  }

  /// The storage of a property's subscription. All copies of a property share it when it is bound through a
  /// mirror. A node keeps it if the object can be missing.
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

  /// A property of an observable object, which a binding reads and writes.
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
