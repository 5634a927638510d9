import Logging
import NIOCore
import NIOWebSocket

/// Serves one browser over one socket, from its hello to its end.
///
/// It reads, parses, encodes and writes off the main actor. A session only handles parsed messages. The
/// server handles the messages of a socket one after the other, and reads the next one only after that. This
/// slows down a busy client. The sockets of one address take turns on the main actor.
///
/// The server and its conversations are objects, since the tasks of each socket retain them. The
/// configuration alone takes half a kilobyte.
final class SocketServer: Sendable {
  fileprivate let registry: SessionRegistry
  fileprivate let instruments: Instruments
  fileprivate let connections: Connections
  fileprivate let refusals: RefusalLog
  fileprivate let logger: Logger
  fileprivate let sleep: @Sendable (Duration) async throws -> Void
  private let numbers = SocketNumbers()

  init(
    registry: SessionRegistry, instruments: Instruments, connections: Connections,
    refusals: RefusalLog, logger: Logger,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.sleep = sleep
    self.registry = registry
    self.instruments = instruments
    self.connections = connections
    self.refusals = refusals
    self.logger = logger
  }

  func serve(_ connection: LiveChannel.Connection) async {
    let conversation = Conversation(
      server: self, request: connection.request, channel: connection.socket.channel,
      number: numbers.next())
    instruments.metrics.socketOpened()
    defer { instruments.metrics.socketClosed() }
    do {
      try await connection.socket.executeThenClose { inbound, outbound in
        let (messages, output) = AsyncStream.makeStream(of: OutgoingMessage.self)
        var socket = SocketHandle(number: conversation.number, output: output)
        let pipeline = connection.socket.channel.pipeline
        socket.announce = { closing in
          pipeline.fireUserInboundEventTriggered(AnnouncedClosing(closing: closing))
        }
        await withDiscardingTaskGroup { group in
          group.addTask { [self, socket] in await write(messages, of: socket, to: outbound) }
          await conversation.read(inbound, socket)
          output.finish()
        }
      }
    } catch {
      conversation.logger.debug("A socket ended", metadata: ["error": "\(error)"])
    }
  }

  private func write(
    _ messages: AsyncStream<OutgoingMessage>, of socket: SocketHandle,
    to outbound: NIOAsyncChannelOutboundWriter<SocketOutput>
  ) async {
    for await message in messages {
      do {
        socket.progress.begins(message)
        let output = message.output
        if case .text(let text) = output {
          instruments.metrics.sent(bytes: text.readableBytes)
          socket.progress.wrote(bytes: text.readableBytes)
        }
        try await outbound.write(output)
      } catch {
        // The client has gone. The reader notices that too, and detaches the session.
        return
      }
    }
  }
}

/// A socket that is being read.
private final class Conversation {
  let number: Int
  private let server: SocketServer
  private var request: SocketRequest
  private let channel: any Channel
  private var session: Session?
  private var isClosing = false

  init(server: SocketServer, request: SocketRequest, channel: any Channel, number: Int) {
    self.server = server
    self.request = request
    self.channel = channel
    self.number = number
  }

  /// Made when a message is logged, which is rare.
  var logger: Logger {
    var logger = server.logger
    logger[metadataKey: "client"] = "\(request.client)"
    logger[metadataKey: "socket"] = "\(number)"
    if let session { logger[metadataKey: "session"] = "\(session.id.short)" }
    return logger
  }

  func read(_ inbound: NIOAsyncChannelInboundStream<String>, _ socket: SocketHandle) async {
    do {
      for try await text in inbound {
        // After a close, only the client's answer matters. All other messages are dropped.
        guard !isClosing else { continue }
        await receive(text, socket)
      }
    } catch {
      logger.debug("A socket failed", metadata: ["error": "\(error)"])
    }
    if let session {
      let registry = server.registry
      await inTurn { registry.detach(session, from: socket) }
    }
  }

