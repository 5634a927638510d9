import NIOCore
import NIOWebSocket

extension WebSocketFrame {
  /// What a client has sent, without the mask.
  ///
  /// NIO's `unmaskedData` goes byte by byte through a collection. In a debug build that takes milliseconds for
  /// a large message, in which everybody else on the event loop has to wait; eight bytes at a time take a
  /// fraction of one.
  var unmasked: ByteBuffer {
    var data = data
    if let maskKey { data.unmask(maskKey) }
    return data
  }
}

extension ByteBuffer {
  fileprivate mutating func unmask(_ key: WebSocketMaskingKey) {
    withUnsafeMutableReadableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let size = MemoryLayout<UInt64>.size
      // Up to where words may be read, then those, then what is left.
      let before = -Int(bitPattern: start) & (size - 1)
      guard bytes.count >= before + size else {
        for index in bytes.indices { bytes[index] ^= key[index % 4] }
        return
      }
      let words = (bytes.count - before) / size
      for index in 0..<before { bytes[index] ^= key[index % 4] }
      let mask = Self.mask(key, from: before)
      (start + before).withMemoryRebound(to: UInt64.self, capacity: words) { content in
        var index = 0
        while index < words {
          content[index] ^= mask
          index &+= 1
        }
      }
      for index in before + words * size..<bytes.count { bytes[index] ^= key[index % 4] }
    }
  }

  /// Eight bytes of the mask, which repeats its four, as they lie in memory.
  private static func mask(_ key: WebSocketMaskingKey, from offset: Int) -> UInt64 {
    var mask: UInt64 = 0
    for index in 0..<8 { mask |= UInt64(key[(offset + index) % 4]) << UInt64(8 * index) }
    return UInt64(littleEndian: mask)
  }
}
