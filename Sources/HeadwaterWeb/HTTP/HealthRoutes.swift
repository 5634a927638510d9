import HTTPTypes
import Hummingbird

/// What a load balancer and a supervisor ask: is the process alive, and should people be sent to it?
///
/// Both answer to any `Host`, since those who ask often know the machine by its address only, and
/// say nothing that is worth protecting.
struct HealthRoutes: Sendable {
  let registry: SessionRegistry
  let watch: MainActorWatch
  let prefix: PathPrefix

  static func paths(below prefix: PathPrefix) -> Set<String> {
    [health(prefix), ready(prefix)]
  }

  private static func health(_ prefix: PathPrefix) -> String { prefix.text + "headwater/health" }
  private static func ready(_ prefix: PathPrefix) -> String { prefix.text + "headwater/ready" }

  func add<Context: RequestContext>(to router: some RouterMethods<Context>) {
    router.read(RouterPath(Self.health(prefix))) { _, _ in
      watch.isHeld
        ? Response.text(.serviceUnavailable, "The main actor is held.\n")
        : Response.text(.ok, "alive\n")
    }
    router.read(RouterPath(Self.ready(prefix))) { _, _ in
      guard !watch.isHeld else {
        return Response.text(.serviceUnavailable, "The main actor is held.\n")
      }
      return switch await registry.readiness {
      case .ready: Response.text(.ok, "ready\n")
      case .full: Response.text(.serviceUnavailable, "There are too many sessions.\n")
      case .stopping: Response.text(.serviceUnavailable, "The server is stopping.\n")
      }
    }
  }
}
