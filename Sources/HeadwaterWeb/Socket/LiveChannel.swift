import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// A new connection. It answers HTTP requests. If its first request asks for an upgrade, it becomes a
/// WebSocket.
///
/// It is an object, since the task of each connection retains it as long as the connection lasts.
final class LiveChannel: ServerChildChannel {
  typealias Socket = NIOAsyncChannel<String, SocketOutput>

  /// A connection whose first request has not been read yet.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let negotiated: EventLoopFuture<Negotiated>
  }

  /// The result of the first request.
  ///
  /// Indirect, so that a caller that waits for it needs no space for the cases.
  indirect enum Negotiated: Sendable {
    case http(HTTP1Channel.Value)
    case socket(Connection)
  }

  /// A connection that has become a WebSocket, with its request.
  final class Connection: Sendable {
    let socket: Socket
    let request: SocketRequest

    init(_ socket: Socket, _ request: SocketRequest) {
      self.socket = socket
      self.request = request
    }
  }

  /// The settings of all connections.
  struct Settings {
    /// Decides which requests may become a WebSocket.
    let gate: SocketGate
    let limits: WebSocketHandler.Limits
    /// Makes the meter of a connection, which counts the frames of a socket or the requests of another
    /// connection.
    let meter: @Sendable () -> TrafficMeter
    let sleep: @Sendable (Duration) async throws -> Void
    /// The end of a connection whose client sends too much for too long.
    let flood: Closing
    /// The time for the head of a request, and between two requests.
    let idleTimeout: TimeAmount
    /// The delay of messages, to try a slow connection.
    let latency: TimeAmount
    /// Whether requests use TLS.
    let isSecure: Bool
    let facts: ApplicationFacts
    let connections: Connections
    let clients: ClientAddresses
    let cookie: BrowserCookie
    let refusals: RefusalLog
    let metrics: HostMetrics
    /// Receives the reasons why sockets end.
    let logger: Logger
  }

  /// Answers HTTP requests.
  private let http: HTTP1Channel
  private let settings: Settings
  /// Serves a browser until the socket ends.
  private let serve: @Sendable (Connection) async -> Void

  init(
    http: HTTP1Channel, settings: Settings, serve: @escaping @Sendable (Connection) async -> Void
  ) {
    self.http = http
    self.settings = settings
    self.serve = serve
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    settings.facts.accepted(on: channel.localAddress?.port)
    settings.facts.watchAccepting(of: channel.parent, logger: settings.logger)
    takeIn(channel)
    return channel.eventLoop.makeCompletedFuture {
      try channel.syncOptions?.setOption(.recvAllocator, value: Self.buffers)
      let negotiation = NegotiationHandler(limit: settings.idleTimeout, gate: settings.gate)
      let throttle = ThrottleHandler(
        meter: settings.meter(), sleep: settings.sleep, closing: settings.flood)
      let watch = NIOLoopBound((negotiation, throttle), eventLoop: channel.eventLoop)
      let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Negotiated>(
        upgraders: [upgrader(watch: watch)],
        notUpgradingCompletionHandler: { [self] channel in
          channel.eventLoop.makeCompletedFuture {
            try .http(configureHTTP(channel, watch.value, logger: logger))
          }
        })
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: upgrade)
      // NIOAsyncChannel itself reads one request after the other. NegotiationHandler handles errors before
      // the first request, and Hummingbird handles them after it.
      configuration.enablePipelining = false
      configuration.enableErrorHandling = false
      configuration.decoderConfiguration.maxHeaderFieldSize = 16 * 1024
      configuration.decoderConfiguration.maxHeaderListSize = 64 * 1024
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(throttle)
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
      case .http(let channel):
        let peer = value.channel.remoteAddress.flatMap { NetworkAddress($0) }
        await Peer.$address.withValue(peer) {
          await http.handle(value: channel, logger: logger)
        }
      case .socket(let connection): await serve(connection)
      }
    } catch {
      // The client has gone before its first request.
      logger.trace("A connection ended before its first request", metadata: ["error": "\(error)"])
      try? await value.channel.close()
    }
  }
}

