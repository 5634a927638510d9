import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Synchronization

/// Asks the application who a socket's request comes from.
///
/// A socket passes no middleware. So its request goes once more to the application, as that for a page does, and
/// the route of the socket asks the app. Nobody sees the response.
final class SocketJudge: Sendable {
  private let respond: HTTPChannelHandler.Responder
  private let request: HTTPRequest
  private let channel: any Channel
  private let peer: NetworkAddress?

  /// - Parameters:
  ///   - head: The request that has opened the socket.
  ///   - channel: Its connection.
  ///   - isSecure: Whether it uses TLS.
  ///   - respond: Answers requests as the application.
  init(
    _ head: HTTPRequestHead, channel: any Channel, peer: NetworkAddress?, isSecure: Bool,
    respond: @escaping HTTPChannelHandler.Responder
  ) throws {
    request = try HTTPRequest(head, secure: isSecure, splitCookie: false)
    self.respond = respond
    self.channel = channel
    self.peer = peer
  }

  func judge() async -> Judgement {
    let question = SocketQuestion()
    let (writer, sink) = NIOAsyncChannelOutboundWriter<HTTPResponsePart>.makeTestingWriter()
    do {
      try await Peer.$address.withValue(peer) {
        try await SocketQuestion.$current.withValue(question) {
          try await respond(
            Request(head: request, body: RequestBody(buffer: ByteBuffer())),
            ResponseWriter(outbound: writer), channel)
        }
      }
    } catch {
      return .unknown
    }
    writer.finish()
    if let admission = question.answer {
      guard let refusal = admission.refusal else { return .admitted(admission) }
      return refusal.status.kind == .serverError ? .unknown : .refused
    }
    // A middleware has answered instead of the route.
    for await part in sink {
      if case .head(let head) = part {
        return head.status.kind == .serverError ? .unknown : .refused
      }
    }
    return .unknown
  }
}
