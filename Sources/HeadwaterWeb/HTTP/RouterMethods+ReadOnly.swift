import HTTPTypes
import Hummingbird

extension RouterMethods {
  /// Adds a read-only route. It answers GET, and HEAD like GET without the body.
  func read(
    _ path: RouterPath,
    _ answer: @escaping @Sendable (Request, Context) async throws -> Response
  ) {
    on(path, method: .get, use: answer)
    on(path, method: .head) { request, context in
      try await answer(request, context).createHeadResponse()
    }
  }
}

extension Router {
  /// Adds responses with 405, on every path with routes, for the methods without a route.
  func refuseOtherMethods() {
    var methods: [String: (path: RouterPath, allowed: Set<HTTPRequest.Method>)] = [:]
    for route in routes {
      methods["\(route.path)", default: (route.path, [])].allowed.insert(route.method)
    }
    for (path, allowed) in methods.values {
      // The router answers HEAD by itself if it can answer GET.
      let allowed = allowed.contains(.get) ? allowed.union([.head]) : allowed
      refuseOthers(than: allowed, at: path)
    }
  }

  /// Answers all other methods with 405 and the list of allowed methods.
  private func refuseOthers(than allowed: Set<HTTPRequest.Method>, at path: RouterPath) {
    let names = allowed.map(\.rawValue).sorted().joined(separator: ", ")
    for method in HTTPRequest.Method.all where !allowed.contains(method) {
      on(path, method: method) { _, _ in
        var response = Response.text(.methodNotAllowed, "This takes \(names) only.\n")
        response.headers[.allow] = names
        return response
      }
    }
  }
}

extension HTTPRequest.Method {
  /// The methods of RFC 9110 and PATCH.
  static let all: [HTTPRequest.Method] = [
    .get, .head, .post, .put, .patch, .delete, .options, .trace, .connect,
  ]
}
