import HTTPTypes
import Hummingbird

/// Refuses requests by which a page of another origin changes something, such as a form that signs a person in
/// or out (cross-site request forgery).
///
/// - It refuses methods other than GET, HEAD, OPTIONS and TRACE with status 403, if the browser says by
///   `Sec-Fetch-Site` or `Origin` that a page of another origin has caused the request.
/// - The allowed origins of the configuration may send such requests.
/// - A request with neither header comes from no browser of today, and passes.
public struct CrossOriginMiddleware<Context: RequestContext>: RouterMiddleware {
  let policy: AddressPolicy
  let metrics: HostMetrics
  let refusals: RefusalLog

  public func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard isForeign(request) else { return try await next(request, context) }
    metrics.refused(code: HTTPResponse.Status.forbidden.code)
    refusals.note(
      "A request was refused", context.logger, reason: "a page of another origin has caused it")
    return .text(.forbidden, "A page of another origin may not send this.\n")
  }

  private func isForeign(_ request: Request) -> Bool {
    switch request.method {
    case .get, .head, .options, .trace: return false
    default: break
    }
    let site = request.headers[.fetchSite]
    if site == "same-origin" || site == "none" { return false }
    let origins = request.headers[values: .origin]
    guard let origin = origins.first, origins.count == 1 else {
      return site != nil || !origins.isEmpty
    }
    if policy.isAllowed(origin: origin) { return false }
    // Behind a proxy that ends TLS, the host does not see the scheme, but the browser does.
    return site != nil || !policy.admits(origin: origin, host: request.head.authority ?? "")
  }
}
