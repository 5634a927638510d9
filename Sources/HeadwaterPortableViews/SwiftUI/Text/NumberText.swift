import Foundation

/// A number as a person has typed it, in the form that Foundation's formats read.
///
/// They are lenient, and would read a different number than the person sees: they skip separators in any
/// position ("3.50" as 350 where the point separates thousands), and stop at the first character that they
/// don't know ("0x10" as 0, "1;5" as 1). Such a text is no number.
///
/// - Digits may be of any script, whatever the locale.
/// - Any space or apostrophe separates thousands where another one does.
/// - A point or a comma that is no separator of the locale separates the fraction: it is what the numeric
///   keypad types.
struct NumberText {
  let text: String
  let hasFraction: Bool

  init?(_ typed: String, in locale: Locale) {
    let group = locale.groupingSeparator?.first
    let decimal = locale.decimalSeparator?.first ?? "."
    var text = String(typed.map { $0.asciiDigit ?? $0 })
    let points = text.filter { ".,٫".contains($0) && $0 != group && $0 != decimal }
    if !points.isEmpty {
      guard points.count == 1, !text.contains(decimal) else { return nil }
      text = String(text.map { $0 == points.first ? decimal : $0 })
    }
    if let group, let digits = text.digits {
      text.replaceSubrange(digits, with: text[digits].map { $0.isLike(group) ? group : $0 })
    }
    guard text.groupsThousands(by: group, decimal: decimal),
      text.isOneNumber(group: group, decimal: decimal)
    else { return nil }
    self.text = text
    let fraction = text.drop { $0 != decimal }
    hasFraction = fraction.contains { $0.isNumber && $0 != "0" }
    guard fraction.count(where: { $0 == decimal }) <= 1 else { return nil }
  }
}

extension Character {
  /// The same digit as others write it; nil if this is no decimal digit.
  fileprivate var asciiDigit: Character? {
    guard unicodeScalars.first?.properties.numericType == .decimal, let number = wholeNumberValue
    else { return nil }
    return Character("\(number)")
  }

  /// Whether both are spaces, or both apostrophes, of which there are several.
  fileprivate func isLike(_ other: Character) -> Bool {
    isWhitespace && other.isWhitespace || Self.isApostrophe(self) && Self.isApostrophe(other)
  }

  private static func isApostrophe(_ character: Character) -> Bool {
    character == "'" || character == "’"
  }

  fileprivate var isAsciiDigit: Bool { isASCII && isNumber }
  fileprivate var isSign: Bool { "+-−".contains(self) }

  /// Whether it may stand before or after a number, such as the name of a currency.
  fileprivate var standsBesideNumber: Bool {
    isLetter || isWhitespace || isCurrencySymbol || isSign || "%٪‰().".contains(self)
      || unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}

extension String {
  /// Whether all separators between thousands, if any, are in valid positions.
  fileprivate func groupsThousands(by group: Character?, decimal: Character) -> Bool {
    guard let group, contains(group) else { return true }
    let whole = prefix { $0 != decimal }
    guard !dropFirst(whole.count).contains(group) else { return false }
    let groups = whole.split(separator: group, omittingEmptySubsequences: false)
      .map { $0.count(where: \.isNumber) }
    // In India, there are two digits between separators.
    return groups.last == 3 && groups.dropLast().dropFirst().allSatisfy { (2...3).contains($0) }
      && (1...3).contains(groups[0])
  }

  /// From the first digit to the last one.
  fileprivate var digits: ClosedRange<Index>? {
    guard let first = firstIndex(where: \.isAsciiDigit),
      let last = lastIndex(where: \.isAsciiDigit)
    else { return nil }
    return first...last
  }

  /// Whether nothing stands between the digits but separators and an exponent, at most one sign before them, and nothing
  /// beside them that belongs to no number.
  fileprivate func isOneNumber(group: Character?, decimal: Character) -> Bool {
    guard let digits else { return false }
    let number = self[digits].lowercased()
    let signs = number.filter { !$0.isAsciiDigit && $0 != group && $0 != decimal }
    guard signs.isEmpty || ["e", "e+", "e-"].contains(signs) && number.contains(signs) else {
      return false
    }
    let before = self[..<digits.lowerBound]
    let after = self[index(after: digits.upperBound)...]
    return before.count(where: \.isSign) <= 1 && !after.contains(where: \.isSign)
      && (before + after).allSatisfy { $0.standsBesideNumber || $0 == decimal }
  }

  /// Whether each number of a typed text is one of this text. A date that was read without the number 24
  /// is not the date of "24/12/2023". A year may be typed with two digits.
  func hasNumbers(of typed: String) -> Bool {
    let numbers = Set(self.numbers)
    return typed.numbers.allSatisfy { number in
      numbers.contains(number)
        || number < 100 && numbers.contains { $0 > 999 && $0 % 100 == number }
    }
  }

  private var numbers: [Int] {
    String(map { $0.asciiDigit ?? $0 }).split { !($0.isASCII && $0.isNumber) }.compactMap {
      Int($0)
    }
  }
}
