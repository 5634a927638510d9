import NIOCore
import NIOWebSocket

extension WebSocketFrame {
  /// The data from the client, without the mask.
  ///
  /// NIO's `unmaskedData` handles a collection byte by byte. In a debug build, that takes milliseconds for a
  /// large message, during which all other connections of the event loop wait. Eight bytes at a time take a
  /// fraction of a millisecond.
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
      // First the bytes up to the first aligned word, then all words, then the remaining bytes.
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

  /// Returns eight bytes of the mask, which repeats four bytes, in memory order.
  private static func mask(_ key: WebSocketMaskingKey, from offset: Int) -> UInt64 {
    var mask: UInt64 = 0
    for index in 0..<8 { mask |= UInt64(key[(offset + index) % 4]) << UInt64(8 * index) }
    return UInt64(littleEndian: mask)
  }
}
