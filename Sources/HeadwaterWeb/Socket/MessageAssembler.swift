import NIOCore
import NIOWebSocket

/// Combines the frames of a client into text messages, and refuses the frames that RFC 6455 forbids.
///
/// It is a value without I/O: frames go in, and outcomes come out. It contains at most one message up to the
/// given size.
struct MessageAssembler {
  /// The outcome of a frame.
  enum Outcome: Equatable {
    case incomplete
    case message(String)
    case ping(ByteBuffer)
    case pong(ByteBuffer)
    case close(ByteBuffer)
    case violation(Closing)
  }

  private let limit: Int
  private var partial: ByteBuffer?

  /// - Parameter limit: The maximum size of a message, in bytes.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func receive(_ frame: WebSocketFrame) -> Outcome {
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return .violation(.protocolError("a reserved bit is set"))
    }
    guard frame.maskKey != nil else {
      return .violation(.protocolError("a client's frame must be masked"))
    }
    switch frame.opcode {
    case .text:
      guard partial == nil else {
        return .violation(.protocolError("a message began inside another"))
      }
      return append(frame)
    case .continuation:
      guard partial != nil else {
        return .violation(.protocolError("a continuation has no message to continue"))
      }
      return append(frame)
    case .binary: return .violation(.notText)
    case .ping: return .ping(frame.unmasked)
    case .pong: return .pong(frame.unmasked)
    case .connectionClose: return close(frame.unmasked)
    default: return .violation(.protocolError("the opcode is reserved"))
    }
  }

  private mutating func append(_ frame: WebSocketFrame) -> Outcome {
    // Taken out of the property, so that it has one owner and the fragments of a message do not copy it each
    // time.
    var message = partial ?? ByteBuffer()
    partial = nil
    guard message.readableBytes + frame.length <= limit else {
      return .violation(.tooBig(limit: limit))
    }
    var data = frame.unmasked
    if message.readableBytes == 0 { message = data } else { message.writeBuffer(&data) }
    guard frame.fin else {
      partial = message
      return .incomplete
    }
    // A character may be split between fragments, so the whole message is checked.
    guard let text = String(validating: message.readableBytesView, as: UTF8.self) else {
      return .violation(.malformedText)
    }
    return .message(text)
  }

  private func close(_ data: ByteBuffer) -> Outcome {
    guard data.readableBytes != 1 else {
      return .violation(.protocolError("a close code has two bytes"))
    }
    if let code = data.getInteger(at: data.readerIndex, as: UInt16.self), !Self.mayBeSent(code) {
      return .violation(.protocolError("the close code may not be sent"))
    }
    guard String(validating: data.readableBytesView.dropFirst(2), as: UTF8.self) != nil else {
      return .violation(.malformedText)
    }
    return .close(data)
  }

  /// Returns whether a client may close with this code, by RFC 6455, 7.4, and its registry of codes. 1005,
  /// 1006 and 1015 are never sent in a frame.
  private static func mayBeSent(_ code: UInt16) -> Bool {
    switch code {
    case 1_000...1_003, 1_007...1_014, 3_000...4_999: true
    default: false
    }
  }
}
