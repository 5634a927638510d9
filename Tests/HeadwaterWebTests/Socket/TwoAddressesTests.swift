import NIOCore
import NIOPosix
import Testing

@testable import HeadwaterWeb

/// What one address does to a host, and what a person of another address still gets.
///
/// Every machine that runs Linux has the addresses of `127.0.0.0/8`.
@Suite("Two addresses at once", .timeLimit(.minutes(5)))
struct TwoAddressesTests {
  /// What an address does.
  enum Attack: CaseIterable {
    /// Connections that send nothing.
    case idleConnections
    /// Requests that never end.
    case slowRequests
    /// Sockets without a hello.
    case silentSockets
    /// Sessions of pages that were never loaded, each of another browser.
    case inventedSessions
    /// Pages that nobody connects to.
    case pages
  }

  @Test(
    "whatever one address does, a person of another is served, and health, readiness and room are told",
    arguments: Attack.allCases)
  func attack(_ attack: Attack) async throws {
    try await withHost(configure: {
      $0.mostConnections = 60
      $0.maximumSessions = 20
      $0.sessionBurstPerAddress = 1_000
      $0.maximumUnclaimedSessionsPerAddress = 1_000
    }) { host in
      let attacker = try Attacker(host.address, from: "127.0.0.3")
      for number in 0..<120 { try await attacker.act(attack, number) }

      try await RawConnection.$source.withValue("127.0.0.2") {
        for path in ["health", "ready", "room"] {
          let reply = try await TestPage.request(host.address, "/headwater/\(path)")
          #expect(reply.status == 200, "\(path)")
        }
        let page = try await TestPage.load(host.address)
        try await page.connect { socket in
          for number in 120..<180 { try await attacker.act(attack, number) }
          try await socket.event("click", try page.button("Add"))
          try await socket.expectBatch(containing: "Count 1")
        }
      }
      await attacker.leave()
    }
  }

  @Test("the page of a connected person goes on, and loads again, when the process is full")
  func fullProcess() async throws {
    try await withHost(configure: {
      $0.maximumSessions = 2
      $0.maximumSessionsPerAddress = 100
    }) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        _ = try await TestPage.load(host.address)
        let newcomer = try await TestPage.request(host.address)
        #expect(newcomer.status == 503)

        try await socket.event("click", try page.button("Add"))
        try await socket.expectBatch(containing: "Count 1")
        let leaving = "\(page.cookie); headwater-leaving=\(page.session.prefix(6))"
        let again = try await TestPage.load(host.address, cookie: leaving)
        try await again.connect { _ in }
      }
    }
  }
}

/// Somebody who opens connections from one address, and keeps those that the host does not close.
private final class Attacker {
  private let server: WebAddress
  private let source: SocketAddress
  private var channels: [any Channel] = []

  init(_ server: WebAddress, from address: String) throws {
    self.server = server
    source = try SocketAddress(ipAddress: address, port: 0)
  }

  func act(_ attack: TwoAddressesTests.Attack, _ number: Int) async throws {
    switch attack {
    case .idleConnections: try await open("")
    case .slowRequests: try await open("GET / HTTP/1.1\r\nHost: \(server.authority)\r\n")
    case .silentSockets: try await open(handshake(number))
    case .inventedSessions:
      let id = String(repeating: "x", count: 28) + String(1_000 + number)
      try await open(handshake(number), thenText: #"["hello",1,"\#(id)",null,0]"#)
    case .pages:
      try await open("GET / HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n")
    }
  }

  func leave() async {
    for channel in channels { try? await channel.close() }
  }

  private func handshake(_ number: Int) -> String {
    """
    GET /live HTTP/1.1\r
    Host: \(server.authority)\r
    Origin: http://\(server.authority)\r
    Connection: Upgrade\r
    Upgrade: websocket\r
    Sec-WebSocket-Version: 13\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    Cookie: headwater=\(String(repeating: "c", count: 28))\(1_000 + number)\r
    \r

    """
  }

  /// Opens a connection, sends a text and the frame of a message, and waits for the answer if there is one.
  private func open(_ text: String, thenText message: String? = nil) async throws {
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(to: source)
      .channelInitializer {
        $0.pipeline.addHandler(
          Listener {
            answer.yield()
          } onEnd: {
            answer.finish()
          })
      }
      .connect(host: server.host, port: server.port).get()
    channels.append(channel)
    guard !text.isEmpty else { return }
    // The host may have closed the connection for another one of this address.
    try? await channel.writeAndFlush(ByteBuffer(string: text))
    var iterator = answers.makeAsyncIterator()
    if text.hasSuffix("\r\n\r\n") { _ = await iterator.next() }
    guard let message else { return }
    var frame = ByteBuffer(bytes: [0x81, 0x80 | UInt8(message.utf8.count), 0, 0, 0, 0])
    frame.writeString(message)
    try? await channel.writeAndFlush(frame)
    _ = await iterator.next()
  }
}

private final class Listener: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer

  private let onRead: @Sendable () -> Void
  private let onEnd: @Sendable () -> Void

  init(onRead: @escaping @Sendable () -> Void, onEnd: @escaping @Sendable () -> Void) {
    self.onRead = onRead
    self.onEnd = onEnd
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { onRead() }
  func channelInactive(context: ChannelHandlerContext) { onEnd() }
  func errorCaught(context: ChannelHandlerContext, error: any Error) { onEnd() }
}
