#if ReactiveSwift
  import Headwater
  import ReactiveSwift

  /// Listens to a producer, a signal or a property as long as its store lives, and sends an action for each
  /// value.
  ///
  /// It begins when the store is first used.
  ///
  /// ```swift
  /// let clock = ProducerMiddleware<App.State, App.Action>("clock") {
  ///   SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main)
  /// } send: { .ticked($0) }
  /// ```
  public struct ProducerMiddleware<State, Action>: Middleware {
    private let effect: () -> Effect<Action>

    /// Makes a middleware that listens to a producer.
    ///
    /// - Parameters:
    ///   - name: The name of its effect in issues, tests and tools.
    ///   - producer: Makes the producer when the store is first used.
    ///   - transform: Returns the action for a value, or nil to send none.
    public init<P: SignalProducerConvertible & SendableMetatype>(
      _ name: String, _ producer: @escaping @Sendable () -> P,
      send transform: @escaping @Sendable (_ value: P.Value) -> sending Action?,
      fileID: StaticString = #fileID, line: UInt = #line
    ) {
      effect = { .producer(producer, name: name, transform, fileID: fileID, line: line) }
    }

    public func start(context: MiddlewareContext<State>) -> Effect<Action> { effect() }
  }
#endif
