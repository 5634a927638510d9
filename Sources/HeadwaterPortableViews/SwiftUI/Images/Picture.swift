/// A picture that the app has as bytes, and that is a part of the page.
///
/// The address is one of our own making: nothing of the bytes but their letters in base 64 is in it.
package struct Picture: Hashable, Sendable {
  /// The most bytes of a picture.
  package static let mostBytes = 2_000_000

  let address: String
  /// The pixels of a point.
  package let scale: Double
  private let pixels: Pixels

  /// Makes a picture; nil for a format that not all browsers show, and for too many bytes.
  package init?(_ data: Data, scale: Double = 1) {
    guard data.count <= Self.mostBytes, let pixels = Pixels(of: [UInt8](data)), scale > 0 else {
      return nil
    }
    self.pixels = pixels
    self.scale = scale
    address = "data:\(pixels.format);base64,\(data.base64EncodedString())"
  }

  /// The size in points.
  package var size: CGSize {
    CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }
}

/// What the first bytes of a picture say.
private struct Pixels: Hashable {
  let format: String
  let width: Int
  let height: Int

  init?(of bytes: [UInt8]) {
    func number(_ place: Int, _ count: Int, littleEndian: Bool = false) -> Int {
      guard place + count <= bytes.count else { return 0 }
      let digits = bytes[place..<place + count]
      return (littleEndian ? digits.reversed() : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    func isText(_ text: String, at place: Int) -> Bool {
      bytes.dropFirst(place).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      (format, width, height) = ("image/png", number(16, 4), number(20, 4))
    } else if isText("GIF8", at: 0) {
      (format, width, height) = (
        "image/gif", number(6, 2, littleEndian: true), number(8, 2, littleEndian: true)
      )
    } else if isText("RIFF", at: 0), isText("WEBP", at: 8) {
      format = "image/webp"
      if isText("VP8X", at: 12) {
        width = number(24, 3, littleEndian: true) + 1
        height = number(27, 3, littleEndian: true) + 1
      } else if isText("VP8L", at: 12) {
        let bits = number(21, 4, littleEndian: true)
        width = bits & 0x3fff + 1
        height = bits >> 14 & 0x3fff + 1
      } else {
        width = number(26, 2, littleEndian: true) & 0x3fff
        height = number(28, 2, littleEndian: true) & 0x3fff
      }
    } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      format = "image/jpeg"
      var place = 2
      while place + 9 < bytes.count, bytes[place] == 0xff {
        let marker = bytes[place + 1]
        // The start of a frame, apart from tables that have numbers in between.
        if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) { break }
        place += 2 + number(place + 2, 2)
      }
      (width, height) = (number(place + 7, 2), number(place + 5, 2))
    } else {
      return nil
    }
    guard width > 0, height > 0 else { return nil }
  }
}
