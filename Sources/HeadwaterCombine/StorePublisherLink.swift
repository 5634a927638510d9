#if (canImport(Combine) && !os(Linux)) || OpenCombine
  #if canImport(Combine) && !os(Linux)
    import Combine
  #else
    import OpenCombine
  #endif
  import Foundation
  import HeadwaterBridging

  /// A subscription of a store's publisher.
  ///
  /// `@unchecked Sendable`: a subscriber may request values and cancel on any thread, while the store
  /// delivers on its actor. Every property below is read and written under the lock, and no foreign code is
  /// called while the lock is held. The subscriber receives values only from the store's actor or inside
  /// its own request.
  final class StorePublisherLink<Downstream: Subscriber>: @unchecked Sendable
  where Downstream.Failure == Never {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// The newest value that was not requested yet.
    private var waiting: Downstream.Input?
    private var listening: StoreListening?

    init(_ downstream: Downstream) {
      self.downstream = downstream
    }

    func listen(to values: StoreValues<Downstream.Input>) {
      guard lock.withLock({ downstream != nil }) else { return }
      let listening = values.listen({ self.receive($0) }, end: { self.end() })
      let isCancelled = lock.withLock {
        self.listening = listening
        return downstream == nil
      }
      if isCancelled { listening.cancel() }
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
      let listening = lock.withLock {
        downstream = nil
        waiting = nil
        defer { self.listening = nil }
        return self.listening
      }
      listening?.cancel()
    }
  }
#endif
