import Foundation

/// Encodes a value as JSON in a canonical form: equal states have equal bytes in every process.
///
/// The elements of a set, and the entries of a dictionary with keys of any type, are in the order of their own
/// bytes. Their order in memory differs from process to process.
enum CanonicalEncoder {
  /// Returns the JSON of a value.
  static func encode(_ value: some Encodable) throws -> JSONValue {
    try JSONWriter.value(of: value, at: [])
  }
}

/// A collection whose order has no meaning.
private protocol UnorderedElements {}
extension Set: UnorderedElements {}

private protocol UnorderedPairs {}
extension Dictionary: UnorderedPairs {}

/// The value that a container or a single value is being written to.
private final class JSONBox {
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

private struct JSONWriter: Encoder {
  let box: JSONBox
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func value<Value: Encodable>(of value: Value, at path: [any CodingKey]) throws -> JSONValue
  {
    switch value {
    // As JSONDecoder expects them.
    case let data as Data: return .string(data.base64EncodedString())
    case let url as URL: return .string(url.absoluteString)
    case let decimal as Decimal: return .number("\(decimal)")
    case let json as JSONValue: return json
    default: break
    }
    let box = JSONBox()
    try value.encode(to: JSONWriter(box: box, codingPath: path))
    let made = box.made
    guard case .array(let elements) = made else { return made }
    if value is any UnorderedElements { return .array(inOrder(elements) { $0 }) }
    if value is any UnorderedPairs {
      let pairs = stride(from: 0, to: elements.count - 1, by: 2).map {
        [elements[$0], elements[$0 + 1]]
      }
      return .array(inOrder(pairs) { $0[0] }.flatMap { $0 })
    }
    return made
  }

  private static func inOrder<Element>(
    _ elements: [Element], by key: (Element) -> JSONValue
  ) -> [Element] {
    elements.map { (bytes: key($0).canonical, element: $0) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
      .map(\.element)
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
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(codingPath: path, debugDescription: "\(value) is no number of JSON"))
    }
    // Zero has two signs that are equal.
    return .number(value == 0 ? "0" : "\(value)")
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
  mutating func encode(_ value: UInt) { box.value = .number("\(value)") }
  mutating func encode(_ value: UInt8) { box.value = .number("\(value)") }
  mutating func encode(_ value: UInt16) { box.value = .number("\(value)") }
  mutating func encode(_ value: UInt32) { box.value = .number("\(value)") }
  mutating func encode(_ value: UInt64) { box.value = .number("\(value)") }
  mutating func encode(_ value: some Encodable) throws {
    box.value = try JSONWriter.value(of: value, at: codingPath)
  }
}

private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let box: JSONBox
  let codingPath: [any CodingKey]

  private func member(_ key: Key) -> JSONBox {
    if let known = box.members[key.stringValue] { return known }
    let made = JSONBox()
    box.members[key.stringValue] = made
    return made
  }

  mutating func encodeNil(forKey key: Key) { member(key).value = .null }

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
    JSONWriter(box: box, codingPath: codingPath)
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    JSONWriter(box: member(key), codingPath: codingPath + [key])
  }
}

private struct Unkeyed: UnkeyedEncodingContainer {
  let box: JSONBox
  let codingPath: [any CodingKey]
  var count: Int { box.elements.count }

  private func next() -> JSONBox {
    let made = JSONBox()
    box.elements.append(made)
    return made
  }

  mutating func encodeNil() { next().value = .null }

  mutating func encode(_ value: some Encodable) throws {
    next().value = try JSONWriter.value(of: value, at: codingPath)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    JSONWriter(box: next(), codingPath: codingPath).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    JSONWriter(box: next(), codingPath: codingPath).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    JSONWriter(box: next(), codingPath: codingPath)
  }
}
