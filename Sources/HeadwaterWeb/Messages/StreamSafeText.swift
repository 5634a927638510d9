/// Texts whose combining marks come in short runs.
///
/// Swift compares and hashes texts in their normal form, and putting the marks of one letter into order takes a time
/// that grows with the square of their number: 56 kB of marks stop the main actor for seconds. Unicode Standard Annex
/// 15 has the remedy, the *stream-safe text format*: after thirty marks in a row stands a grapheme joiner, which ends
/// the run and is not seen. No language has letters with more.
enum StreamSafeText {
  /// The number of marks in a row that no text exceeds.
  static let longestRun = 30

  /// Returns a JSON text whose strings have short runs of marks only.
  ///
  /// A mark may be written as an escape, such as `\u0301`. A text that is already safe is returned as it is.
  static func of(json text: String) -> String {
    guard mayHaveMarks(text.utf8) else { return text }
    var safe = String.UnicodeScalarView()
    var run = 0
    var isChanged = false
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      var end = scalars.index(after: index)
      var scalar = scalars[index]
      if scalar == "\\", end < scalars.endIndex {
        // Of `\\u0301`, the first two belong together, and the rest is text.
        let isCode = scalars[end] == "u"
        end = scalars.index(after: end)
        if isCode, let code = code(in: scalars[end...]) {
          scalar = code
          end = scalars.index(end, offsetBy: 4)
        } else {
          scalar = " "
        }
      }
      run = isMark(scalar) ? run + 1 : 0
      if run > longestRun {
        safe.append("\u{034F}")
        run = 1
        isChanged = true
      }
      safe.append(contentsOf: scalars[index..<end])
      index = end
    }
    return isChanged ? String(safe) : text
  }

  /// Whether there is anything but ASCII, or an escape for it.
  private static func mayHaveMarks(_ bytes: String.UTF8View) -> Bool {
    var former: UInt8 = 0
    for byte in bytes {
      if byte >= 0x80 || former == UInt8(ascii: "\\") && byte == UInt8(ascii: "u") { return true }
      former = byte
    }
    return false
  }

  /// The scalar of the four hexadecimal digits at the start.
  private static func code(in digits: Substring.UnicodeScalarView) -> Unicode.Scalar? {
    let digits = digits.prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// Whether a scalar is a mark, or begins with one when it is taken apart.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    if scalar.properties.canonicalCombiningClass != .notReordered { return true }
    return [0x0F73, 0x0F75, 0x0F81].contains(scalar.value)
  }
}
