import HeadwaterUITesting
import NIOCore

/// WebSocket frames of a client.
enum ClientFrame {
  static func text(_ text: String) -> ByteBuffer { frame(0x81, text) }
  static let pong = frame(0x8a, "")

  /// Makes a frame with the mask zero, which is valid: nothing between a test and its server inspects it.
  private static func frame(_ start: UInt8, _ text: String) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.writeInteger(start)
    switch text.utf8.count {
    case ..<126: buffer.writeInteger(0x80 | UInt8(text.utf8.count))
    case ..<65_536:
      buffer.writeInteger(UInt8(0xfe))
      buffer.writeInteger(UInt16(text.utf8.count))
    default:
      buffer.writeInteger(UInt8(0xff))
      buffer.writeInteger(UInt64(text.utf8.count))
    }
    buffer.writeInteger(UInt32(0))
    buffer.writeString(text)
    return buffer
  }
}

/// The frames of a server, after its response to the handshake.
struct ServerFrames {
  enum Frame {
    /// The server has become a WebSocket.
    case opened
    case text(String)
    case ping
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
    case 9: return .ping
    default:
      let code = payload.readInteger(as: UInt16.self) ?? 1005
      return .close("\(code) \(String(buffer: payload))")
    }
  }
}
