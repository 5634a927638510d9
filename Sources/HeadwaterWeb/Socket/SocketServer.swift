import Logging
import NIOCore
import NIOWebSocket

/// Speaks with one browser over one socket, from its hello to its end.
///
/// Reading, parsing, encoding and writing happen here, off the main actor; a session is only asked to
/// handle what has been understood. Messages of one socket are handled one after the other, and no
/// more is read while one is, so that a busy client is slowed down by itself.
struct SocketServer: Sendable {
  let registry: SessionRegistry
  let configuration: WebHost.Configuration
  let instruments: Instruments
  let logger: Logger
  let numbers: LinkNumbers

  func serve(_ socket: LiveChannel.Socket, _ request: SocketRequest) async {
    var logger = logger
    logger[metadataKey: "client"] = "\(request.remote)"
    let number = numbers.next()
    logger[metadataKey: "socket"] = "\(number)"
    instruments.metrics.socketOpened()
    defer { instruments.metrics.socketClosed() }
    do {
      try await socket.executeThenClose { inbound, outbound in
        let (messages, output) = AsyncStream.makeStream(of: OutgoingMessage.self)
        let link = Link(number: number, output: output)
        await withDiscardingTaskGroup { group in
          group.addTask { await write(messages, of: link, to: outbound) }
          await read(inbound, request, link, logger)
          output.finish()
        }
      }
    } catch {
      logger.debug("A socket ended", metadata: ["error": "\(error)"])
    }
  }

  private func write(
    _ messages: AsyncStream<OutgoingMessage>, of link: Link,
    to outbound: NIOAsyncChannelOutboundWriter<SocketOutput>
  ) async {
    for await message in messages {
      do {
        link.progress.begins(message)
        let output = message.output
        if case .text(let text) = output {
          instruments.metrics.sent(bytes: text.readableBytes)
          link.progress.wrote(bytes: text.readableBytes)
        }
        try await outbound.write(output)
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
        perSecond: configuration.eventsPerSecond, burst: configuration.eventBurst,
        now: instruments.elapsed()))
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
    instruments.metrics.received(bytes: text.utf8.count)
    let message: IncomingMessage
    do {
      message = try IncomingMessage(text)
    } catch {
      return close(&connection, .protocolError(error.reason))
    }
    switch (message, connection.session) {
    case (.hello(let hello), nil):
      let claim = await registry.claim(
        hello, browser: connection.request.browser, visitor: connection.request.visitor,
        link: connection.link)
      switch claim {
      case .accepted(let session):
        connection.session = session
        connection.logger[metadataKey: "session"] = "\(session.id.short)"
        connection.logger.debug("A socket has claimed its session")
      case .refused(let closing):
        close(&connection, closing)
      }
    case (.acknowledge(let batch), let session?):
      if await !session.acknowledge(batch: batch, from: connection.link) {
        close(&connection, .protocolError("a batch was acknowledged that was never sent"))
      }
    case (.event(let event, let sequence), let session?):
      guard connection.rate.allows(at: instruments.elapsed()) else {
        return close(&connection, .flood(configuration.eventsPerSecond))
      }
      await session.receive(event, sequence: sequence, from: connection.link)
    case (.person(let person), let session?):
      guard connection.rate.allows(at: instruments.elapsed()) else {
        return close(&connection, .flood(configuration.eventsPerSecond))
      }
      await session.receive(person, from: connection.link)
    case (.hello, _?):
      close(&connection, .protocolError("a second hello"))
    case (_, nil):
      close(&connection, .protocolError("the first message must be a hello"))
    }
  }

  private func close(_ connection: inout Connection, _ closing: Closing) {
    connection.isClosing = true
    instruments.metrics.refused(code: Int(UInt16(webSocketErrorCode: closing.code)))
    connection.logger.notice("A client was refused", metadata: ["reason": "\(closing.reason)"])
    connection.link.send(.close(closing))
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
