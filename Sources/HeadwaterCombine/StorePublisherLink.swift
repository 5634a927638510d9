#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif
  import Foundation
  import Headwater

  /// A subscription of a store's publisher.
  ///
  /// `@unchecked Sendable`: a subscriber may request values and cancel on any thread, while the store
  /// delivers on its actor. Every property below is read and written under the lock, and no foreign code is
  /// called while the lock is held. The subscriber receives values only from the store's actor or inside
  /// its own request.
  final class StorePublisherLink<Downstream: Subscriber>: @unchecked Sendable, MainQueueJob
  where Downstream.Failure == Never {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// The newest value that was not requested yet.
    private var waiting: Downstream.Input?
    private var subscription: StoreSubscription?

    private let connect: StorePublisher<Downstream.Input>.Connection

    init(
      _ downstream: Downstream, connect: @escaping StorePublisher<Downstream.Input>.Connection
    ) {
      self.downstream = downstream
      self.connect = connect
    }

    @MainActor
    func perform() {
      guard lock.withLock({ downstream != nil }) else { return }
      let subscription = connect({ self.receive($0) }, { self.end() })
      guard let subscription else { return end() }
      let isCancelled = lock.withLock {
        self.subscription = subscription
        return downstream == nil
      }
      if isCancelled { subscription.cancel() }
    }

    private func receive(_ value: Downstream.Input) {
      let receiver: Downstream? = lock.withLock {
        guard demand > .none else {
          waiting = value
          return nil
        }
        demand -= 1
        return downstream
      }
      deliver(value, to: receiver)
    }

    private func deliver(_ value: Downstream.Input, to receiver: Downstream?) {
      guard let receiver else { return }
      let more = receiver.receive(value)
      if more > .none { request(more) }
    }

    private func end() {
      let receiver = lock.withLock {
        defer { downstream = nil }
        return downstream
      }
      receiver?.receive(completion: .finished)
    }
  }

  extension StorePublisherLink: CombineSubscription {
    func request(_ more: Subscribers.Demand) {
      let next: (value: Downstream.Input, receiver: Downstream)? = lock.withLock {
        demand += more
        guard demand > .none, let value = waiting, let downstream else { return nil }
        waiting = nil
        demand -= 1
        return (value, downstream)
      }
      if let next { deliver(next.value, to: next.receiver) }
    }

    func cancel() {
      let subscription = lock.withLock {
        downstream = nil
        waiting = nil
        defer { self.subscription = nil }
        return self.subscription
      }
      subscription?.cancel()
    }
  }
#endif
