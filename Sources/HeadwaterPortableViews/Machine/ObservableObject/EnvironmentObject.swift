#if (canImport(Combine) && !os(Linux)) || OpenCombine
  #if canImport(Combine) && !os(Linux)
    import Combine
  #else
    import OpenCombine
  #endif

  /// An object that an outer view has put into the environment. The view observes it.
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
  /// If the object is missing, the body of the view is not evaluated, and an issue names the view and the
  /// type.
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

    /// A wrapper for bindings to the object's properties: `$model.name`.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper {
      Wrapper(subscription: bound)
    }

    private var bound: ObjectSubscription<ObjectType> {
      if let subscription = subscription ?? shared.subscription { return subscription }
      // A view with a missing object is not evaluated. So this view is on no screen: its `init` reads the
      // property, or some code called its body. There is no value to return.
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
      // This comes first, since all properties use their slots in the same order each time.
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
    /// Sets an object in the environment of the view and its content, for properties with
    /// ``EnvironmentObject``.
    ///
    /// - Parameter object: The object, which is found by its type.
    /// - Returns: The view with the object in its environment.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
      modifier(EnvironmentKeyModifier<ObjectKey<T>>(value: ObjectReference(object: object)))
    }
  }
#endif
