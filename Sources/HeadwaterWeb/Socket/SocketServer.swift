import Logging
import NIOCore

/// Speaks with one browser over one socket, from its hello to its end.
///
/// Reading, parsing, encoding and writing happen here, off the main actor; a session is only asked to
/// handle what has been understood. Messages of one socket are handled one after the other, and no
/// more is read while one is, so that a busy client is slowed down by itself.
struct SocketServer: Sendable {
  let registry: SessionRegistry
  let configuration: WebHost.Configuration
  let elapsed: @Sendable () -> Duration
  let logger: Logger
  let numbers: LinkNumbers

  func serve(_ socket: LiveChannel.Socket, _ request: SocketRequest) async {
    var logger = logger
    logger[metadataKey: "client"] = "\(request.remote)"
    do {
      try await socket.executeThenClose { inbound, outbound in
        let (messages, output) = AsyncStream.makeStream(of: OutgoingMessage.self)
        let link = Link(number: numbers.next(), output: output)
        await withDiscardingTaskGroup { group in
          group.addTask { await write(messages, to: outbound) }
          await read(inbound, request, link, logger)
          output.finish()
        }
      }
    } catch {
      logger.debug("A socket ended", metadata: ["error": "\(error)"])
    }
  }

  private func write(
    _ messages: AsyncStream<OutgoingMessage>,
    to outbound: NIOAsyncChannelOutboundWriter<SocketOutput>
  ) async {
    for await message in messages {
      do {
        try await outbound.write(message.output)
      } catch {
        // The client has gone; the reader learns it too and detaches the session.
        return
      }
    }
  }

  private func read(
    _ inbound: NIOAsyncChannelInboundStream<String>, _ request: SocketRequest, _ link: Link,
    _ logger: Logger
  ) async {
    var connection = Connection(
      request: request, link: link, logger: logger,
      rate: RateLimit(
        perSecond: configuration.eventsPerSecond, burst: configuration.eventBurst, now: elapsed()))
    do {
      for try await text in inbound {
        // After a closing the rest is read, so that the client's answer is, and let go.
        guard !connection.isClosing else { continue }
        await receive(text, &connection)
      }
    } catch {
      connection.logger.debug("A socket failed", metadata: ["error": "\(error)"])
    }
    if let session = connection.session { await registry.detach(session, from: link) }
  }

  private func receive(_ text: String, _ connection: inout Connection) async {
    let message: IncomingMessage
    do {
      message = try IncomingMessage(text)
    } catch {
      return connection.close(.protocolError(error.reason))
    }
    switch (message, connection.session) {
    case (.hello(let hello), nil):
      switch await registry.claim(hello, browser: connection.request.browser, link: connection.link)
      {
      case .accepted(let session):
        connection.session = session
        connection.logger[metadataKey: "session"] = "\(session.id.short)"
      case .refused(let closing):
        connection.close(closing)
      }
    case (.acknowledge(let batch), let session?):
      if await !session.acknowledge(batch: batch, from: connection.link) {
        connection.close(.protocolError("a batch was acknowledged that was never sent"))
      }
    case (.event(let event, let sequence), let session?):
      guard connection.rate.allows(at: elapsed()) else {
        return connection.close(
          .policy("more than \(configuration.eventsPerSecond) events a second"))
      }
      await session.receive(event, sequence: sequence, from: connection.link)
    case (.hello, _?):
      connection.close(.protocolError("a second hello"))
    case (_, nil):
      connection.close(.protocolError("the first message must be a hello"))
    }
  }
}

/// What is remembered of one socket while it is read.
private struct Connection {
  let request: SocketRequest
  let link: Link
  var logger: Logger
  var rate: RateLimit
  var session: Session?
  var isClosing = false

  mutating func close(_ closing: Closing) {
    isClosing = true
    logger.notice("A client was refused", metadata: ["reason": "\(closing.reason)"])
    link.send(.close(closing))
  }
}

extension OutgoingMessage {
  fileprivate var output: SocketOutput {
    switch self {
    case .welcome(let token, let handled):
      .text(JSONWriter.welcome(token: token, handled: handled))
    case .render(let picture): .text(picture.json)
    case .batch(let batch): .text(batch.json)
    case .close(let closing): .close(closing)
    }
  }
}