extension LiveChannel {
  /// The sizes of read buffers. A connection keeps the largest buffer that it has used. Half of NIO's initial
  /// size is enough for the request of a page, and for most messages, such as a key or a tap.
  private static var buffers: AdaptiveRecvByteBufferAllocator {
    AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 1_024, maximum: 65_536)
  }

  private func upgrader(
    watch: NIOLoopBound<(NegotiationHandler, ThrottleHandler)>
  ) -> NIOTypedWebSocketServerUpgrader<Negotiated> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: settings.limits.messageSize,
      enableAutomaticErrorHandling: false,
      // NegotiationHandler passes on only requests that may become a WebSocket.
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
      upgradePipelineHandler: { [self] channel, head in
        channel.eventLoop.makeCompletedFuture {
          let (negotiation, throttle) = watch.value
          removeHandler(negotiation, from: channel)
          let peer = channel.remoteAddress.flatMap { NetworkAddress($0) }
          let client = settings.clients.client(peer: peer) { head.headers[$0] }
          let security = settings.clients.security(
            peer: peer, forwardedProto: head.headers["x-forwarded-proto"])
          let browser = settings.cookie.value(
            in: head.headers["cookie"], isSecure: security.isSecure)
          // From now on, frames count, and requests do not.
          throttle.meter = settings.meter()
          throttle.frames = FrameBoundaries()
          throttle.onSlowdown = { [self] in slowedDown(client, "messages than it may") }
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(
            WebSocketHandler(
              limits: settings.limits, meter: throttle.meter, logger: settings.logger))
          if settings.latency > .zero {
            try pipeline.addHandler(LatencyHandler(settings.latency))
          }
          let judge = try settings.facts.asksWho ? judge(of: head, on: channel, peer) : nil
          let request = SocketRequest(head, client: client, browser: browser, judge: judge)
          let socket = try Socket(wrappingChannelSynchronously: channel)
          return .socket(Connection(socket, request))
        }
      })
  }

  private func judge(
    of head: HTTPRequestHead, on channel: any Channel, _ peer: NetworkAddress?
  ) throws -> SocketJudge {
    try SocketJudge(
      head, channel: channel, peer: peer, isSecure: settings.isSecure, respond: http.responder)
  }

  private func configureHTTP(
    _ channel: any Channel, _ handlers: (NegotiationHandler, ThrottleHandler), logger: Logger
  ) throws -> HTTP1Channel.Value {
    let (negotiation, throttle) = handlers
    let peer = channel.remoteAddress.flatMap { NetworkAddress($0) }
    let client = Client(address: peer, peer: peer)
    throttle.onSlowdown = { [self] in slowedDown(client, "requests ahead than it may") }
    let pipeline = channel.pipeline.syncOperations
    removeHandler(negotiation, from: channel)
    try pipeline.addHandler(TargetHandler())
    try pipeline.addHandler(PersistenceHandler())
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: settings.isSecure))
    try pipeline.addHandler(
      RequestMeterHandler(meter: throttle.meter) { [self] in letGo(client) })
    try pipeline.addHandler(ExchangeDeadlineHandler(limit: settings.idleTimeout))
    try pipeline.addHandler(
      HTTPConnectionStateHandler(idleTimeout: Duration(settings.idleTimeout), logger: logger))
    return try HTTP1Channel.Value(
      wrappingChannelSynchronously: channel,
      configuration: .init(isOutboundHalfClosureEnabled: true))
  }

  /// Counts a new connection for the address at its other end.
  private func takeIn(_ channel: any Channel) {
    let peer = channel.remoteAddress.flatMap { NetworkAddress($0) }
    let isProxy = peer.map(settings.clients.isProxy) ?? false
    let left = settings.connections.open(channel, from: peer, isProxy: isProxy)
    guard let left else { return }
    settings.metrics.dropped(because: "a connection gave way to another one")
    note(
      "A connection was closed", Client(address: left, peer: left),
      reason: "it served nobody, and another one needed its room")
  }

  private func slowedDown(_ client: Client, _ what: String) {
    settings.metrics.slowedDown()
    note("A client is slowed down", client, reason: "it sends more \(what)")
  }

  private func letGo(_ client: Client) {
    settings.metrics.refused(code: Int(HTTPResponseStatus.tooManyRequests.code))
    note("A client was let go", client, reason: "it sent more requests ahead for too long")
  }

  private func note(_ message: Logger.Message, _ client: Client, reason: String) {
    var logger = settings.logger
    logger[metadataKey: "client"] = "\(client)"
    settings.refusals.note(message, logger, reason: reason)
  }

  private func removeHandler(_ handler: NegotiationHandler, from channel: any Channel) {
    channel.pipeline.syncOperations.removeHandler(handler, promise: nil)
  }
}
