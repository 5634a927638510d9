import Logging
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import HeadwaterWeb

@Suite("Pings that keep a connection alive")
struct KeepAliveTests {
  @Test("a client that answers each ping stays, however late before the next one")
  func answer() throws {
    let socket = try EmbeddedSocket()
    socket.channel.embeddedEventLoop.advanceTime(by: .seconds(20))
    for _ in 0..<3 {
      let ping = try #require(try socket.channel.readOutbound(as: WebSocketFrame.self))
      #expect(ping.opcode == .ping)
      socket.channel.embeddedEventLoop.advanceTime(by: .nanoseconds(20_000_000_000 - 1))
      try socket.channel.writeInbound(
        WebSocketFrame(fin: true, opcode: .pong, maskKey: [0, 0, 0, 0], data: ping.data))
      socket.channel.embeddedEventLoop.advanceTime(by: .nanoseconds(1))
      #expect(socket.channel.isActive)
    }
    _ = try socket.channel.finish()
  }

  @Test("a client that does not answer is disconnected when the next ping is due")
  func silence() throws {
    let socket = try EmbeddedSocket()
    socket.channel.embeddedEventLoop.advanceTime(by: .seconds(20))
    #expect(try socket.channel.readOutbound(as: WebSocketFrame.self)?.opcode == .ping)
    socket.channel.embeddedEventLoop.advanceTime(by: .nanoseconds(20_000_000_000 - 1))
    #expect(socket.channel.isActive)
    socket.channel.embeddedEventLoop.advanceTime(by: .nanoseconds(1))
    #expect(!socket.channel.isActive)
  }
}

/// The end of a browser's pipeline, on an event loop whose time the test advances.
private struct EmbeddedSocket {
  let channel: EmbeddedChannel

  init() throws {
    let meter = TrafficMeter(
      perSecond: 1, burst: 1, patience: .seconds(20), elapsed: { .zero })
    let limits = WebSocketHandler.Limits(
      messageSize: 1_024, firstMessage: .hours(1), keepAlive: .seconds(20), closing: .seconds(2))
    channel = EmbeddedChannel(
      handler: WebSocketHandler(
        limits: limits, meter: meter, logger: Logger(label: "test")))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }
}
