import Foundation

/// A value as written in Swift: `.row(Row(id: 1, title: "a"))`.
///
/// It uses reflection and therefore works for any value. It sorts sets and dictionaries, and equal values
/// have the same text.
indirect enum WrittenValue {
  /// A text for one line: `1`, `"a"`, `.close`.
  case word(String)

  /// A text that may be divided into lines: the start `Row(`, the parts with their labels, and the end `)`.
  case list(start: String, parts: [(label: String, value: WrittenValue)], end: String)

  /// The use of the text.
  enum Purpose {
    /// A person reads it: it shows everything.
    case reading

    /// A person pastes it into a test: a placeholder, `<#Type#>`, replaces what can't be written.
    case code
  }

  init(_ value: Any, for purpose: Purpose = .reading) {
    var writer = ValueWriter(purpose: purpose)
    self = writer.write(value)
  }

  /// The value on one line.
  var line: String {
    switch self {
    case .word(let text): text
    case .list(let start, let parts, let end):
      start + parts.map { $0.label + $0.value.line }.joined(separator: ", ") + end
    }
  }

  /// The value, divided into lines where its parts would exceed a width.
  ///
  /// - Parameter isDivided: Whether the outermost parts have a line each in any case.
  func text(width: Int = 80, isDivided: Bool = false) -> String {
    lines(width: width, isDivided: isDivided).joined(separator: "\n")
  }

  private func lines(width: Int, isDivided: Bool) -> [String] {
    guard case .list(let start, let parts, let end) = self, !parts.isEmpty else { return [line] }
    if !isDivided, let line = line(within: width) { return [line] }
    var lines = [start]
    for (index, part) in parts.enumerated() {
      var inner = part.value.lines(width: width - 2 - part.label.count, isDivided: false)
      inner[0] = part.label + inner[0]
      if index < parts.count - 1 { inner[inner.count - 1] += "," }
      lines += inner.map { "  " + $0 }
    }
    return lines + [end]
  }

  /// The value on one line if it is short enough. It stops early for a long value.
  fileprivate func line(within width: Int) -> String? {
    guard width > 0 else { return nil }
    switch self {
    case .word(let text): return text.count <= width ? text : nil
    case .list(let start, let parts, let end):
      var line = start
      for (index, part) in parts.enumerated() {
        if index > 0 { line += ", " }
        line += part.label
        guard let inner = part.value.line(within: width - line.count) else { return nil }
        line += inner
      }
      line += end
      return line.count <= width ? line : nil
    }
  }
}

/// Writes a value and its parts.
private struct ValueWriter {
  let purpose: WrittenValue.Purpose
  var typeNames: [ObjectIdentifier: String] = [:]

  /// The objects around the current value, which may contain one another in a circle.
  var objects: [ObjectIdentifier] = []
  var depth = 0

