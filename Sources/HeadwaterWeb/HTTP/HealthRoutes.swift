import HTTPTypes
import Hummingbird

/// The routes for supervisors and load balancers: is the process healthy, does it serve people, and has it room for
/// more of them?
///
/// A process that is full serves those who are here: a balancer that took it away would send them to the next one,
/// which is full then. So that is a question of its own.
///
/// All accept any `Host`, since their clients often know only the address of the machine, and the
/// responses are not worth protecting.
struct HealthRoutes: Sendable {
  let registry: SessionRegistry
  let watch: MainActorWatch
  let prefix: PathPrefix
  let readiness: ReadinessCheck

  static func paths(below prefix: PathPrefix) -> Set<String> {
    [health(prefix), ready(prefix), room(prefix)]
  }

  private static func health(_ prefix: PathPrefix) -> String { prefix.text + "headwater/health" }
  private static func ready(_ prefix: PathPrefix) -> String { prefix.text + "headwater/ready" }

  private static func room(_ prefix: PathPrefix) -> String { prefix.text + "headwater/room" }

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
      if await registry.readiness == .stopping {
        return Response.text(.serviceUnavailable, "The server is stopping.\n")
      }
      guard let reason = await readiness.reason() else { return Response.text(.ok, "ready\n") }
      return Response.text(.serviceUnavailable, "\(reason)\n")
    }
    router.read(RouterPath(Self.room(prefix))) { _, _ in
      switch await registry.readiness {
      case .ready: Response.text(.ok, "room\n")
      case .full: Response.text(.serviceUnavailable, "There are too many sessions.\n")
      case .stopping: Response.text(.serviceUnavailable, "The server is stopping.\n")
      }
    }
  }
}
