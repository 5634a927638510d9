#if RxSwift
  import Headwater
  import RxSwift

  /// Listens to an observable as long as its store lives, and sends an action for each value.
  ///
  /// It begins when the store is first used.
  ///
  /// ```swift
  /// let clock = ObservableMiddleware<App.State, App.Action>("clock") {
  ///   Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  /// } send: { .ticked($0) }
  /// ```
  public struct ObservableMiddleware<State, Action>: Middleware {
    private let effect: () -> Effect<Action>

    /// Makes a middleware that listens to an observable.
    ///
    /// - Parameters:
    ///   - name: The name of its effect in issues, tests and tools.
    ///   - observable: Makes the observable when the store is first used.
    ///   - transform: Returns the action for a value, or nil to send none.
    public init<O: ObservableConvertibleType & SendableMetatype>(
      _ name: String, _ observable: @escaping @Sendable () -> O,
      send transform: @escaping @Sendable (_ value: O.Element) -> sending Action?,
      fileID: StaticString = #fileID, line: UInt = #line
    ) {
      effect = { .observable(observable, name: name, transform, fileID: fileID, line: line) }
    }

    public func start(context: MiddlewareContext<State>) -> Effect<Action> { effect() }
  }
#endif
