import Hummingbird

/// Routes to read the sources of the examples.
public struct SourceRoutes: Sendable {
  private let sources: ExampleSources

  public init(_ sources: ExampleSources) {
    self.sources = sources
  }

  /// Adds `source/<example>`, a page for each of its files below it, and the style sheet of these pages.
  public func add(to router: some RouterMethods<BasicRequestContext>) {
    router.get("source/style.css") { _, _ in
      reply(.ok, "text/css; charset=utf-8", PackageResources.source_css)
    }
    router.get("source/:example") { _, context in
      response(for: try context.parameters.require("example"))
    }
    router.get("source/:example/**") { _, context in
      response(
        for: try context.parameters.require("example"),
        file: context.parameters.getCatchAll().joined(separator: "/"))
    }
  }

  /// The page of a file, or that of the example's key file.
  func response(for example: String, file path: String? = nil) -> Response {
    let depth = path.map { 1 + $0.count { $0 == "/" } } ?? 0
    guard let files = sources.files(of: example) else {
      return missing(
        MissingSourcePage(message: "There is no example of that name.", depth: depth))
    }
    guard let shown = path.map({ path in files.firstIndex { $0.path == path } }) ?? 0 else {
      return missing(
        MissingSourcePage(
          message: "The example has no file of that name.", depth: depth, example: example))
    }
    let page = SourcePage(example: example, files: files, shown: shown, isFirst: path == nil)
    return reply(.ok, "text/html; charset=utf-8", page.html.utf8)
  }

  private func missing(_ page: MissingSourcePage) -> Response {
    reply(.notFound, "text/html; charset=utf-8", page.html.utf8)
  }

  private func reply(
    _ status: HTTPResponse.Status, _ type: String, _ bytes: some Sequence<UInt8>
  ) -> Response {
    var headers: HTTPFields = [.contentType: type, .cacheControl: "no-cache"]
    headers[.contentSecurityPolicy] =
      "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'"
    headers[.xContentTypeOptions] = "nosniff"
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
