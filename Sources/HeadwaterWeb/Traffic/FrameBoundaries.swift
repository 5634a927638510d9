import NIOCore

/// Finds where a client's frames end, so that the content of a large one is not handed on in pieces as
/// small as those that may hold forty frames.
///
/// It looks at what stands before the content of a frame, and at nothing of the content. What is wrong with
/// a frame is for others to say.
struct FrameBoundaries {
  /// What is still to come of the content of the frame whose head was seen last.
  private var rest = 0
  /// How many bytes of the next head were seen.
  private var seen = 0
  private var headLength = 2
  /// How many of them there are up to the end of the content's length.
  private var lengthEnd = 2
  private var contentLength: UInt64 = 0

  /// The size of the next piece: of a large frame's content as much as is there up to a bound, and else so
  /// many bytes that few frames are in them.
  ///
  /// - Parameter bytes: What the client has sent and nobody has been handed.
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

  /// Takes one byte of a head: two, then the length if it is not in the second, then the key of the mask.
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

  /// The size of a piece in bytes: the head of a small request, a few messages, or forty empty frames.
  static let piece = 256
  /// The size of a piece of one frame's content, which only has to be kept until the rest has come.
  static let largePiece = 16 * 1024
}
