import Foundation

/// The names of fields and cases on the way to a value. Each element of an array or a dictionary is "[]", and the keys
/// of a dictionary are "[]" and "[key]".
typealias JSONPlace = [String]

/// A part of a JSON text that may hold what a person has typed.
enum JSONToken {
  case string(String)
  case number(String)

  /// A key of a dictionary, which is not the name of a field.
  case key(String)
}

/// Returns a JSON text with other tokens in place of some, and without the mark of names.
///
/// - Parameters:
///   - json: A text that `JSONEncoder` has written on one line.
///   - mark: The beginning of each key that is the name of a field or a case.
///   - replacement: Returns what stands there instead of a token; nil to keep it.
func rewritten(
  _ json: String, mark: String, _ replacement: (JSONToken, JSONPlace) -> JSONToken?
) -> String {
  let bytes = Array(json.utf8)
  var output: [UInt8] = []
  output.reserveCapacity(bytes.count)
  var place: JSONPlace = []
  var index = 0
  while index < bytes.count {
    var end = index + 1
    var token: JSONToken?
    switch bytes[index] {
    case UInt8(ascii: "\""):
      end = endOfString(in: bytes, from: index)
      let text = decoded(bytes[index..<end])
      let isKey = end < bytes.count && bytes[end] == UInt8(ascii: ":")
      if isKey, text.hasPrefix(mark) {
        let name = String(text.dropFirst(mark.count))
        place[place.count - 1] = name
        output += encoded(name)
        index = end
        continue
      }
      if isKey { place[place.count - 1] = "[]" }
      token = isKey ? .key(text) : .string(text)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      end = endOfNumber(in: bytes, from: index)
      token = .number(String(decoding: bytes[index..<end], as: UTF8.self))
    case UInt8(ascii: "{"), UInt8(ascii: "["): place.append("[]")
    case UInt8(ascii: "}"), UInt8(ascii: "]"): place.removeLast()
    default: break
    }
    switch token.flatMap({ replacement($0, placeOf($0, at: place)) }) {
    case .string(let text), .key(let text): output += encoded(text)
    case .number(let text): output += text.utf8
    case nil: output += bytes[index..<end]
    }
    index = end
  }
  return String(decoding: output, as: UTF8.self)
}

private func placeOf(_ token: JSONToken, at place: JSONPlace) -> JSONPlace {
  if case .key = token { place + ["[key]"] } else { place }
}

private func decoded(_ literal: ArraySlice<UInt8>) -> String {
  if !literal.contains(UInt8(ascii: "\\")) {
    return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
  }
  return (try? JSONDecoder().decode(String.self, from: Data(literal))) ?? ""
}

private func encoded(_ text: String) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .withoutEscapingSlashes
  return (try? encoder.encode(text)).map(Array.init) ?? Array("\"\"".utf8)
}

private func endOfString(in bytes: [UInt8], from start: Int) -> Int {
  var index = start + 1
  while index < bytes.count && bytes[index] != UInt8(ascii: "\"") {
    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
  }
  return min(index + 1, bytes.count)
}

private func endOfNumber(in bytes: [UInt8], from start: Int) -> Int {
  let parts = Set("0123456789+-.eE".utf8)
  return bytes[start...].firstIndex { !parts.contains($0) } ?? bytes.count
}
