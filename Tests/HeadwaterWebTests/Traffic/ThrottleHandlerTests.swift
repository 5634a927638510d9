import NIOCore
import NIOPosix
import Testing

@testable import HeadwaterWeb

@Suite("Reading in pieces", .timeLimit(.minutes(3)))
struct ThrottleHandlerTests {
  @Test("after each piece, other connections of the event loop have a turn")
  func turns() async throws {
    let bytes = 10_000
    let (steps, told) = AsyncStream.makeStream(of: Step.self)
    try await serve(wantsMore: true, tell: { told.yield($0) }) { connection in
      try await connection.write(String(repeating: "x", count: bytes))
      var received = 0
      var previous = Step.turn
      for await step in steps {
        switch step {
        case .piece(let size):
          #expect(size <= 256)
          #expect(previous == .turn)
          received += size
        case .turn: break
        }
        previous = step
        if received == bytes { break }
      }
    }
  }

  @Test("a piece goes on only when it is asked for")
  func demand() async throws {
    let (steps, told) = AsyncStream.makeStream(of: Step.self)
    try await serve(wantsMore: false, tell: { told.yield($0) }) { connection in
      try await connection.write(String(repeating: "x", count: 1_000))
      var pieces = 0
      // After the second turn of others, an unrequested piece would have been passed on.
      for await step in steps {
        if case .piece = step { pieces += 1 } else { break }
      }
      #expect(pieces == 1)
    }
  }

  @Test(
    "the content of a large frame goes on in few pieces, and what follows it in small ones again")
  func largeFrame() async throws {
    let (steps, told) = AsyncStream.makeStream(of: Step.self)
    let content = 65_000
    let after = 5_000
    try await serve(wantsMore: true, frames: FrameBoundaries(), tell: { told.yield($0) }) {
      connection in
      try await connection.writeFrame(Array(repeating: 0x81, count: content))
      let ping: [UInt8] = [0x89, 0x80, 1, 2, 3, 4]
      try await connection.write(Array(repeatElement(ping, count: after / 6).joined()))
      let total = 8 + content + after / 6 * 6
      var sizes: [Int] = []
      var previous = Step.turn
      for await step in steps {
        if case .piece(let size) = step {
          // There is a neighbour's turn between any two pieces.
          #expect(previous == .turn)
          sizes.append(size)
        }
        previous = step
        if sizes.reduce(0, +) == total { break }
      }
      var received = 0
      for size in sizes {
        #expect(size <= (received < 8 + content ? 16 * 1_024 : 256))
        received += size
      }
      // The system decides how much data arrives at once, so the exact number is not checked.
      #expect(sizes.count { $0 > 256 } >= content / (16 * 1_024))
      let inContent = sizes.count - after / 256
      #expect(inContent < content / 256 / 2)
    }
  }

  private func serve(
    wantsMore: Bool, frames: FrameBoundaries? = nil, tell: @escaping @Sendable (Step) -> Void,
    _ body: (inout RawConnection) async throws -> Void
  ) async throws {
    let time = Stopwatch(ContinuousClock())
    let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let meter = TrafficMeter(
            perSecond: 1, burst: 1, patience: .seconds(1), elapsed: time.elapsed)
          let throttle = ThrottleHandler(meter: meter, sleep: time.sleep, closing: .flood(1))
          throttle.frames = frames
          try channel.pipeline.syncOperations.addHandlers(
            throttle,
            Witness(wantsMore: wantsMore, tell: tell))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(server.localAddress?.port)
    try await RawConnection.open(to: WebAddress(host: "127.0.0.1", port: port), body)
    try await server.close()
  }
}

private enum Step: Equatable {
  case piece(Int)
  /// Other work on the event loop.
  case turn
}

/// Reports each piece, and other work that came after it.
private final class Witness: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  private let wantsMore: Bool
  private let tell: @Sendable (Step) -> Void
  private var hasPiece = false

  init(wantsMore: Bool, tell: @escaping @Sendable (Step) -> Void) {
    self.wantsMore = wantsMore
    self.tell = tell
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    hasPiece = true
    tell(.piece(unwrapInboundIn(data).readableBytes))
    context.eventLoop.execute { [wantsMore, tell, loop = context.eventLoop] in
      // An unrequested piece would arrive after one turn.
      if wantsMore { tell(.turn) } else { loop.execute { tell(.turn) } }
    }
  }

  func read(context: ChannelHandlerContext) {
    if wantsMore || !hasPiece { context.read() }
  }
}
