import Foundation

/// Encodes a value as JSON in a canonical form: equal states have equal bytes in every process.
///
/// The elements of a set, and the entries of a dictionary with keys of any type, are in the order of their own
/// bytes. Their order in memory differs from process to process. This holds also where a type writes its stored set
/// by itself; it does not for a set that it makes while it is written.
enum CanonicalEncoder {
  /// Returns the JSON of a value.
  static func encode(_ value: some Encodable) throws -> JSONValue {
    try JSONWriter.value(of: value, at: [])
  }
}

/// A collection whose order has no meaning.
protocol UnorderedElements {}
extension Set: UnorderedElements {}

protocol UnorderedPairs {}
extension Dictionary: UnorderedPairs {}

/// The value that a container or a single value is being written to.
final class JSONBox {
  var value: JSONValue?
  var members: [String: JSONBox] = [:]
  var elements: [JSONBox] = []
  var isObject = false
  var isArray = false

  var made: JSONValue {
    if let value { return value }
    if isArray { return .array(elements.map(\.made)) }
    return isObject ? .object(members.mapValues(\.made)) : .object([:])
  }
}

struct JSONWriter: Encoder {
  let box: JSONBox
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func value<Value: Encodable>(of value: Value, at path: [any CodingKey]) throws -> JSONValue
  {
    switch value {
    // As JSONDecoder expects them.
    case let data as Data: return .string(data.base64EncodedString())
    case let url as URL: return .string(url.absoluteString)
    case let decimal as Decimal:
      guard decimal.isFinite else { throw noNumber(decimal, at: path) }
      return .number("\(decimal)")
    case let json as JSONValue: return json
    default: break
    }
    guard path.count < JSONValue.deepest else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [], debugDescription: "nested deeper than \(JSONValue.deepest) levels"))
    }
    let box = JSONBox()
    try value.encode(to: JSONWriter(box: box, codingPath: path))
    if box.isArray && value is any UnorderedElements {
      return .array(inOrder(box.elements.map(\.made)))
    }
    if box.isArray && value is any UnorderedPairs {
      return .array(pairsInOrder(box.elements.map(\.made)))
    }
    try putInOrder(box, of: value, at: path)
    return box.made
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    box.isObject = true
    return KeyedEncodingContainer(Keyed<Key>(box: box, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    box.isArray = true
    return Unkeyed(box: box, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(box: box, codingPath: codingPath)
  }

  /// The JSON of a number.
  static func number<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: Number, at path: [any CodingKey]
  ) throws -> JSONValue {
    guard value.isFinite else { throw noNumber(value, at: path) }
    // Zero has two signs that are equal.
    return .number(value == 0 ? "0" : "\(value)")
  }

  private static func noNumber(_ value: Any, at path: [any CodingKey]) -> EncodingError {
    EncodingError.invalidValue(
      value,
      EncodingError.Context(codingPath: path, debugDescription: "\(value) is no number of JSON"))
  }
}

private struct Single: SingleValueEncodingContainer {
  let box: JSONBox
  let codingPath: [any CodingKey]

  mutating func encodeNil() { box.value = .null }
  mutating func encode(_ value: Bool) { box.value = .bool(value) }
  mutating func encode(_ value: String) { box.value = .string(value) }
  mutating func encode(_ value: Double) throws {
    box.value = try JSONWriter.number(value, at: codingPath)
  }
  mutating func encode(_ value: Float) throws {
    box.value = try JSONWriter.number(value, at: codingPath)
  }
  mutating func encode(_ value: Int) { box.value = .number("\(value)") }
  mutating func encode(_ value: Int8) { box.value = .number("\(value)") }
  mutating func encode(_ value: Int16) { box.value = .number("\(value)") }
  mutating func encode(_ value: Int32) { box.value = .number("\(value)") }
  mutating func encode(_ value: Int64) { box.value = .number("\(value)") }
  mutating func encode(_ value: Int128) { box.value = .number("\(value)") }
  mutating func encode(_ value: UInt) { box.value = .number("\(value)") }
  mutating func encode(_ value: UInt8) { box.value = .number("\(value)") }
  mutating func encode(_ value: UInt16) { box.value = .number("\(value)") }
  mutating func encode(_ value: UInt32) { box.value = .number("\(value)") }
  mutating func encode(_ value: UInt64) { box.value = .number("\(value)") }
  mutating func encode(_ value: UInt128) { box.value = .number("\(value)") }
  mutating func encode(_ value: some Encodable) throws {
    box.value = try JSONWriter.value(of: value, at: codingPath)
  }
}

private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let box: JSONBox
  let codingPath: [any CodingKey]

  private func member(_ key: any CodingKey) -> JSONBox {
    if let known = box.members[key.stringValue] { return known }
    let made = JSONBox()
    box.members[key.stringValue] = made
    return made
  }

  mutating func encodeNil(forKey key: Key) { member(key).value = .null }

  // Those of the standard library throw.
  mutating func encode(_ value: Int128, forKey key: Key) { member(key).value = .number("\(value)") }
  mutating func encode(_ value: UInt128, forKey key: Key) {
    member(key).value = .number("\(value)")
  }

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    member(key).value = try JSONWriter.value(of: value, at: codingPath + [key])
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    JSONWriter(box: member(key), codingPath: codingPath + [key]).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    JSONWriter(box: member(key), codingPath: codingPath + [key]).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    // Where JSONDecoder looks for it.
    let key = AnyKey("super")
    return JSONWriter(box: member(key), codingPath: codingPath + [key])
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    JSONWriter(box: member(key), codingPath: codingPath + [key])
  }
}

private struct Unkeyed: UnkeyedEncodingContainer {
  let box: JSONBox
  let codingPath: [any CodingKey]
  var count: Int { box.elements.count }

  /// The writer of the next element.
  private func next() -> JSONWriter {
    let key = IndexKey(index: count)
    let made = JSONBox()
    box.elements.append(made)
    return JSONWriter(box: made, codingPath: codingPath + [key])
  }

  mutating func encodeNil() { next().box.value = .null }

  // Those of the standard library throw.
  mutating func encode(_ value: Int128) { next().box.value = .number("\(value)") }
  mutating func encode(_ value: UInt128) { next().box.value = .number("\(value)") }

  mutating func encode(_ value: some Encodable) throws {
    let next = next()
    next.box.value = try JSONWriter.value(of: value, at: next.codingPath)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { next() }
}

/// The place of an element, whose text is made only for an error.
private struct IndexKey: CodingKey {
  let index: Int
  var stringValue: String { "\(index)" }
  var intValue: Int? { index }

  init(index: Int) { self.index = index }

  init?(stringValue: String) {
    guard let index = Int(stringValue) else { return nil }
    self.init(index: index)
  }

  init?(intValue: Int) { self.init(index: intValue) }
}
