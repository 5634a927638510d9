import Foundation

/// A message of the protocol, for reading and writing in tests.
enum JSON: Equatable, Sendable {
  case null
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  var encoded: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }

  /// The elements of a list; empty for anything else.
  var elements: [JSON] {
    if case .list(let elements) = self { elements } else { [] }
  }

  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var integer: Int? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .flag(let flag): try value.encode(flag)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    }
  }
}

extension JSON: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: JSON...) { self = .list(elements) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(nilLiteral: ()) { self = .null }
}

extension JSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
