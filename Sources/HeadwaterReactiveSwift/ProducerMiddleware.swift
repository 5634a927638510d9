#if ReactiveSwift
  import Headwater
  import ReactiveSwift

  /// Listens to a producer, a signal or a property for as long as its store lives, and sends what it hears.
  ///
  /// It begins at the first use of the store.
  ///
  /// ```swift
  /// let clock = ProducerMiddleware<App.State, App.Action>("clock") {
  ///   SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main)
  /// } send: { .ticked($0) }
  /// ```
  public struct ProducerMiddleware<State, Action>: Middleware {
    private let effect: () -> Effect<Action>

    /// Makes a middleware that listens.
    ///
    /// - Parameters:
    ///   - name: The name of the listening effect in issues and tools.
    ///   - producer: Made when listening begins.
    ///   - transform: The action for a value; nil for none.
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
