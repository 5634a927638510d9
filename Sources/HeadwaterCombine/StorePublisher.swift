#if (canImport(Combine) && !os(Linux)) || OpenCombine
  #if canImport(Combine) && !os(Linux)
    import Combine
  #else
    import OpenCombine
  #endif
  import HeadwaterBridging

  /// A publisher of a store's states, or of a part of its state: the current value, and then each new one.
  ///
  /// - Values are delivered on the store's actor, in the order of its turns, after the reducer.
  /// - A subscriber that requests fewer values than there are receives the newest one with its next request.
  /// - It ends when the store is released, and does not keep it. After `cancel` it delivers nothing.
  /// - If the subscriber is off the main actor, the first value is that of the moment when the main actor is
  ///   free.
  public struct StorePublisher<Output>: Publisher {
    public typealias Failure = Never

    let values: StoreValues<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let link = StorePublisherLink(subscriber)
      subscriber.receive(subscription: link)
      link.listen(to: values)
    }
  }
#endif
