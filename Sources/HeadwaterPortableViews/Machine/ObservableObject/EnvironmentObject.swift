#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif

  /// An object that a view above has put into the environment, and that the view follows.
  ///
  /// ```swift
  /// struct OrderList: View {
  ///   @EnvironmentObject private var model: Model
  ///   var body: some View { Text("\(model.orders.count) orders") }
  /// }
  ///
  /// OrderList().environmentObject(Model())
  /// ```
  ///
  /// The body of a view whose object is missing is not evaluated; an issue names both.
  @propertyWrapper
  public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var subscription: ObjectSubscription<ObjectType>?
    private let shared = SharedSubscription<ObjectType>()

    /// Reads the object of this type from the environment.
    nonisolated public init() {}

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
      bound.read()
    }

    /// What makes bindings to the object's properties: `$model.name`.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper {
      Wrapper(subscription: bound)
    }

    private var bound: ObjectSubscription<ObjectType> {
      if let subscription = subscription ?? shared.subscription { return subscription }
      // A view whose object is missing is not evaluated, so this is a view that is on no screen: an
      // init that reads the property, or a body that was called by hand. No value can be given.
      fatalError(
        "The @EnvironmentObject of type \(ObjectType.self) was read before its view was on a screen."
      )
    }

    /// Makes bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
      let subscription: ObjectSubscription<ObjectType>

      /// A binding to a property of the object.
      @MainActor @preconcurrency
      public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
      ) -> Binding<Subject> {
        Binding(location: ObjectLocation(subscription, keyPath))
      }
    }
  }

  extension EnvironmentObject: DynamicProperty, StoredDynamicProperty {
    mutating func bind(_ binding: inout PropertyBinding) {
      // Taken first, since all properties take their slots in the same order each time.
      let slot = binding.slot { SharedSubscription<ObjectType>() }
      guard let object = binding.readObject(ObjectType.self) else {
        binding.noteMissing(
          "ObservableObject of type \(ObjectType.self)", modifier: "environmentObject(_:)")
        return
      }
      let subscription = slot.follow(object)
      if binding.isShared {
        shared.subscription = subscription
      } else {
        self.subscription = subscription
      }
    }
  }

  extension View {
    /// Gives the view, and everything in it, an object for properties with ``EnvironmentObject``.
    ///
    /// - Parameter object: The object, found by its type.
    /// - Returns: The view with the object in its environment.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
      modifier(EnvironmentKeyModifier<ObjectKey<T>>(value: ObjectReference(object: object)))
    }
  }
#endif
