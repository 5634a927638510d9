import NIOCore

/// Finds the ends of a client's frames, so that the content of a large frame can be passed on in large
/// pieces. A small piece may contain forty frames.
///
/// It reads only the heads of frames, not their content. Other handlers check the frames.
struct FrameBoundaries {
  /// The number of missing bytes of the current frame's content.
  private var rest = 0
  /// The number of bytes of the next head that were read.
  private var seen = 0
  private var headLength = 2
  /// The position in the head after the length of the content.
  private var lengthEnd = 2
  private var contentLength: UInt64 = 0

  /// Returns the size of the next piece. For the content of a large frame, it is the available size up to a
  /// limit. Otherwise it is small, so that the piece contains few frames.
  ///
  /// - Parameter bytes: The bytes that were not passed on yet.
  mutating func nextPiece(of bytes: ByteBuffer) -> Int {
    if rest > Self.piece {
      let size = min(rest, bytes.readableBytes, Self.largePiece)
      rest -= size
      return size
    }
    let size = min(bytes.readableBytes, Self.piece)
    bytes.withUnsafeReadableBytes { look(at: $0, count: size) }
    return size
  }

  private mutating func look(at bytes: UnsafeRawBufferPointer, count: Int) {
    var index = 0
    while index < count {
      if rest > 0 {
        let size = min(rest, count - index)
        rest -= size
        index += size
      } else {
        look(at: bytes[index])
        index += 1
      }
    }
  }

  /// Reads a byte of a head. It consists of two bytes, then a long length if there is one, then the key of
  /// the mask.
  private mutating func look(at byte: UInt8) {
    seen += 1
    if seen == 2 {
      let length = byte & 0x7f
      lengthEnd = length == 127 ? 10 : length == 126 ? 4 : 2
      headLength = lengthEnd + (byte & 0x80 == 0 ? 0 : 4)
      contentLength = length < 126 ? UInt64(length) : 0
    } else if seen > 2, seen <= lengthEnd {
      contentLength = contentLength << 8 | UInt64(byte)
    }
    guard seen >= 2, seen == headLength else { return }
    rest = Int(clamping: contentLength)
    seen = 0
  }

  /// The size of a piece in bytes. It fits the head of a small request, a few messages, or forty empty
  /// frames.
  static let piece = 256
  /// The size of a piece of a frame's content, which is only stored until the frame is complete.
  static let largePiece = 16 * 1024
}
