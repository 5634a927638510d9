import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// What a new connection does: answer HTTP requests or, if its first request asks for it, become a
/// WebSocket.
struct LiveChannel: ServerChildChannel {
  typealias Socket = NIOAsyncChannel<String, SocketOutput>

  /// A connection whose first request has not been read yet.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let negotiated: EventLoopFuture<Negotiated>
  }

  /// What the first request has made of it.
  enum Negotiated: Sendable {
    case http(HTTP1Channel.Value)
    case socket(Socket, SocketRequest)
  }

  /// Answers HTTP requests.
  let http: HTTP1Channel
  /// Which path is a WebSocket, and who may open it.
  let gate: SocketGate
  let limits: WebSocketHandler.Limits
  /// The time that a client has for a request's head, and between two requests.
  let idleTimeout: TimeAmount
  /// For how long messages are held back, to feel a slow line.
  let latency: TimeAmount
  /// Whether requests come by TLS.
  let isSecure: Bool
  let surroundings: Surroundings
  /// Hears why sockets end.
  let logger: Logger
  /// Speaks with a browser until the socket ends.
  let serve: @Sendable (Socket, SocketRequest) async -> Void

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    surroundings.accepted(on: channel.localAddress?.port)
    return channel.eventLoop.makeCompletedFuture {
      let negotiation = NegotiationHandler(limit: idleTimeout, gate: gate)
      let watch = NIOLoopBound(negotiation, eventLoop: channel.eventLoop)
      let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Negotiated>(
        upgraders: [upgrader(watch: watch)],
        notUpgradingCompletionHandler: { channel in
          channel.eventLoop.makeCompletedFuture {
            try .http(configureHTTP(channel, watch: watch.value, logger: logger))
          }
        })
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: upgrade)
      // NIOAsyncChannel reads one request after the other by itself, and errors are answered by
      // NegotiationHandler before the first request and by Hummingbird after it.
      configuration.enablePipelining = false
      configuration.enableErrorHandling = false
      configuration.decoderConfiguration.maxHeaderFieldSize = 16 * 1024
      configuration.decoderConfiguration.maxHeaderListSize = 64 * 1024
      let pipeline = channel.pipeline.syncOperations
      let negotiated = try pipeline.configureUpgradableHTTPServerPipeline(
        configuration: configuration)
      let upgradeHandler = try pipeline.handler(
        type: NIOTypedHTTPServerUpgradeHandler<Negotiated>.self)
      try pipeline.addHandler(negotiation, position: .before(upgradeHandler))
      return Value(channel: channel, negotiated: negotiated)
    }
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.negotiated.get() {
      case .http(let channel): await http.handle(value: channel, logger: logger)
      case .socket(let socket, let request): await serve(socket, request)
      }
    } catch {
      // The client went away before it had asked for anything.
      logger.trace("A connection ended before its first request", metadata: ["error": "\(error)"])
      try? await value.channel.close()
    }
  }
}

extension LiveChannel {
  private func upgrader(
    watch: NIOLoopBound<NegotiationHandler>
  ) -> NIOTypedWebSocketServerUpgrader<Negotiated> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: limits.messageSize,
      enableAutomaticErrorHandling: false,
      // NegotiationHandler lets nothing else come so far.
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          try removeHandler(watch.value, from: channel)
          try channel.pipeline.syncOperations.addHandler(
            WebSocketHandler(limits: limits, logger: logger))
          if latency > .zero {
            try channel.pipeline.syncOperations.addHandler(LatencyHandler(latency))
          }
          let socket = try Socket(wrappingChannelSynchronously: channel)
          return .socket(socket, SocketRequest(head, remote: channel.remoteAddress))
        }
      })
  }

  private func configureHTTP(
    _ channel: any Channel, watch: NegotiationHandler, logger: Logger
  ) throws -> HTTP1Channel.Value {
    let pipeline = channel.pipeline.syncOperations
    try removeHandler(watch, from: channel)
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: isSecure))
    try pipeline.addHandler(
      HTTPConnectionStateHandler(idleTimeout: Duration(idleTimeout), logger: logger))
    return try HTTP1Channel.Value(
      wrappingChannelSynchronously: channel,
      configuration: .init(isOutboundHalfClosureEnabled: true))
  }

  private func removeHandler(_ handler: NegotiationHandler, from channel: any Channel) throws {
    channel.pipeline.syncOperations.removeHandler(handler, promise: nil)
  }
}
