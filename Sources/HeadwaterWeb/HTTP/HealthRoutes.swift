import HTTPTypes
import Hummingbird

/// The routes for supervisors and load balancers: is the process healthy, and does it accept people?
///
/// Both accept any `Host`, since their clients often know only the address of the machine, and the
/// responses are not worth protecting.
struct HealthRoutes: Sendable {
  let registry: SessionRegistry
  let watch: MainActorWatch
  let prefix: PathPrefix
  let notReady: @Sendable () async -> String?

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
      case .ready:
        if let reason = await notReady() {
          Response.text(.serviceUnavailable, "\(reason)\n")
        } else {
          Response.text(.ok, "ready\n")
        }
      case .full: Response.text(.serviceUnavailable, "There are too many sessions.\n")
      case .stopping: Response.text(.serviceUnavailable, "The server is stopping.\n")
      }
    }
  }
}
