import NIOCore
import NIOWebSocket
import Testing

@testable import HeadwaterWeb

@Suite("Frames to messages")
struct MessageAssemblerTests {
  private var assembler = MessageAssembler(limit: 16)

  private func frame(
    _ opcode: WebSocketOpcode, _ bytes: [UInt8], fin: Bool = true, rsv1: Bool = false,
    mask: WebSocketMaskingKey? = [1, 2, 3, 4]
  ) -> WebSocketFrame {
    var data = ByteBuffer(bytes: bytes)
    if let mask { data.webSocketMask(mask) }
    return WebSocketFrame(fin: fin, rsv1: rsv1, opcode: opcode, maskKey: mask, data: data)
  }

  private func frame(_ opcode: WebSocketOpcode, _ text: String, fin: Bool = true) -> WebSocketFrame
  {
    frame(opcode, Array(text.utf8), fin: fin)
  }

  @Test("one frame is a message")
  mutating func whole() {
    #expect(assembler.receive(frame(.text, "hello")) == .message("hello"))
  }

  @Test("the mask is taken off whatever the size, and wherever in memory it lies", arguments: 0...9)
  func masks(offset: Int) {
    for count in Array(0...40) + [1_000, 4_097] {
      let text = String((0..<count).map { Character(UnicodeScalar(UInt8(32 + $0 % 90))) })
      let key: WebSocketMaskingKey = [0x81, 2, 0xfe, 4]
      var bytes = ByteBuffer(repeating: 0, count: offset)
      var content = ByteBuffer(string: text)
      content.webSocketMask(key)
      bytes.writeBuffer(&content)
      bytes.moveReaderIndex(forwardBy: offset)
      var assembler = MessageAssembler(limit: 5_000)
      let frame = WebSocketFrame(fin: true, opcode: .text, maskKey: key, data: bytes)
      #expect(assembler.receive(frame) == .message(text))
      #expect(frame.data == bytes)
    }
  }

  @Test("fragments are joined, with a ping between them")
  mutating func fragments() {
    #expect(assembler.receive(frame(.text, "he", fin: false)) == .incomplete)
    #expect(assembler.receive(frame(.ping, "p")) == .ping(ByteBuffer(string: "p")))
    #expect(assembler.receive(frame(.continuation, "l", fin: false)) == .incomplete)
    #expect(assembler.receive(frame(.continuation, "lo")) == .message("hello"))
    #expect(assembler.receive(frame(.text, "next")) == .message("next"))
  }

  @Test("a character may be split between fragments")
  mutating func splitCharacter() {
    let bytes = Array("é".utf8)
    #expect(assembler.receive(frame(.text, [bytes[0]], fin: false)) == .incomplete)
    #expect(assembler.receive(frame(.continuation, [bytes[1]])) == .message("é"))
  }

  @Test("a message that is not UTF-8 is refused")
  mutating func malformedText() {
    #expect(assembler.receive(frame(.text, [0xc3, 0x28])) == .violation(.malformedText))
  }

  @Test("a message that is too big is refused, in one frame or in many")
  mutating func tooBig() {
    let big = String(repeating: "x", count: 17)
    #expect(assembler.receive(frame(.text, big)) == .violation(.tooBig(limit: 16)))
    #expect(assembler.receive(frame(.text, "12345678", fin: false)) == .incomplete)
    #expect(assembler.receive(frame(.continuation, "12345678", fin: false)) == .incomplete)
    #expect(assembler.receive(frame(.continuation, "1")) == .violation(.tooBig(limit: 16)))
  }

  @Test("frames that RFC 6455 forbids are refused")
  mutating func forbidden() {
    let forbidden = [
      frame(.text, [65], mask: nil), frame(.text, [65], rsv1: true), frame(.continuation, "x"),
      frame(WebSocketOpcode(encodedWebSocketOpcode: 3)!, "x"),
      frame(WebSocketOpcode(encodedWebSocketOpcode: 11)!, "x"), frame(.connectionClose, [3]),
    ]
    for frame in forbidden {
      guard case .violation(let closing) = assembler.receive(frame) else {
        Issue.record("\(frame) was accepted")
        continue
      }
      #expect(closing.code == .protocolError)
    }
    _ = assembler.receive(frame(.text, "a", fin: false))
    guard case .violation = assembler.receive(frame(.text, "b")) else {
      Issue.record("a message inside another was accepted")
      return
    }
  }

  @Test("binary messages are refused")
  mutating func binary() {
    #expect(assembler.receive(frame(.binary, [1, 2])) == .violation(.notText))
  }
}
