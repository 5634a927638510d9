import Foundation

extension Recording {
  /// Returns the text of this recording without some texts, such as the passwords that a person has typed.
  ///
  /// - A string that is one of them is replaced by as many dots, in states and actions alike. So the recording can
  ///   still be replayed by a reducer that only passes them on.
  /// - One of at least four characters is also replaced inside of longer strings, and as a number.
  /// - What a feature makes of a text, such as its hash, is not recognised.
  ///
  /// - Parameter secrets: The texts.
  /// - Returns: The text, with an end for each line.
  /// - Throws: An error of encoding the state or an action.
  public func jsonLines(hiding secrets: Set<String>) throws -> String {
    let text = try jsonLines()
    return secrets.isEmpty ? text : HiddenTexts(secrets).removed(from: text)
  }
}

/// Replaces texts in JSON by dots.
private struct HiddenTexts {
  private let whole: Set<String>

  /// Those that are replaced inside of others, the longest first.
  private let parts: [String]

  private static let shortestPart = 4

  init(_ texts: Set<String>) {
    whole = texts.subtracting([""])
    parts = whole.filter { $0.count >= Self.shortestPart }
      .sorted { ($1.count, $0) < ($0.count, $1) }
  }

  func removed(from json: String) -> String {
    let bytes = Array(json.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let end: Int
      switch bytes[index] {
      case UInt8(ascii: "\""):
        end = Self.endOfString(in: bytes, from: index)
        let isKey = end < bytes.count && bytes[end] == UInt8(ascii: ":")
        output += string(bytes[index..<end], isKey: isKey)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        end = Self.endOfNumber(in: bytes, from: index)
        output += number(bytes[index..<end])
      default:
        end = index + 1
        output.append(bytes[index])
      }
      index = end
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func string(_ literal: ArraySlice<UInt8>, isKey: Bool) -> [UInt8] {
    let text = (try? JSONDecoder().decode(String.self, from: Data(literal))) ?? ""
    let visible = shown(text, isKey: isKey)
    guard visible != text, let encoded = try? JSONEncoder().encode(visible) else {
      return Array(literal)
    }
    return Array(encoded)
  }

  /// The names of cases and fields are short words, which somebody may type.
  private func shown(_ text: String, isKey: Bool) -> String {
    if !isKey && whole.contains(text) { return dots(text) }
    return parts.reduce(text) { $0.replacing($1, with: dots($1)) }
  }

  private func number(_ literal: ArraySlice<UInt8>) -> [UInt8] {
    parts.contains(String(decoding: literal, as: UTF8.self)) ? [UInt8(ascii: "0")] : Array(literal)
  }

  private func dots(_ text: String) -> String { String(repeating: "•", count: text.count) }

  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count && bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  private static func endOfNumber(in bytes: [UInt8], from start: Int) -> Int {
    let parts = Set("0123456789+-.eE".utf8)
    return bytes[start...].firstIndex { !parts.contains($0) } ?? bytes.count
  }
}
