import CoffeeOrdersDomain
import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import NIOCore

/// Turns each error into a JSON response with the problems and their fields.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as CancellationError {
      throw error
    } catch {
      let refusal = Self.refusal(for: error, path: request.uri.path)
      if refusal.status.kind == .serverError { context.logger.error("\(error)") }
      return try Response.json(refusal.report, status: refusal.status, headers: refusal.headers)
    }
  }

  private static func refusal(for error: any Error, path: String) -> Refusal {
    switch error {
    case let refusal as Refusal:
      return refusal
    case let error as HTTPError where error.status == .notFound:
      return Refusal(.notFound, [Problem(.unknown, "There is nothing at \(path).")])
    case is NIOTooManyBytesError:
      return Refusal(.contentTooLarge, [Problem(.tooLarge, "The body is too large.")])
    case let error as HTTPError where error.status.kind == .clientError:
      return Refusal(error.status, [Problem(.malformed, error.body ?? error.status.reasonPhrase)])
    case let error as DatabaseError where error.resultCode == .SQLITE_BUSY:
      return Refusal(
        .serviceUnavailable,
        [Problem(.busy, "Another program uses the orders. Nothing was saved; try again.")],
        headers: [.retryAfter: "1"])
    default:
      // The log contains the error. It does not concern the client.
      return Refusal(.internalServerError, [Problem(.failed, "The orders' server has failed.")])
    }
  }
}

extension Response {
  static func json(
    _ value: some Encodable, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
  ) throws -> Response {
    var headers = headers
    headers[.contentType] = "application/json"
    headers[.cacheControl] = "no-store"
    let data = try OrderJSON.encode(value)
    return Response(
      status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: data)))
  }
}
