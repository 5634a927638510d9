/// The parts of a written number that plural rules ask for, with the letters of Unicode's TR 35 as names.
///
/// "1" and "1.0" are written differently, and some languages treat them differently.
package struct PluralOperands: Equatable, Sendable {
  /// The whole part, without its sign.
  let i: Int
  /// The number of digits after the point, with zeros at the end.
  let v: Int
  /// The digits after the point as a number, without zeros at the end.
  let t: Int

  /// The number, if it is a whole one; nil otherwise.
  var n: Int? { t == 0 ? i : nil }

  /// Reads a whole number.
  package init(_ number: Int) {
    i = Int(clamping: number.magnitude)
    v = 0
    t = 0
  }

  /// Reads a number of digits, with a point before its decimals; nil if it is none.
  package init?(_ number: String) {
    let parts = number.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let whole = Self.number(first) else {
      return nil
    }
    let decimals = parts.count == 2 ? parts[1] : ""
    var digits = decimals
    while digits.last == "0" { digits.removeLast() }
    guard let fraction = digits.isEmpty ? 0 : Self.number(digits) else { return nil }
    guard parts.count == 1 || !decimals.isEmpty else { return nil }
    i = whole
    v = decimals.count
    t = fraction
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(digits) : nil
  }
}
