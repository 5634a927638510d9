#if (canImport(Combine) && !os(Linux)) || OpenCombine
  #if canImport(Combine) && !os(Linux)
    import Combine
  #else
    import OpenCombine
  #endif

  /// An object that a view makes, owns and observes.
  ///
  /// ```swift
  /// struct Orders: View {
  ///   @StateObject private var model = Model(service: .live)
  ///   var body: some View { OrderList(model: model) }
  /// }
  /// ```
  ///
  /// - The view makes it once, when it comes onto a screen, however often the parent is evaluated.
  /// - The view releases it when it goes away.
  @propertyWrapper
  public struct StateObject<ObjectType: ObservableObject> {
    private let make: () -> ObjectType
    private var subscription: ObjectSubscription<ObjectType>?
    private let shared = SharedSubscription<ObjectType>()

    /// Stores the closure that makes the object when the view comes onto a screen.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
      make = thunk
    }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
      // A view on no screen cannot keep the object, so each read makes a new one.
      (subscription ?? shared.subscription)?.read() ?? make()
    }

    /// A wrapper for bindings to the object's properties: `$model.name`.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
      let subscription = subscription ?? shared.subscription
      return ObservedObject<ObjectType>.Wrapper(
        object: subscription?.object ?? make(), subscription: subscription)
    }
  }

  extension StateObject: DynamicProperty, StoredDynamicProperty {
    mutating func bind(_ binding: inout PropertyBinding) {
      let make = make
      let subscription = binding.slot { ObjectSubscription(make()) }
      if binding.isShared {
        shared.subscription = subscription
      } else {
        self.subscription = subscription
      }
    }
  }
#endif
