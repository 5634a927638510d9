import HeadwaterUITesting
import NIOCore

/// WebSocket frames of a client.
enum ClientFrame {
  static func text(_ text: String) -> ByteBuffer { frame(0x81, ByteBuffer(string: text)) }

  /// The answer to a ping, which contains what the ping does.
  static func pong(_ content: ByteBuffer) -> ByteBuffer { frame(0x8a, content) }

  /// Makes a frame with the mask zero, which is valid: nothing between a test and its server inspects it.
  private static func frame(_ start: UInt8, _ content: ByteBuffer) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.writeInteger(start)
    switch content.readableBytes {
    case ..<126: buffer.writeInteger(0x80 | UInt8(content.readableBytes))
    case ..<65_536:
      buffer.writeInteger(UInt8(0xfe))
      buffer.writeInteger(UInt16(content.readableBytes))
    default:
      buffer.writeInteger(UInt8(0xff))
      buffer.writeInteger(UInt64(content.readableBytes))
    }
    buffer.writeInteger(UInt32(0))
    buffer.writeImmutableBuffer(content)
    return buffer
  }
}

/// The frames of a server, after its response to the handshake.
struct ServerFrames {
  enum Frame {
    /// The server has become a WebSocket.
    case opened
    case text(String)
    case ping(ByteBuffer)
    case close(String)
  }

  private var received = ByteBuffer()
  private var isOpen = false
  private var isTold = false

  /// - Throws: ``RemoteError`` if the server has not become a WebSocket.
  mutating func receive(_ bytes: ByteBuffer) throws {
    received.writeImmutableBuffer(bytes)
    guard !isOpen else { return }
    let text = String(buffer: received)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return }
    guard text.hasPrefix("HTTP/1.1 101 ") else {
      throw RemoteError("the socket was refused: \(text.prefix { $0 != "\r\n" })")
    }
    received.moveReaderIndex(forwardBy: text[..<end.upperBound].utf8.count)
    isOpen = true
  }

  mutating func next() -> Frame? {
    guard isOpen else { return nil }
    guard isTold else {
      isTold = true
      return .opened
    }
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
    guard var payload = buffer.readSlice(length: length) else { return nil }
    received = buffer
    received.discardReadBytes()
    switch first & 0x0f {
    case 1: return .text(String(buffer: payload))
    case 9: return .ping(payload)
    default:
      let code = payload.readInteger(as: UInt16.self) ?? 1005
      return .close("\(code) \(String(buffer: payload))")
    }
  }
}
