// Requests of the examples' clients to servers. It knows no app.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Returns the response to a request. A cancelled task no longer waits for it.
  ///
  /// The request itself continues until its own time limit. `data(for:)` cancels the request. If the request
  /// ends at the same time, Foundation on Linux stops the process with all sessions ("Trying to access a
  /// behaviour for a task that in not in the registry").
  ///
  /// - Parameter request: The request.
  /// - Returns: The body, and the status; 0 for a response that is not HTTP.
  /// - Throws: `URLError`, or `CancellationError` if the task was cancelled.
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
