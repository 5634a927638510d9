#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif

  /// An object that a view makes, owns and follows.
  ///
  /// ```swift
  /// struct Orders: View {
  ///   @StateObject private var model = Model(service: .live)
  ///   var body: some View { OrderList(model: model) }
  /// }
  /// ```
  ///
  /// - It is made once, when the view comes onto a screen, however often the parent is evaluated.
  /// - It is released when the view goes.
  @propertyWrapper
  public struct StateObject<ObjectType: ObservableObject> {
    private let make: () -> ObjectType
    private var subscription: ObjectSubscription<ObjectType>?
    private let shared = SharedSubscription<ObjectType>()

    /// Names how the object is made; that happens when the view comes onto a screen.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
      make = thunk
    }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
      // Before the view is on a screen nobody keeps the object, and each read makes another one.
      (subscription ?? shared.subscription)?.read() ?? make()
    }

    /// What makes bindings to the object's properties: `$model.name`.
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
