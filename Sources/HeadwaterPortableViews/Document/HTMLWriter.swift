/// Writes elements as markup in which no text can become anything but text.
///
/// Names come from closed sets. In text and attribute values the characters with a meaning are
/// written as references, NUL as U+FFFD, and a carriage return as a reference so that it is read
/// back as it was. Swift's strings hold no lone surrogates.
@MainActor
struct HTMLWriter {
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
    if !element.className.isEmpty { write(.class, element.className) }
    for attribute in element.attributes { write(attribute.name, attribute.value) }
    if let key = element.owner?.structuralKey(of: element) { write(.dataKey, key) }
    output.append(UInt8(ascii: ">"))
    guard !element.kind.isVoid else { return }
    if let text = element.text {
      escape(text, isAttribute: false)
    } else {
      for child in element.children { write(child) }
    }
    output.append(contentsOf: "</".utf8)
    output.append(contentsOf: name.utf8)
    output.append(UInt8(ascii: ">"))
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
