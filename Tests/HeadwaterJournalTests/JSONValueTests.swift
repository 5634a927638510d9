import Foundation
import TestSupport
import Testing

@testable import HeadwaterJournal

@Suite struct JSONValueTests {
  @Test(
    "a number stays as it is written",
    arguments: [
      "0", "-0", "12345678901234567.89", "0.1", "1.10", "1e300", "5E-324", "18446744073709551616",
      "170141183460469231731687303715884105727",
    ])
  func numbers(text: String) throws {
    let value = try JSONValue(json: Data(" [\(text)\n] ".utf8))
    #expect(value == .array([.number(text)]))
    #expect(value.canonical == Data("[\(text)]".utf8))
  }

  @Test("a text is read with its escapes")
  func texts() throws {
    let json = #"{"a\"\\\/\b\f\n\r\t\u00e9\ud83d\uDE00é😀": [true, false, null, {}, [], ""]}"#
    #expect(
      try JSONValue(json: Data(json.utf8))
        == .object([
          "a\"\\/\u{8}\u{c}\n\r\té😀é😀": .array([
            .bool(true), .bool(false), .null, .object([:]), .array([]), .string(""),
          ])
        ]))
  }

  @Test(
    "what is no JSON is an error with its place",
    arguments: [
      "", "NaN", "[1,]", "[1 2]", "{\"a\"}", "{a:1}", "{\"a\":1,}", "01", "1.", ".5", "+1", "-",
      "1e",
      "tru", "\"a", "\"\u{1}\"", "\"\\x\"", "\"\\ud83d\"", "\"\\ud83d\\u0041\"", "\"\\u12g4\"",
      "\"\\u+123\"", "1 1", "[", "{", "\"\\",
    ])
  func errors(text: String) {
    #expect(throws: DecodingError.self) { try JSONValue(json: Data(text.utf8)) }
  }

  @Test("bytes that are no UTF-8, and more levels than are read, are errors")
  func limits() throws {
    #expect(throws: DecodingError.self) { try JSONValue(json: Data([0x22, 0xFF, 0x22])) }
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(throws: DecodingError.self) { try JSONValue(json: Data(deep(100_000).utf8)) }
    #expect(try JSONValue(json: Data(deep(512).utf8)).canonical == Data(deep(512).utf8))
    #expect(throws: DecodingError.self) { try JSONValue(json: Data(deep(513).utf8)) }
    #expect(throws: Never.self) {
      try JSONDecoder().decode(JSONValue.self, from: Data(deep(512).utf8))
    }
  }

  @Test("random values are read as they were written, and as JSONDecoder reads them")
  func random() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let value = JSONValue.random(&generator, depth: 4)
      #expect(try JSONValue(json: value.canonical) == value)
      #expect(try JSONDecoder().decode(JSONValue.self, from: value.canonical) == value)
    }
  }

  @Test("a decoder and an encoder leave a Decimal as it is, and a Double of any size")
  func coding() throws {
    for text in ["12345678901234567.89", "1e+300", "5e-324", "0.1", "18446744073709551615"] {
      let json = Data("[\(text)]".utf8)
      let value = try JSONDecoder().decode(JSONValue.self, from: json)
      #expect(value == .array([.number(text)]))
      #expect(try JSONEncoder().encode(value) == json)
    }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(JSONValue.number("many")) }
  }
}

extension JSONValue {
  fileprivate static func random(_ generator: inout SeededGenerator, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .number("\(Int.random(in: -1_000...1_000, using: &generator))")
    case 3: return .number("\(Double.random(in: -1...1, using: &generator))")
    case 4: return .string(text(&generator))
    case 5:
      return .array(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          random(&generator, depth: depth - 1)
        })
    default:
      var members: [String: JSONValue] = [:]
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        members[text(&generator)] = random(&generator, depth: depth - 1)
      }
      return .object(members)
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    let characters: [Character] = ["a", "\"", "\\", "/", "\n", "\u{0}", "é", "😀", " "]
    return String(
      (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
        characters.randomElement(using: &generator)
      })
  }
}
