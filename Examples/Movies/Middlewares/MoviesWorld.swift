import Headwater

/// The dependencies of the middlewares, made once when the app starts.
public struct MoviesWorld: Sendable {
  public var client: MoviesClient
  public var track: @Sendable (_ event: String) async -> Void
  public var report: @Sendable (_ problem: String) async -> Void
  public var log: @Sendable (_ line: String) -> Void
  public var reachability: @Sendable () -> AsyncStream<Bool>
  public var clock: any Clock<Duration>

  public init(
    client: MoviesClient, track: @escaping @Sendable (_ event: String) async -> Void,
    report: @escaping @Sendable (_ problem: String) async -> Void,
    log: @escaping @Sendable (_ line: String) -> Void,
    reachability: @escaping @Sendable () -> AsyncStream<Bool>, clock: any Clock<Duration>
  ) {
    self.client = client
    self.track = track
    self.report = report
    self.log = log
    self.reachability = reachability
    self.clock = clock
  }
}

/// The app's middlewares, which still need their world.
public func moviesMiddleware()
  -> MiddlewareReader<MoviesWorld, MiddlewareSequence<MoviesState, MoviesAction>>
{
  MiddlewareReader { world in
    TapMiddleware()
      <> CatalogueMiddleware(client: world.client, clock: world.clock)
      <> AnalyticsMiddleware(track: world.track)
      <> TelemetryMiddleware(report: world.report)
      <> SequenceMiddleware<MoviesState, MoviesAction>("reachability") {
        world.reachability()
      } send: { isOnline in
        .reachability(isOnline: isOnline)
      }
      <> MinuteMiddleware(clock: world.clock)
      <> LoggingMiddleware<MoviesState, MoviesAction>(write: world.log)
  }
}

/// Sends an action every minute.
struct MinuteMiddleware: Middleware {
  let clock: any Clock<Duration>

  func start(context: MiddlewareContext<MoviesState>) -> Effect<MoviesAction> {
    .run(name: "minutes") { [clock] send in
      while true {
        try await clock.sleep(for: .seconds(60))
        send(.minutePassed)
      }
    }
  }
}
