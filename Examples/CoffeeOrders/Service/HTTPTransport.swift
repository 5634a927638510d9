import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How requests reach a server; a test gives one that needs none.
public struct HTTPTransport: Sendable {
  /// What came back.
  public struct Answer: Equatable, Sendable {
    public var status: Int
    public var body: Data

    public init(status: Int, body: Data) {
      self.status = status
      self.body = body
    }
  }

  public var send: @Sendable (URLRequest) async throws -> Answer
  /// The body of an answer piece by piece, for one that has no end.
  public var receive: @Sendable (URLRequest) -> AsyncThrowingStream<Data, any Error>

  public init(
    send: @escaping @Sendable (URLRequest) async throws -> Answer,
    receive: @escaping @Sendable (URLRequest) -> AsyncThrowingStream<Data, any Error>
  ) {
    self.send = send
    self.receive = receive
  }

  /// The network.
  public static let urlSession = HTTPTransport(
    send: { request in
      let (body, response) = try await URLSession.shared.data(for: request)
      return Answer(status: (response as? HTTPURLResponse)?.statusCode ?? 0, body: body)
    },
    receive: { request in
      AsyncThrowingStream { continuation in
        let session = URLSession(
          configuration: .ephemeral, delegate: Receiver(continuation), delegateQueue: nil)
        continuation.onTermination = { _ in session.invalidateAndCancel() }
        session.dataTask(with: request).resume()
      }
    })
}

/// Hands on the pieces of a body as they come. `URLSession.bytes(for:)` does not exist on Linux.
private final class Receiver: NSObject, URLSessionDataDelegate, Sendable {
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation

  init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation) {
    self.continuation = continuation
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    if status != 200 {
      continuation.finish(throwing: OrderServiceError.unexpected(status: status))
    }
    completionHandler(status == 200 ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    continuation.finish(throwing: error)
  }
}
