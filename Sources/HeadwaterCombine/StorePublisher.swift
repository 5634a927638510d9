#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif
  import HeadwaterBridging

  /// The values of a store, or of a part of its state: the current one first, then each other one.
  ///
  /// - Values are delivered on the store's actor, in the order of its turns, after the reducer.
  /// - A subscriber that asks for fewer values than there are is given the newest when it asks again.
  /// - It ends when the store goes, and does not keep it. After `cancel` nothing is delivered.
  /// - Subscribed to off the main actor, it begins with the value at the time when the main actor is
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
