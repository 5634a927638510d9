// What the examples' clients ask a server by. It knows no app.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// The answer to a request; who is cancelled does not wait for it any longer.
  ///
  /// The request itself is left to end by its own time limit. `data(for:)` cancels it, and Foundation on Linux
  /// stops the process when that meets the request's own end
  /// ("Trying to access a behaviour for a task that in not in the registry"), and with it everybody's sessions.
  ///
  /// - Parameter request: What to ask.
  /// - Returns: The body, and the status; 0 where the answer is not HTTP.
  /// - Throws: `URLError`, or `CancellationError` when the task was cancelled.
  public func answer(to request: URLRequest) async throws -> (body: Data, status: Int) {
    let (answers, continuation) = AsyncThrowingStream.makeStream(of: (body: Data, status: Int).self)
    Task {
      do {
        let (body, response) = try await self.data(for: request)
        continuation.yield((body, (response as? HTTPURLResponse)?.statusCode ?? 0))
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    for try await answer in answers { return answer }
    throw CancellationError()
  }
}
