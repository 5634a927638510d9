import NIOCore
import NIOEmbedded
import NIOPosix
import Testing

@testable import HeadwaterWeb

@Suite("Connections and open files", .timeLimit(.minutes(3)))
struct AcceptWatchTests {
  @Test(
    "a reserve is left to other files",
    arguments: [
      (1, 1), (16, 8), (100, 50), (250, 186), (1_024, 768), (4_096, 3_072), (20_000, 18_976),
    ])
  func reserve(limit: Int, connections: Int) {
    #expect(OpenFiles.connections(of: limit) == connections)
  }

  @Test("without a limit there is no bound")
  func unlimited() {
    #expect(OpenFiles.connections(of: nil) == .max)
  }

  @Test("the log says for how many connections there is room, and warns if people would not fit")
  func numbers() {
    let logs = LogRecorder()
    OpenFiles.tell(logs.logger, former: 1_024, limit: 4_112, sessions: 1_000)
    OpenFiles.tell(logs.logger, former: 1_024, limit: 1_024, sessions: 10_000)
    #expect(
      logs.lines == [
        "notice The number of open files has a limit connections=3072 files=4112 raised-from=1024",
        "warning Connections need files, and there is no room for as many people as "
          + "--maximum-sessions allows connections=756 files=1024 "
          + "fix=raise the hard limit (ulimit -Hn, LimitNOFILE) sessions=10000",
      ])
  }

  @Test("the limit of open files is raised as far as the process may")
  func raising() {
    let former = OpenFiles.raise()
    let again = OpenFiles.raise()
    #expect(again == OpenFiles.limit)
    #expect((former ?? .max) <= (again ?? .max))
  }

  @Test("a connection beyond the limit waits until another ends, and the log says so once")
  func bound() async throws {
    let logs = LogRecorder()
    let logger = logs.logger
    let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            AcceptWatch(mostConnections: 2, logger: logger))
        }
      }
      .childChannelInitializer { $0.pipeline.addHandler(Greeting {}) }
      .bind(host: "127.0.0.1", port: 0).get()
    let address = WebAddress(
      host: "127.0.0.1", port: try #require(server.localAddress?.port))

    try await RawConnection.open(to: address) { first in
      let firstReply = try await first.readReply()
      #expect(firstReply?.status == 200)
      try await RawConnection.open(to: address) { second in
        let secondReply = try await second.readReply()
        #expect(secondReply?.status == 200)
        let line = await logs.line(containing: "New people are not accepted")
        #expect(line.contains("the process has 2 connections"))
        #expect(line.contains("ulimit -n"))
      }
      // The second connection has ended.
      try await RawConnection.open(to: address) { third in
        let reply = try await third.readReply()
        #expect(reply?.status == 200)
      }
      try await RawConnection.open(to: address) { fourth in
        let reply = try await fourth.readReply()
        #expect(reply?.status == 200)
      }
    }
    let lines = logs.lines.filter { $0.contains("New people are not accepted") }
    #expect(lines.count == 1)
    try await server.close()
  }

  @Test("a waiting connection is accepted as soon as there is room")
  func waiting() async throws {
    let logger = LogRecorder().logger
    let accepted = Signal()
    let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            AcceptWatch(mostConnections: 1, logger: logger))
        }
      }
      .childChannelInitializer { $0.pipeline.addHandler(Greeting { accepted.raise() }) }
      .bind(host: "127.0.0.1", port: 0).get()
    let address = WebAddress(
      host: "127.0.0.1", port: try #require(server.localAddress?.port))
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    async let first: Void = RawConnection.open(to: address) { _ in
      for await _ in ends {}
    }
    await accepted.wait()
    // The system accepts the connection, but no program answers it.
    try await RawConnection.open(to: address) { second in
      end.finish()
      let secondReply = try await second.readReply()
      #expect(secondReply?.status == 200)
    }
    try await first
    try await server.close()
  }

  @Test("after the system has refused a connection, the next waits until there is room again")
  func refused() throws {
    let server = EmbeddedChannel()
    let reads = CountedReads()
    try server.pipeline.syncOperations.addHandlers(
      reads, AcceptWatch(mostConnections: 10, logger: LogRecorder().logger), Quiet())
    try server.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    let connection = EmbeddedChannel(loop: server.embeddedEventLoop)
    server.pipeline.fireChannelRead(connection as any Channel)
    server.pipeline.fireErrorCaught(IOError(errnoCode: EMFILE, reason: "accept"))

    server.read()
    #expect(reads.count == 0)
    server.embeddedEventLoop.advanceTime(by: .seconds(2))
    #expect(reads.count == 1)
    server.read()
    #expect(reads.count == 2)
  }
}

private final class CountedReads: ChannelOutboundHandler {
  typealias OutboundIn = Never
  private(set) var count = 0

  func read(context: ChannelHandlerContext) {
    count += 1
    context.read()
  }
}

/// Nobody takes the connections and the errors of a test.
private final class Quiet: ChannelInboundHandler {
  typealias InboundIn = any Channel

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {}
  func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}

/// Answers an accepted connection before its first request.
private final class Greeting: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let onActive: @Sendable () -> Void

  init(onActive: @escaping @Sendable () -> Void) {
    self.onActive = onActive
  }

  func channelActive(context: ChannelHandlerContext) {
    onActive()
    let answer = ByteBuffer(string: "HTTP/1.1 200 OK\r\n\r\n")
    context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
  }
}
