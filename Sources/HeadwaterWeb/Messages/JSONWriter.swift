import NIOCore

/// Writes JSON arrays directly into the buffer for the socket.
struct JSONWriter {
  private(set) var buffer: ByteBuffer
  private var needsComma = false

  init(capacity: Int = 128) {
    buffer = ByteBufferAllocator().buffer(capacity: capacity)
  }

  mutating func array(_ elements: (inout JSONWriter) -> Void) {
    separate()
    buffer.writeInteger(UInt8(ascii: "["))
    needsComma = false
    elements(&self)
    buffer.writeInteger(UInt8(ascii: "]"))
    needsComma = true
  }

  mutating func write(_ number: Int) {
    separate()
    buffer.writeString(String(number))
  }

  mutating func write(_ number: Int?) {
    guard let number else { return write(literal: "null") }
    write(number)
  }

  mutating func write(_ text: String?) {
    guard let text else { return write(literal: "null") }
    write(text)
  }

  mutating func write(_ flag: Bool) {
    write(literal: flag ? "true" : "false")
  }

  mutating func write(_ text: String) {
    separate()
    buffer.writeInteger(Self.quote)
    var text = text
    text.withUTF8 { bytes in
      var start = bytes.startIndex
      for index in bytes.indices where Self.mustEscape(bytes[index]) {
        buffer.writeBytes(bytes[start..<index])
        escape(bytes[index])
        start = index + 1
      }
      buffer.writeBytes(bytes[start...])
    }
    buffer.writeInteger(Self.quote)
  }

  private mutating func write(literal: StaticString) {
    separate()
    buffer.writeStaticString(literal)
  }

  private mutating func separate() {
    if needsComma { buffer.writeInteger(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case Self.quote: buffer.writeStaticString("\\\"")
    case Self.backslash: buffer.writeStaticString("\\\\")
    case UInt8(ascii: "\n"): buffer.writeStaticString("\\n")
    case UInt8(ascii: "\r"): buffer.writeStaticString("\\r")
    case UInt8(ascii: "\t"): buffer.writeStaticString("\\t")
    default:
      let digits = String(byte, radix: 16)
      buffer.writeString("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }

  private static func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == quote || byte == backslash
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
}
