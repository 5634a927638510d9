/// Leaves out what a browser does not read in our scripts and style sheets, since each byte delays the first page.
enum CompactSource {
  /// Leaves out comments, and the spaces and semicolons beside signs that mean nothing.
  ///
  /// - Parameter source: A script of ours. No regular expression in it has a space or a quote, and no statement is empty.
  static func script(_ source: [UInt8]) -> [UInt8] {
    let signs = Set(",;{}()[]=?:&|<>".utf8)
    let quotes = Set("\"'`".utf8)
    // Two of them in a row are another sign.
    let doubled = Set("+-".utf8)
    var code: [UInt8] = []
    var quote: UInt8?
    let text = withoutComments(source)
    for (place, byte) in text.enumerated() {
      if let open = quote {
        if byte == open, !isEscaped(code) { quote = nil }
      } else if quotes.contains(byte) {
        quote = byte
      } else if byte == UInt8(ascii: " "), let before = code.last, place + 1 < text.count {
        let after = text[place + 1]
        if signs.contains(before) || signs.contains(after)
          || doubled.contains(before) != doubled.contains(after)
        {
          continue
        }
      } else if byte == UInt8(ascii: "}"), code.last == UInt8(ascii: ";") {
        code.removeLast()
      }
      code.append(byte)
    }
    return code
  }

  /// Leaves out comments, and the spaces and line ends of a style sheet of ours that mean nothing.
  static func stylesheet(_ source: [UInt8]) -> [UInt8] {
    var text = String(decoding: withoutComments(source), as: UTF8.self).replacing("\n", with: " ")
    for sign in ["{", "}", ":", ";", ",", ">"] {
      text = text.replacing("\(sign) ", with: sign)
      // A space in front of a colon separates two parts of a selector.
      if sign != ":" { text = text.replacing(" \(sign)", with: sign) }
    }
    return Array(text.replacing(";}", with: "}").utf8)
  }

  /// Leaves out comments that have lines of their own, types in comments, the spaces before lines, and line ends that
  /// mean nothing. They are for those who read the source, and make up a third of the script on the wire.
  ///
  /// - Parameter source: A script or a style sheet of ours. None of its texts has several lines, and no comment stands
  ///   behind code.
  private static func withoutComments(_ source: [UInt8]) -> [UInt8] {
    var isInComment = false
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n").compactMap { line in
      let code = line.drop { $0 == " " }
      if isInComment || (code.hasPrefix("/*") && !code.contains("*/")) {
        isInComment = !code.contains("*/")
        return nil as Substring?
      }
      let isComment = code.hasPrefix("//") || (code.hasPrefix("/*") && code.hasSuffix("*/"))
      return isComment ? nil : code
    }
    var text = ""
    for line in lines {
      text += line.replacing(#/\/\*\* @type .*?\*\/ ?/#, with: "")
      if let last = line.last, !"{([,;".contains(last) { text += "\n" }
    }
    return Array(text.utf8)
  }

  private static func isEscaped(_ code: [UInt8]) -> Bool {
    code.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }
}
