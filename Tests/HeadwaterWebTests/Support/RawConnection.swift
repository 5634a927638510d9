import HeadwaterWeb
import NIOCore
import NIOPosix

/// A TCP connection over which a test sends any bytes, well-formed or not.
struct RawConnection {
  /// The address of this machine that connections come from; nil for the system's choice.
  @TaskLocal static var source: String?

  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private var received = ByteBuffer()

  /// Connects, and closes the connection when the body returns.
  ///
  /// - Parameters:
  ///   - address: The address of the server.
  ///   - receiveBuffer: How much the system receives before the test reads, in bytes; nil for its own choice.
  ///   - body: Uses the connection.
  static func open<Result>(
    to address: WebAddress, receiveBuffer: Int? = nil,
    _ body: (inout RawConnection) async throws -> Result
  ) async throws -> Result {
    var bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    if let receiveBuffer {
      bootstrap = bootstrap.channelOption(.socketOption(.so_rcvbuf), value: .init(receiveBuffer))
    }
    if let source { bootstrap = bootstrap.bind(to: try SocketAddress(ipAddress: source, port: 0)) }
    let channel =
      try await bootstrap
      .connect(host: address.host, port: address.port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      var connection = RawConnection(
        outbound: outbound, inbound: inbound.makeAsyncIterator())
      return try await body(&connection)
    }
  }

  private init(
    outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>,
    inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  ) {
    self.outbound = outbound
    self.inbound = inbound
  }

  func write(_ text: String) async throws {
    try await outbound.write(ByteBuffer(string: text))
  }

  func write(_ bytes: [UInt8]) async throws {
    try await outbound.write(ByteBuffer(bytes: bytes))
  }

  /// Waits for more bytes; returns false if the server has closed the connection.
  private mutating func receive() async -> Bool {
    // A reset counts as an end too.
    guard var bytes = try? await inbound.next() else { return false }
    received.writeBuffer(&bytes)
    return true
  }

  /// Waits until the server has closed the connection. The test's time limit bounds the wait.
  mutating func end() async {
    while await receive() {}
  }
}

// MARK: - HTTP

/// A response from the wire.
struct HTTPReply {
  var status: Int
  var headers: [(name: String, value: String)]
  var body: String

  subscript(name: String) -> String? {
    headers.first { $0.name == name.lowercased() }?.value
  }
}

extension RawConnection {
  /// Reads a response and its body; the response to a HEAD has none. Returns nil if the server closed the
  /// connection instead.
  mutating func readReply(hasBody: Bool = true) async throws -> HTTPReply? {
    while true {
      let text = String(decoding: received.readableBytesView, as: UTF8.self)
      if let end = text.firstRange(of: "\r\n\r\n") {
        received.moveReaderIndex(forwardBy: text[..<end.upperBound].utf8.count)
        return try await readBody(of: String(text[..<end.lowerBound]), hasBody: hasBody)
      }
      guard await receive() else { return nil }
    }
  }

  private mutating func readBody(of head: String, hasBody: Bool) async throws -> HTTPReply {
    let lines = head.split(separator: "\r\n")
    let status = Int(lines[0].split(separator: " ")[1]) ?? 0
    let headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (
        name: parts[0].lowercased(), value: String(parts[1].drop { $0 == " " })
      )
    }
    var reply = HTTPReply(status: status, headers: headers, body: "")
    if status == 101 || !hasBody { return reply }
    let length = reply["content-length"].flatMap { Int($0) } ?? 0
    while received.readableBytes < length {
      guard await receive() else { break }
    }
    reply.body = received.readString(length: min(length, received.readableBytes)) ?? ""
    return reply
  }
}

// MARK: - WebSocket

/// A frame from the wire.
struct RawFrame: Equatable {
  var opcode: UInt8
  var payload: [UInt8]

  var text: String { String(decoding: payload, as: UTF8.self) }

  /// The code and the reason of a close; nil for other frames.
  var closing: (code: Int, reason: String)? {
    guard opcode == 8, payload.count >= 2 else { return nil }
    return (
      Int(payload[0]) << 8 | Int(payload[1]), String(decoding: payload[2...], as: UTF8.self)
    )
  }
}

extension RawConnection {
  /// Writes a frame, valid or not.
  func writeFrame(
    opcode: UInt8 = 1, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true,
    reserved: UInt8 = 0
  ) async throws {
    var frame: [UInt8] = [(isFinal ? 0x80 : 0) | reserved | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ..<126: frame.append(mask | UInt8(payload.count))
    case ..<65_536:
      frame += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
    default:
      frame.append(mask | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        frame.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    if isMasked {
      let key: [UInt8] = [1, 2, 3, 4]
      frame += key
      frame += payload.enumerated().map { $1 ^ key[$0 % 4] }
    } else {
      frame += payload
    }
    try await write(frame)
  }

  func writeText(_ text: String) async throws {
    try await writeFrame(Array(text.utf8))
  }

  /// Reads the next frame; returns nil if the server closed the connection instead.
  mutating func readFrame() async -> RawFrame? {
    while true {
      if let frame = takeFrame() { return frame }
      guard await receive() else { return nil }
    }
  }

  private mutating func takeFrame() -> RawFrame? {
    var buffer = received
    guard let first = buffer.readInteger(as: UInt8.self),
      let second = buffer.readInteger(as: UInt8.self)
    else { return nil }
    var length = Int(second & 0x7f)
    if length == 126 {
      guard let word = buffer.readInteger(as: UInt16.self) else { return nil }
      length = Int(word)
    } else if length == 127 {
      guard let word = buffer.readInteger(as: UInt64.self) else { return nil }
      length = Int(word)
    }
    guard let payload = buffer.readBytes(length: length) else { return nil }
    received = buffer
    return RawFrame(opcode: first & 0x0f, payload: payload)
  }
}
