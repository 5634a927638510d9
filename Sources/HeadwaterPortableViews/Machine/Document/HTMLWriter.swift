/// Writes elements as markup in which a text always remains text.
///
/// Names come from closed sets. In texts and attribute values, special characters are written as
/// references. A NUL is written as U+FFFD, and a carriage return as a reference, so that a parser preserves
/// it. Swift's strings contain no lone surrogates.
@MainActor
package struct HTMLWriter {
  private var output: [UInt8] = []

  static func html(of elements: [Element]) -> String {
    var writer = HTMLWriter()
    for element in elements { writer.write(element) }
    return String(decoding: writer.output, as: UTF8.self)
  }

  private mutating func write(_ element: Element) {
    let name = element.kind.rawValue
    output.append(UInt8(ascii: "<"))
    output.append(contentsOf: name.utf8)
    output.append(contentsOf: " data-h=\"".utf8)
    output.append(contentsOf: String(element.id).utf8)
    output.append(UInt8(ascii: "\""))
    let classes = Self.classes(of: element)
    if !classes.isEmpty { write(.class, classes) }
    let isTextArea = element.kind == .textarea
    for attribute in element.attributes where !isTextArea || attribute.name != .value {
      write(attribute.name, attribute.value)
    }
    if let key = element.owner?.structuralKey(of: element) { write(.dataKey, key) }
    output.append(UInt8(ascii: ">"))
    guard !element.kind.isVoid else { return }
    if isTextArea {
      // A parser drops the first line break.
      output.append(UInt8(ascii: "\n"))
      escape(element.attribute(.value) ?? "", isAttribute: false)
    } else if let text = element.text {
      escape(text, isAttribute: false)
    } else {
      for child in element.children { write(child) }
    }
    output.append(contentsOf: "</".utf8)
    output.append(contentsOf: name.utf8)
    output.append(UInt8(ascii: ">"))
  }

  private static func classes(of element: Element) -> String {
    guard !element.motion.isEmpty else { return element.className }
    let name = element.document.styles.className(for: element.motionText)
    return element.className.isEmpty ? name : element.className + " " + name
  }

  private mutating func write(_ name: AttributeName, _ value: String) {
    output.append(UInt8(ascii: " "))
    output.append(contentsOf: name.rawValue.utf8)
    guard !value.isEmpty else { return }
    output.append(contentsOf: "=\"".utf8)
    escape(value, isAttribute: true)
    output.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ text: String, isAttribute: Bool) {
    Self.escape(text, isAttribute: isAttribute, into: &output)
  }

  /// Returns a text in which nothing is markup, also in the value of an attribute.
  package nonisolated static func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    escape(text, isAttribute: true, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns style rules for the inside of a `style` element, which a `<` could end.
  package nonisolated static func styles(_ rules: [String]) -> String {
    var output: [UInt8] = []
    for byte in rules.joined(separator: "\n").utf8 {
      if byte == UInt8(ascii: "<") {
        output.append(contentsOf: "\\3c ".utf8)
      } else {
        output.append(byte)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// It goes byte by byte, because a `<` and the accent after it are one `Character`.
  private nonisolated static func escape(
    _ text: String, isAttribute: Bool, into output: inout [UInt8]
  ) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\"") where isAttribute: output.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'") where isAttribute: output.append(contentsOf: "&#39;".utf8)
      case UInt8(ascii: "\r"): output.append(contentsOf: "&#13;".utf8)
      case 0: output.append(contentsOf: "\u{FFFD}".utf8)
      default: output.append(byte)
      }
    }
  }
}
