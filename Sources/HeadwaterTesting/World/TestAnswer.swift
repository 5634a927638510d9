import Headwater

/// An answer that a test gives to a question of an effect.
public enum TestAnswer: Sendable {
  /// The value of the answer, of the type that the question asks for.
  case success(any Sendable)

  /// The error that the question throws.
  case failure(any Error)

  /// One of the answers that the question lists, counted from 0. Use it for a value that is long to write.
  case option(Int)

  init<Value: Sendable>(_ result: Result<Value, any Error>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The answer as written in Swift; nil if its value can't be written.
  var written: String? {
    let text =
      switch self {
      case .success(let value): ".success(\(WrittenValue.typed(value)))"
      case .failure(let error): ".failure(\(WrittenValue.typed(error)))"
      case .option(let index): ".option(\(index))"
      }
    return text.contains("<#") || text.contains("\n") || text.count > 80 ? nil : text
  }
}

extension WrittenValue {
  /// A value in code where its type is not known from around it: an enum's case has its type in front.
  static func typed(_ value: Any) -> String {
    let text = WrittenValue(value, for: .code).line
    if text.hasPrefix(".") { return writtenName(of: type(of: value)) + text }
    // Literals whose type is the default one for the literal stand for themselves.
    if value is Int || value is Double || value is String || value is Bool { return text }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct where text.hasPrefix(writtenName(of: type(of: value)) + "("): return text
    case .tuple where mirror.children.isEmpty: return "()"
    default: return "\(text) as \(writtenName(of: type(of: value)))"
    }
  }
}
