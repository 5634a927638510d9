/// A middleware that still lacks its dependencies: a function from a world to a middleware.
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

  /// Makes a middleware that waits for its dependencies.
  ///
  /// - Parameter make: Makes the middleware of a world.
  public init(_ make: @escaping (_ world: World) -> Result) {
    self.make = make
  }

  /// The middleware with its dependencies.
  public func inject(_ world: World) -> Result { make(world) }

  /// The same, for a wider world of which this one is a part.
  public func pullback<WiderWorld>(
    _ part: @escaping (WiderWorld) -> World
  ) -> MiddlewareReader<WiderWorld, Result> {
    let make = make
    return MiddlewareReader<WiderWorld, Result> { make(part($0)) }
  }
}
