import Foundation

extension JSONValue {
  /// How many levels JSONDecoder reads.
  static let deepest = 512

  /// Reads a text of JSON. Numbers stay as they are written, which no `Decoder` offers.
  ///
  /// - Throws: `DecodingError`, with the number of the byte.
  package init(json: Data) throws {
    var reader = JSONReader(bytes: [UInt8](json))
    self = try reader.document()
  }

  /// Refuses a number whose text is none, as an upcaster may have made it.
  ///
  /// - Throws: `DecodingError`, with the path.
  func checkNumbers(at path: [any CodingKey] = []) throws {
    switch self {
    case .number(let text):
      guard let read = try? JSONValue(json: Data(text.utf8)), read == self else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: path, debugDescription: "an upcaster has made a number of another text"))
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        try element.checkNumbers(at: path + [AnyKey("\(index)")])
      }
    case .object(let members):
      for (key, member) in members { try member.checkNumbers(at: path + [AnyKey(key)]) }
    case .null, .bool, .string: return
    }
  }
}

/// Reads one text of JSON, as RFC 8259 has it.
private struct JSONReader {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws -> JSONValue {
    let value = try value(depth: 0)
    guard next() == nil else { throw problem() }
    return value
  }

  private mutating func value(depth: Int) throws -> JSONValue {
    guard depth < JSONValue.deepest else { throw problem() }
    switch next() {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func members(depth: Int) throws -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    index += 1
    if take("}") { return members }
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw problem() }
      let key = try string()
      guard take(":") else { throw problem() }
      members[key] = try value(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw problem() }
    return members
  }

  private mutating func elements(depth: Int) throws -> [JSONValue] {
    var elements: [JSONValue] = []
    index += 1
    if take("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw problem() }
    return elements
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw problem() }
    index += word.utf8.count
    return value
  }

  private mutating func number() throws -> String {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    if byte == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if byte == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws {
    let start = index
    while let byte, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
    guard index > start else { throw problem() }
  }

  private mutating func string() throws -> String {
    index += 1
    var text: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      switch byte {
      case 0..<0x20: throw problem()
      case UInt8(ascii: "\\"): try escape(into: &text)
      default:
        text.append(byte)
        index += 1
      }
    }
    guard byte != nil, let string = String(validating: text, as: UTF8.self) else {
      throw problem()
    }
    index += 1
    return string
  }

  private mutating func escape(into text: inout [UInt8]) throws {
    index += 1
    guard let kind = byte else { throw problem() }
    index += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(kind)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: String(try scalar()).utf8)
    default: throw problem()
    }
  }

  /// The character of one escape, or of two, which are the halves of one beyond U+FFFF.
  private mutating func scalar() throws -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[index...].starts(with: "\\u".utf8) else { throw problem() }
    index += 2
    let second = try fourDigits()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw problem() }
    return scalar
  }

  private mutating func fourDigits() throws -> UInt32 {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { throw problem() }
    index += 4
    return value
  }

  // MARK: Bytes

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The next byte that is not between two values.
  private mutating func next() -> UInt8? {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    return byte
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func problem() -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: [], debugDescription: "it is no JSON from byte \(index + 1) on"))
  }
}
