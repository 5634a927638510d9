#if (canImport(Combine) && !os(Linux)) || OpenCombine
  #if canImport(Combine) && !os(Linux)
    import Combine
  #else
    import OpenCombine
  #endif

  /// An object with another owner, which the view observes.
  ///
  /// ```swift
  /// struct OrderList: View {
  ///   @ObservedObject var model: Model
  ///   var body: some View { Text("\(model.orders.count) orders") }
  /// }
  /// ```
  ///
  /// - The view does not keep an object that it makes here: each evaluation of the parent makes a new one in
  ///   `init`. ``StateObject`` makes an object once and keeps it.
  /// - The object has to change on the main actor.
  @propertyWrapper
  public struct ObservedObject<ObjectType: ObservableObject> {
    private var object: ObjectType
    private var subscription: ObjectSubscription<ObjectType>?
    private let shared = SharedSubscription<ObjectType>()

    /// Observes an object.
    public init(wrappedValue: ObjectType) {
      object = wrappedValue
    }

    /// Observes an object.
    public init(initialValue: ObjectType) {
      self.init(wrappedValue: initialValue)
    }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
      get { (subscription ?? shared.subscription)?.read() ?? object }
      set {
        object = newValue
        (subscription ?? shared.subscription)?.follow(newValue)
      }
    }

    /// A wrapper for bindings to the object's properties: `$model.name`.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper {
      Wrapper(object: object, subscription: subscription ?? shared.subscription)
    }

    /// Makes bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
      let object: ObjectType
      let subscription: ObjectSubscription<ObjectType>?

      /// A binding to a property of the object.
      @MainActor @preconcurrency
      public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
      ) -> Binding<Subject> {
        if let subscription {
          return Binding(location: ObjectLocation(subscription, keyPath))
        }
        return Binding(location: ModelLocation(object, keyPath))
      }
    }
  }

  extension ObservedObject: DynamicProperty, StoredDynamicProperty, ComparedDynamicProperty {
    mutating func bind(_ binding: inout PropertyBinding) {
      let object = object
      let subscription = binding.slot { ObjectSubscription(object) }
      subscription.follow(object)
      if binding.isShared {
        shared.subscription = subscription
      } else {
        self.subscription = subscription
      }
    }

    func isSame(as other: ObservedObject<ObjectType>) -> Bool {
      object === other.object
    }
  }
#endif
