import NIOCore
import NIOPosix

/// A TCP connection to the server on this machine, with the needed parts of HTTP and WebSocket.
struct Connection {
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private var received = ByteBuffer()

  static func open<Result: Sendable>(
    port: Int, _ body: (inout Connection) async throws -> Result
  ) async throws -> Result {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      var connection = Connection(outbound: outbound, inbound: inbound.makeAsyncIterator())
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

  /// Writes a text frame with the mask zero, which costs nothing.
  func writeFrame(opcode: UInt8 = 1, _ text: String) async throws {
    var buffer = ByteBuffer()
    buffer.writeInteger(0x80 | opcode)
    let length = text.utf8.count
    if length < 126 {
      buffer.writeInteger(0x80 | UInt8(length))
    } else {
      buffer.writeInteger(UInt8(0xfe))
      buffer.writeInteger(UInt16(length))
    }
    buffer.writeInteger(UInt32(0))
    buffer.writeString(text)
    try await outbound.write(buffer)
  }

  private mutating func receive() async throws {
    guard var bytes = try await inbound.next() else { throw Ended() }
    received.discardReadBytes()
    received.writeBuffer(&bytes)
  }

  /// Reads a response with its body, if it has a length.
  mutating func readReply() async throws -> (head: String, body: String) {
    while true {
      let text = String(buffer: received)
      if let end = text.firstRange(of: "\r\n\r\n") {
        let head = String(text[..<end.lowerBound])
        received.moveReaderIndex(forwardBy: head.utf8.count + 4)
        let length = head.lowercased().firstMatch(of: /content-length: (\d+)/)
        let count = length.flatMap { Int($0.output.1) } ?? 0
        while received.readableBytes < count { try await receive() }
        return (head, received.readString(length: count) ?? "")
      }
      try await receive()
    }
  }

  /// Reads the next text message, and answers pings.
  mutating func readMessage() async throws -> String {
    while true {
      if let (opcode, text) = takeFrame() {
        switch opcode {
        case 1: return text
        case 9: try await writeFrame(opcode: 10, text)
        default: throw Ended()
        }
      } else {
        try await receive()
      }
    }
  }

  private mutating func takeFrame() -> (UInt8, String)? {
    var buffer = received
    guard let first = buffer.readInteger(as: UInt8.self),
      let second = buffer.readInteger(as: UInt8.self)
    else { return nil }
    var length = Int(second)
    if second == 126 {
      guard let word = buffer.readInteger(as: UInt16.self) else { return nil }
      length = Int(word)
    } else if second == 127 {
      guard let word = buffer.readInteger(as: UInt64.self) else { return nil }
      length = Int(word)
    }
    guard let text = buffer.readString(length: length) else { return nil }
    received = buffer
    return (first & 0x0f, text)
  }
}

/// The server has ended the connection.
struct Ended: Error {}
