import Foundation

/// What went wrong when a value was written as JSON or read from it, without the value.
struct EncodingProblem {
  /// A part of a sentence.
  let words: String

  /// The likely cause, and the fix.
  let advice: String

  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      words = "it has no key \"\(key.stringValue)\"\(Self.place(context.codingPath))"
    case DecodingError.typeMismatch(let type, let context):
      words = "it has another value than \(Self.kind(type))\(Self.place(context.codingPath))"
    case DecodingError.valueNotFound(let type, let context):
      words = "it has null in place of \(Self.kind(type))\(Self.place(context.codingPath))"
    case DecodingError.dataCorrupted(let context):
      let text = context.debugDescription
      words =
        (text.hasSuffix(".") ? String(text.dropLast()) : text) + Self.place(context.codingPath)
    case EncodingError.invalidValue(let value, let context):
      words = "a value is not one of JSON\(Self.place(context.codingPath))"
      guard !(value is any FloatingPoint || value is Decimal) else {
        advice = "Likely it has a number that is infinite or not a number."
        return
      }
      advice = """
        Likely it is nested deeper than \(JSONValue.deepest) levels, or the `encode(to:)` of a type fails. Keep what is \
        deep in a list.
        """
      return
    default: words = errorName(error)
    }
    advice = """
      Likely it has a Decimal that is not a number, or is nested deeper than \(JSONValue.deepest) levels, or the \
      `encode(to:)` of a type writes what its `init(from:)` does not read.
      """
  }

  /// What a type is in JSON.
  private static func kind(_ type: Any.Type) -> String {
    switch type {
    case is [String: Any].Type: "an object"
    case is [Any].Type: "an array"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any Numeric.Type: "a number"
    default: "a \(type)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "" : " at " + path.map(\.stringValue).joined(separator: ".")
  }
}