  mutating func write(_ value: Any) -> WrittenValue {
    if let word = word(value, for: purpose) { return .word(word) }
    if let written = (value as? any WrittenBySelf)?.written(for: purpose) { return written }
    guard depth < 64 else { return .word("…") }
    depth += 1
    defer { depth -= 1 }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return writeOptional(mirror)
    case .enum: return writeCase(value, mirror)
    case .tuple: return .list(start: "(", parts: parts(of: mirror), end: ")")
    case .collection: return .list(start: "[", parts: parts(of: mirror), end: "]")
    case .set: return .list(start: "[", parts: sorted(parts(of: mirror)), end: "]")
    case .dictionary: return writeDictionary(mirror)
    case .struct: return writeStruct(value, mirror)
    case .class where purpose == .reading: return writeObject(value, mirror)
    default: return other(value)
    }
  }

  /// An optional of an optional, and of an enum with a case of that name, says which `nil` it has.
  private mutating func writeOptional(_ mirror: Mirror) -> WrittenValue {
    guard let child = mirror.children.first else { return .word("nil") }
    let inner = write(child.value)
    let line = inner.line(within: 4096) ?? ""
    let isAmbiguous = ["nil", ".none"].contains(line) || line.hasPrefix(".some(")
    return isAmbiguous ? .list(start: ".some(", parts: [("", inner)], end: ")") : inner
  }

  private mutating func writeCase(_ value: Any, _ mirror: Mirror) -> WrittenValue {
    guard let payload = mirror.children.first else {
      return enumCaseName(of: value).map { .word("." + member($0)) } ?? other(value)
    }
    let start = ".\(member(payload.label ?? ""))("
    let inner = Mirror(reflecting: payload.value)
    return .list(
      start: start,
      parts: inner.displayStyle == .tuple ? parts(of: inner) : [("", write(payload.value))],
      end: ")")
  }

  private mutating func writeStruct(_ value: Any, _ mirror: Mirror) -> WrittenValue {
    // No initialiser takes the storage of a property wrapper.
    let isWrapped = mirror.children.contains { $0.label?.hasPrefix("_") ?? true }
    if purpose == .code && (isWrapped || hidesItsFields(value)) { return other(value) }
    return .list(start: typeName(of: value) + "(", parts: parts(of: mirror), end: ")")
  }

  private mutating func writeObject(_ value: Any, _ mirror: Mirror) -> WrittenValue {
    let object = ObjectIdentifier(value as AnyObject)
    let start = typeName(of: value) + "("
    guard !objects.contains(object) else { return .word(start + "…)") }
    objects.append(object)
    defer { objects.removeLast() }
    var fields: [(label: String, value: WrittenValue)] = []
    var current: Mirror? = mirror
    while let mirror = current {
      fields = parts(of: mirror) + fields
      current = mirror.superclassMirror
    }
    return .list(start: start, parts: fields, end: ")")
  }

  private mutating func writeDictionary(_ mirror: Mirror) -> WrittenValue {
    var entries: [(label: String, value: WrittenValue)] = []
    for child in mirror.children {
      let entry = Mirror(reflecting: child.value).children.map(\.value)
      guard entry.count == 2 else { continue }
      entries.append((write(entry[0]).line + ": ", write(entry[1])))
    }
    return entries.isEmpty
      ? .word("[:]") : .list(start: "[", parts: entries.sorted { $0.label < $1.label }, end: "]")
  }

  private mutating func parts(of mirror: Mirror) -> [(label: String, value: WrittenValue)] {
    var parts: [(label: String, value: WrittenValue)] = []
    for child in mirror.children {
      // Unnamed elements of a tuple are called ".0", ".1" and so on.
      let name = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      parts.append((name.map { $0 + ": " } ?? "", write(child.value)))
    }
    return parts
  }

  private func sorted(
    _ parts: [(label: String, value: WrittenValue)]
  ) -> [(label: String, value: WrittenValue)] {
    parts.map { (line: $0.value.line, part: $0) }.sorted { $0.line < $1.line }.map(\.part)
  }

  private mutating func other(_ value: Any) -> WrittenValue {
    switch purpose {
    case .reading: .word(String(describing: value))
    case .code: .word(placeholder(for: value))
    }
  }

  private mutating func typeName(of value: Any) -> String {
    let type = Swift.type(of: value)
    if let known = typeNames[ObjectIdentifier(type)] { return known }
    let name = writtenName(of: type)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }
}

/// A placeholder, which editors mark as still to be written.
func placeholder(for value: Any) -> String { "<#\(writtenName(of: type(of: value)))#>" }

/// The name of a type without its module, and without the modules of its arguments.
func writtenName(of type: Any.Type) -> String {
  var name = ""
  // The parts of the current dotted name.
  var parts: [String] = [""]
  var parentheses = 0
  func end() {
    // The first part is a module, but behind the arguments of a generic type it is empty.
    let hasModule = parts.count > 1 && parts[0] != ""
    name += (hasModule ? parts.dropFirst() : parts[...]).joined(separator: ".")
    parts = [""]
  }
  for character in String(reflecting: type) {
    switch character {
    // The context of a private or local type is written "(unknown context at $1234)".
    case "(" where parts.count > 1: parentheses += 1
    case ")" where parentheses > 0: parentheses -= 1
    case _ where parentheses > 0: break
    case ".":
      if parts.last != "" || parts.count == 1 { parts.append("") }
    case _ where character.isLetter || character.isNumber || character == "_":
      parts[parts.count - 1].append(character)
    default:
      end()
      name.append(character)
    }
  }
  end()
  return name
}
