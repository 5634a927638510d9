import Headwater

/// A value whose form in Swift is not that of its fields.
protocol WrittenBySelf {
  /// The value as written in Swift; nil if it is written by its fields.
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue?
}

/// A value that has no place within itself at which it can be changed.
protocol WrittenAtOnce: WrittenBySelf {}

extension StackElementID: WrittenAtOnce {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? { .word("\(self)") }
}

extension TextState: WrittenAtOnce {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    switch (content, purpose) {
    case (.verbatim, _), (.localized, .reading): .word(initializer)
    case (.localized(let parts), .code): .word(literal(of: parts))
    }
  }

  /// The call that makes the text: `TextState("Delete the list?")`.
  var initializer: String {
    switch content {
    case .verbatim(let text): "TextState(verbatim: \(String(reflecting: text)))"
    case .localized(let parts): "TextState(\(literal(of: parts)))"
    }
  }

  private func literal(of parts: [Part]) -> String {
    let inner = parts.map { part in
      switch part {
      case .literal(let text): String(String(reflecting: text).dropFirst().dropLast())
      case .text(let text): "\\(\(String(reflecting: text)))"
      case .integer(let number): "\\(\(number))"
      case .number(let number): number.isFinite ? "\\(\(number))" : "\\(Double(\"\(number)\")!)"
      }
    }
    return "\"\(inner.joined())\""
  }
}

extension StackState: WrittenBySelf {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    guard purpose == .code else { return nil }
    // An array literal gives the first ids.
    guard nextID == StackState(self).nextID else { return .word(placeholder(for: self)) }
    return .list(start: "[", parts: map { ("", WrittenValue($0, for: purpose)) }, end: "]")
  }
}

extension QueryState: WrittenBySelf {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    guard purpose == .code else { return nil }
    return .word(keys.isEmpty ? "QueryState()" : placeholder(for: self))
  }
}

extension UndoHistory: WrittenBySelf {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    guard purpose == .code else { return nil }
    return .word(looksTheSame(self, UndoHistory()) ? "UndoHistory()" : placeholder(for: self))
  }
}

extension AlertState: WrittenBySelf {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    titled(self, for: purpose)
  }
}

extension ConfirmationDialogState: WrittenBySelf {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    titled(self, for: purpose)
  }
}

extension ButtonState: WrittenBySelf {
  func written(for purpose: WrittenValue.Purpose) -> WrittenValue? {
    titled(self, for: purpose)
  }
}

/// A value whose initialiser takes the title first, without a label.
private func titled(_ value: Any, for purpose: WrittenValue.Purpose) -> WrittenValue? {
  guard purpose == .code else { return nil }
  let parts = Mirror(reflecting: value).children.map { child in
    let label = child.label.map { $0 == "title" ? "" : "\($0): " } ?? ""
    return (label: label, value: WrittenValue(child.value, for: purpose))
  }
  return .list(start: writtenName(of: type(of: value)) + "(", parts: parts, end: ")")
}
