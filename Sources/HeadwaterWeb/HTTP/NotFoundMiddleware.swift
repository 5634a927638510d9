import HTTPTypes
import HeadwaterPortableViews
import Hummingbird

/// Answers requests for unknown addresses: browsers get a small page with a link to the app, other clients a
/// line of text.
///
/// Browsers request an icon by themselves. They get that of the app, or are told that there is none, which is no
/// error.
struct NotFoundMiddleware<Context: RequestContext>: RouterMiddleware {
  let prefix: PathPrefix
  let icon: Asset?
  /// The languages of the app.
  let languages: [String]

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound && error.body == nil {
      guard request.method == .get || request.method == .head else { return plain }
      if request.uri.path == "/favicon.ico" {
        let response = icon?.response(to: request, below: prefix) ?? noIcon
        return request.method == .head ? response.createHeadResponse() : response
      }
      let response = page(for: request).response(to: request, orText: Self.text)
      return request.method == .head ? response.createHeadResponse() : response
    }
  }

  private var noIcon: Response {
    Response(status: .noContent, headers: [.cacheControl: "public, max-age=86400"])
  }

  private static var text: String { "There is nothing at this address.\n" }

  private var plain: Response { .text(.notFound, Self.text) }

  private func page(for request: Request) -> ProblemPage {
    ProblemPage(
      status: .notFound, catalogue: Catalogue(for: request, of: languages), title: .notFound,
      heading: .nothingHere, link: prefix.text, linkText: .goToTheStart)
  }
}
