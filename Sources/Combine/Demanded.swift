#if OpenCombine
  import Foundation
  import Synchronization

  /// A subscription that delivers what a source gives it, as far as the subscriber has asked for values.
  ///
  /// The source calls from any thread. Its values and the subscriber are not `Sendable`, and Combine's contract
  /// makes them safe: a source delivers one value after the other, and the state, which both sides change, is
  /// behind a lock.
  final class Demanded<Input, Failure: Error>: Subscription, @unchecked Sendable {
    private struct State {
      var demand = Subscribers.Demand.none
      var hasStarted = false
      var hasEnded = false
    }

    private let state = Mutex(State())
    private let downstream: AnySubscriber<Input, Failure>
    private let start: (Demanded) -> @Sendable () -> Void
    private let stop = Mutex<(@Sendable () -> Void)?>(nil)

    /// - Parameter start: Starts the source, with the first demand, and returns what stops it. A source that has
    ///   ended by itself is not stopped: it may not allow that while it reports its end.
    init(
      _ downstream: some Subscriber<Input, Failure>,
      start: @escaping (Demanded) -> @Sendable () -> Void
    ) {
      self.downstream = AnySubscriber(downstream)
      self.start = start
    }

    func request(_ demand: Subscribers.Demand) {
      let isFirst = state.withLock { state in
        state.demand += demand
        guard demand > .none, !state.hasStarted, !state.hasEnded else { return false }
        state.hasStarted = true
        return true
      }
      guard isFirst else { return }
      let stopSource = start(self)
      stop.withLock { $0 = stopSource }
      if state.withLock({ $0.hasEnded }) { takeStop()?() }
    }

    /// Delivers a value, or drops it if the subscriber has not asked for one.
    func deliver(_ value: Input) {
      let isWanted = state.withLock { state in
        guard !state.hasEnded, state.demand > .none else { return false }
        state.demand -= 1
        return true
      }
      guard isWanted else { return }
      let more = downstream.receive(value)
      state.withLock { $0.demand += more }
    }

    /// Ends the subscription.
    func complete(_ completion: Subscribers.Completion<Failure>) {
      guard end() else { return }
      _ = takeStop()
      downstream.receive(completion: completion)
    }

    func cancel() {
      if end() { takeStop()?() }
    }

    /// Returns whether this is the end.
    private func end() -> Bool {
      state.withLock { state in
        defer { state.hasEnded = true }
        return !state.hasEnded
      }
    }

    private func takeStop() -> (@Sendable () -> Void)? {
      stop.withLock { stop in
        defer { stop = nil }
        return stop
      }
    }
  }
#endif
