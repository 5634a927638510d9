import Foundation

/// A JSON value, as an upcaster sees an action or a state.
///
/// ```swift
/// Upcaster(from: 1) { json in json["title"] = json["name"] }
/// ```
public enum JSONValue: Hashable, Sendable {
  /// The value `null`.
  case null

  /// The value `true` or `false`.
  case bool(Bool)

  /// A number as it is written. An entry whose upcaster makes one of another text can't be read.
  case number(String)

  /// A text.
  case string(String)

  /// Values in an order.
  case array([JSONValue])

  /// Values by their keys.
  case object([String: JSONValue])

  /// The value of a key; nil if this is no object, or has no such key. Setting nil removes the key.
  public subscript(key: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[key]
    }
    set {
      guard case .object(var members) = self else { return }
      members[key] = newValue
      self = .object(members)
    }
  }

  /// The text in canonical form: keys in order, no spaces. Equal values have equal texts.
  package var canonical: Data {
    var bytes = Data()
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout Data) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let text): bytes.append(contentsOf: text.utf8)
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      let keys = members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      for (index, key) in keys.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        members[key]?.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout Data) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [0x5C, byte])
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(contentsOf: [digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The paths at which this value differs from another one, at most a few.
  func differences(from other: JSONValue, at path: String = "") -> [String] {
    guard self != other else { return [] }
    switch (self, other) {
    case (.object(let left), .object(let right)):
      let keys = Set(left.keys).union(right.keys).sorted()
      return Array(
        keys.flatMap { key in
          (left[key] ?? .null).differences(
            from: right[key] ?? .null, at: path.isEmpty ? key : "\(path).\(key)")
        }.prefix(5))
    case (.array(let left), .array(let right)) where left.count == right.count:
      return Array(
        left.indices.flatMap { left[$0].differences(from: right[$0], at: "\(path)[\($0)]") }
          .prefix(5))
    default: return [path.isEmpty ? "the whole state" : path]
    }
  }
}

extension JSONValue: Codable {
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      var members: [String: JSONValue] = [:]
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
      }
      self = .object(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(Self.text(of: value, or: try? container.decode(Decimal.self)))
      } else {
        self = .string(try container.decode(String.self))
      }
    }
  }

  /// A number that a decoder gives in two ways. A `Double` has 17 digits and any exponent, and a `Decimal` the reverse.
  private static func text(of value: Double, or decimal: Decimal?) -> String {
    guard let decimal, Double("\(decimal)") == value else { return "\(value)" }
    return "\(decimal)"
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: AnyKey.self)
      for (key, value) in members { try container.encode(value, forKey: AnyKey(key)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .number(let text):
        if let value = Int(text) {
          try container.encode(value)
        } else if let value = UInt64(text) {
          try container.encode(value)
        } else if let value = Double(text) {
          let decimal = Decimal(string: text)
          guard let decimal, Double("\(decimal)") == value else {
            return try container.encode(value)
          }
          try container.encode(decimal)
        } else {
          throw EncodingError.invalidValue(
            text,
            EncodingError.Context(
              codingPath: encoder.codingPath, debugDescription: "a text that is no number"))
        }
      default: try container.encodeNil()
      }
    }
  }
}

/// Any key.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { Int(stringValue) }

  init(_ text: String) { stringValue = text }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { self.init("\(intValue)") }
}