  private func receive(_ text: String, _ socket: SocketHandle) async {
    server.instruments.metrics.received(bytes: text.utf8.count)
    let message: IncomingMessage
    do {
      message = try IncomingMessage(text)
    } catch {
      return close(socket, .protocolError(error.reason))
    }
    // Nothing is handled for a person whose admission has ended.
    if request.judge != nil, let session { await server.registry.judgeIfDue(session) }
    switch (message, session) {
    case (.hello(let hello), nil):
      switch await claim(hello, socket) {
      case .accepted(let session):
        self.session = session
        if server.logger.logLevel <= .debug { logger.debug("A socket has claimed its session") }
      case .refused(let closing):
        close(socket, closing)
      }
    case (.acknowledge(let batch), let session?):
      if await !inTurn({ session.acknowledge(batch: batch, from: socket) }) {
        close(socket, .protocolError("a batch was acknowledged that was never sent"))
      }
    case (.event(let event, let sequence), let session?):
      await inTurn { session.receive([event], sequence: sequence, from: socket) }
    case (.texts(let texts, let sequence), let session?):
      await inTurn { session.receive(texts: texts, sequence: sequence, from: socket) }
    case (.person(let person), let session?):
      await inTurn { session.receive(person, from: socket) }
    case (.stored(let changes), let session?):
      await inTurn { session.receive(stored: changes, from: socket) }
    case (.hello, _?):
      close(socket, .protocolError("a second hello"))
    case (_, nil):
      close(socket, .protocolError("the first message must be a hello"))
    }
  }

  /// Claims a session, after the app has said who the person is.
  private func claim(_ hello: Hello, _ socket: SocketHandle) async -> SessionRegistry.Claim {
    let (registry, request) = (server.registry, request)
    guard server.connections.serve(channel, from: request.client.peer) else {
      return .refused(.later(Connections.shortage))
    }
    var socket = socket
    while true {
      var revision: Int?
      var judgement = Judgement.admitted(.guest())
      if let judge = request.judge {
        revision = await registry.beginJudgement(of: hello, from: request.browser)
        // A claim that fails anyway does not cost the app a question.
        judgement = revision == nil ? .unknown : await judge.judge()
        socket.judge = nil
        if judgement.person != nil { socket.judge = { await judge.judge() } }
      }
      let step = await inTurn { [socket, judgement, revision] in
        registry.claim(
          hello, browser: request.browser, visitor: request.visitor, client: request.client,
          socket: socket, judgement: judgement, revision: revision)
      }
      var answer: SessionRegistry.Claim?
      switch step {
      case .answer(let claim): answer = claim
      case .begin(let beginning):
        await complete(beginning.session)
        answer = await inTurn { [socket] in
          registry.finish(beginning, for: hello, at: socket)
        }
      case nil: break
      }
      guard let answer else { continue }
      // Nobody asks about a guest again, and the request takes memory.
      if judgement.person == nil { self.request.judge = nil }
      return answer
    }
  }

  /// Waits until a session has what its page shows. Until then, the page goes on showing what it has, and keeps what its person
  /// does.
  private func complete(_ session: Session) async {
    let limit = server.registry.configuration.firstPageLimit
    guard limit > .zero, await session.hasWork else { return }
    await session.completeFirstPage(
      within: max(limit, Self.longestReturn), sleep: server.sleep)
  }

  /// The time for which a page that comes back may keep its former document. Later it would take its socket for dead.
  private static let longestReturn = Duration.seconds(5)

  /// Does work on the main actor in a turn of the client's address.
  private func inTurn<Result: Sendable>(_ work: @MainActor () -> Result) async -> Result {
    await server.registry.turns.take(of: request.client.address?.network, work)
  }

  private func close(_ socket: SocketHandle, _ closing: Closing) {
    isClosing = true
    server.instruments.metrics.refused(code: Int(UInt16(webSocketErrorCode: closing.code)))
    server.refusals.note("A client was refused", logger, reason: closing.reason)
    socket.send(.close(closing))
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
