/// A middleware without its dependencies: a function from a world of dependencies to a middleware.
///
/// ```swift
/// func appMiddleware() -> MiddlewareReader<World, some Middleware<App.State, App.Action>> {
///   MiddlewareReader { world in Analytics(track: world.track) <> Reachability(world.network) }
/// }
/// let store = Store(
///   initialState: App.State(), reducer: App(), middleware: appMiddleware().inject(world))
/// ```
public struct MiddlewareReader<World, Result: Middleware> {
  private let make: (World) -> Result

  /// Makes a reader.
  ///
  /// - Parameter make: Makes the middleware from its dependencies.
  public init(_ make: @escaping (_ world: World) -> Result) {
    self.make = make
  }

  /// Makes the middleware with its dependencies.
  public func inject(_ world: World) -> Result { make(world) }

  /// Adapts the reader to a wider world that contains this one.
  public func pullback<WiderWorld>(
    _ part: @escaping (WiderWorld) -> World
  ) -> MiddlewareReader<WiderWorld, Result> {
    let make = make
    return MiddlewareReader<WiderWorld, Result> { make(part($0)) }
  }
}
