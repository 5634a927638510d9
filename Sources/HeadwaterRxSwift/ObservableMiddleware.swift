#if RxSwift
  import Headwater
  import RxSwift

  /// Listens to an observable as long as its store lives, and sends the actions for its values.
  ///
  /// It begins at the first use of the store.
  ///
  /// ```swift
  /// let clock = ObservableMiddleware<App.State, App.Action>("clock") {
  ///   Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  /// } send: { .ticked($0) }
  /// ```
  public struct ObservableMiddleware<State, Action>: Middleware {
    private let effect: () -> Effect<Action>

    /// Makes a middleware that listens.
    ///
    /// - Parameters:
    ///   - name: The name of the listening effect in issues and tools.
    ///   - observable: Made when listening begins.
    ///   - transform: The action for a value; nil for none.
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
