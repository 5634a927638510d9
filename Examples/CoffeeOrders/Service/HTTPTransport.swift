import Foundation
import Requests
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The transport of requests to a server. A test provides one without a network.
public struct HTTPTransport: Sendable {
  /// A response.
  public struct Answer: Equatable, Sendable {
    public var status: Int
    public var body: Data

    public init(status: Int, body: Data) {
      self.status = status
      self.body = body
    }
  }

  public var send: @Sendable (URLRequest) async throws -> Answer
  /// The body of a response in pieces, for a body without an end.
  public var receive: @Sendable (URLRequest) -> AsyncThrowingStream<Data, any Error>

  public init(
    send: @escaping @Sendable (URLRequest) async throws -> Answer,
    receive: @escaping @Sendable (URLRequest) -> AsyncThrowingStream<Data, any Error>
  ) {
    self.send = send
    self.receive = receive
  }

  /// The transport over the network.
  public static let urlSession = HTTPTransport(
    send: { request in
      let (body, status) = try await URLSession.shared.answer(to: request)
      return Answer(status: status, body: body)
    },
    receive: { request in
      AsyncThrowingStream { continuation in
        let receiver = Receiver(continuation)
        let session = URLSession(
          configuration: .ephemeral, delegate: receiver, delegateQueue: nil)
        continuation.onTermination = { _ in receiver.stop(session) }
        let task = session.dataTask(with: request)
        #if canImport(FoundationNetworking)
          // The request that opens a connection asks whether its socket can be written. Foundation on Linux goes on
          // asking until that request ends, which takes a whole processor. So a short request opens the connection.
          var opening = request
          opening.httpMethod = "HEAD"
          session.dataTask(with: opening) { _, _, _ in task.resume() }.resume()
        #else
          task.resume()
        #endif
      }
    })
}

/// Passes on the pieces of a body when they arrive. `URLSession.bytes(for:)` does not exist on Linux.
///
/// It cancels a request only between its response and its end: see `URLSession.answer(to:)`. It invalidates
/// its session once: the second time, Foundation on Linux reads a delegate that may have been released.
private final class Receiver: NSObject, URLSessionDataDelegate, Sendable {
  private enum Phase { case asking, answering, stopped, cancelled, ended }

  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
  private let phase = Mutex(Phase.asking)

  init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation) {
    self.continuation = continuation
  }

  /// Stops the request, since its listener is gone.
  func stop(_ session: URLSession) {
    let cancels = phase.withLock { phase in
      switch phase {
      case .asking: phase = .stopped
      case .answering: phase = .cancelled
      case .stopped, .cancelled, .ended: return false
      }
      return phase == .cancelled
    }
    if cancels { session.invalidateAndCancel() }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let isStopped = phase.withLock { phase in
      if phase == .asking { phase = .answering }
      return phase == .stopped || phase == .cancelled
    }
    if isStopped { return completionHandler(.cancel) }
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
    let wasCancelled = phase.withLock { phase in
      defer { phase = .ended }
      return phase == .cancelled
    }
    continuation.finish(throwing: error)
    if !wasCancelled { session.finishTasksAndInvalidate() }
  }
}
