/// The text of one component of an address.
enum AddressText {
  /// Encodes each byte that is not a letter, a digit, or one of `-._~`.
  static func encode(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var encoded = ""
    for byte in text.utf8 {
      if isPlain(byte) {
        encoded.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return encoded
  }

  /// Decodes a text; nil if a percent sign has no two digits after it, or if the result is no UTF-8.
  static func decode(_ text: Substring, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  // Browsers drop an empty component, and follow `.` and `..`, even where they are encoded. As values they
  // have a mark before them, and a value that begins with such a mark has one more.

  /// Adds the mark to a component that a browser would not keep.
  static func withMark(_ text: String) -> String {
    needsMark(text) ? "~" + text : text
  }

  /// Removes the mark.
  static func withoutMark(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "~") && needsMark(text) ? String(text.dropFirst()) : text
  }

  private static func needsMark(_ text: String) -> Bool {
    ["", ".", ".."].contains(text.drop { $0 == "~" })
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
