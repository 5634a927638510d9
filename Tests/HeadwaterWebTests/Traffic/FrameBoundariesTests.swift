import NIOCore
import TestSupport
import Testing

@testable import HeadwaterWeb

@Suite("Where frames end")
struct FrameBoundariesTests {
  /// Frames of a client, and for each byte the frame whose content it belongs to; nil for a head.
  private struct Stream {
    private(set) var bytes: [UInt8] = []
    private(set) var owners: [Int?] = []

    mutating func add(_ number: Int, content: Int, isMasked: Bool, isLengthLong: Bool) {
      var head: [UInt8] = [0x81]
      let mask: UInt8 = isMasked ? 0x80 : 0
      if content < 126, !isLengthLong {
        head.append(mask | UInt8(content))
      } else {
        let size = content < 65_536 && !isLengthLong ? 2 : 8
        head.append(mask | (size == 2 ? 126 : 127))
        for place in (0..<size).reversed() {
          head.append(UInt8(truncatingIfNeeded: content >> (8 * place)))
        }
      }
      if isMasked { head += [1, 2, 3, 4] }
      bytes += head
      owners += head.map { _ in nil }
      // The most misleading content: each byte could be a head's.
      bytes += repeatElement(0x81, count: content)
      owners += repeatElement(.some(number), count: content)
    }
  }

  @Test(
    "a large piece holds the content of one frame only, however the bytes arrive",
    arguments: Seeds.few)
  func pieces(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var stream = Stream()
    var sizes = 0
    for number in 0..<generator.number(1...12) {
      let content = generator.element(of: [
        0, 1, 125, 126, 255, 256, 257, 1_000, 65_535, 65_536, generator.number(0...100_000),
      ])
      stream.add(
        number, content: content, isMasked: !generator.once(in: 4),
        isLengthLong: generator.once(in: 5))
      // One piece up to the start of the content, one that ends before the content is complete, and one for
      // the rest.
      sizes += content / FrameBoundaries.largePiece + 3
    }
    var boundaries = FrameBoundaries()
    var kept = ByteBuffer()
    var (arrived, handedOn, pieces, arrivals) = (0, 0, 0, 0)
    while handedOn < stream.bytes.count {
      if kept.readableBytes == 0 || generator.once(in: 3) {
        let size = min(stream.bytes.count - arrived, generator.number(1...40_000))
        kept.writeBytes(stream.bytes[arrived..<arrived + size])
        arrived += size
        arrivals += 1
        if kept.readableBytes == 0 { continue }
      }
      let size = boundaries.nextPiece(of: kept)
      #expect((1...kept.readableBytes).contains(size), "seed \(seed)")
      #expect(size <= FrameBoundaries.largePiece, "seed \(seed)")
      if size > FrameBoundaries.piece {
        let owners = Set(stream.owners[handedOn..<handedOn + size])
        #expect(owners.count == 1 && owners.first != .some(nil), "seed \(seed)")
      }
      kept.moveReaderIndex(forwardBy: size)
      handedOn += size
      pieces += 1
    }
    #expect(pieces <= sizes + 2 * arrivals, "seed \(seed)")
  }

  @Test("an impossible length counts as one endless frame")
  func endless() {
    var boundaries = FrameBoundaries()
    let head: [UInt8] = [0x81, 0xff] + Array(repeating: 0xff, count: 8) + [1, 2, 3, 4]
    #expect(boundaries.nextPiece(of: ByteBuffer(bytes: head)) == head.count)
    let rest = ByteBuffer(repeating: 0x81, count: 20_000)
    #expect(boundaries.nextPiece(of: rest) == FrameBoundaries.largePiece)
  }
}
