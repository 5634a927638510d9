import HTTPTypes
import Hummingbird

/// Answers requests for unknown addresses: browsers get a small page with a link to the app, other clients a
/// line of text.
///
/// Browsers request an icon by themselves. They get that of the app, or are told that there is none, which is no
/// error.
struct NotFoundMiddleware<Context: RequestContext>: RouterMiddleware {
  let prefix: PathPrefix
  let icon: Asset?

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
      let readsPages = request.headers[values: .accept].contains { $0.contains("text/html") }
      let response = readsPages ? page : plain
      return request.method == .head ? response.createHeadResponse() : response
    }
  }

  private var noIcon: Response {
    Response(status: .noContent, headers: [.cacheControl: "public, max-age=86400"])
  }

  private var plain: Response { .text(.notFound, "There is nothing at this address.\n") }

  private var page: Response {
    let nonce = Secret.random().text
    let html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Not found</title>
      <link rel="icon" href="data:,">
      <style nonce="\(nonce)">
      body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 20vh auto; max-inline-size: 30rem; \
      padding-inline: 1rem; text-align: center; text-wrap: balance; color: light-dark(#16161a, #f5f5f7); background: light-dark(#f2f2f7, #000) }
      a { color: light-dark(#0058d0, #5aa5ff) }
      </style>
      </head>
      <body>
      <main>
      <h1>There is nothing at this address</h1>
      <p><a href="\(prefix.text)">Go to the start</a></p>
      </main>
      </body>
      </html>

      """
    return Response(
      status: .notFound,
      headers: [
        .contentType: "text/html; charset=utf-8",
        .cacheControl: "no-store",
        .contentSecurityPolicy:
          "default-src 'none'; style-src 'nonce-\(nonce)'; img-src data:; base-uri 'none'; "
          + "form-action 'none'; frame-ancestors 'none'",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }
}
