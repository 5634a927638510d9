/// The form of a word beside a number: "1 apple" is `one`, and "2 apples" is `other` in English.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// Returns the form of a word beside a number.
  ///
  /// The rules are those for cardinal numbers in the Unicode CLDR, version 46
  /// (`common/supplemental/plurals.xml`), for the languages of the catalogues and without compact numbers
  /// such as "1M". Languages that are not among them have the rule of English.
  ///
  /// - Parameters:
  ///   - number: The number as it is written.
  ///   - tag: The language, as a tag such as `pt-BR`.
  package static func of(_ number: PluralOperands, in tag: String) -> PluralCategory {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    switch subtags.first ?? "en" {
    case "ja", "ko", "zh": return .other
    case "el", "nb", "nn", "no", "tr": return number.n == 1 ? .one : .other
    case "da": return number.n == 1 || number.t != 0 && number.i <= 1 ? .one : .other
    case "es": return number.n == 1 ? .one : millions(number)
    case "fr": return number.i <= 1 ? .one : millions(number)
    case "it": return isSingle(number) ? .one : millions(number)
    case "pt":
      let isEuropean = subtags.dropFirst().contains("pt")
      let isOne = isEuropean ? isSingle(number) : number.i <= 1
      return isOne ? .one : millions(number)
    case "pl": return polish(number)
    case "cs": return czech(number)
    case "ru", "uk": return eastSlavic(number)
    case "ar": return arabic(number)
    case "he", "iw": return hebrew(number)
    default: return isSingle(number) ? .one : .other
    }
  }

  private static func isSingle(_ number: PluralOperands) -> Bool { number.i == 1 && number.v == 0 }

  /// Romance languages say "un million de".
  private static func millions(_ number: PluralOperands) -> PluralCategory {
    number.v == 0 && number.i != 0 && number.i % 1_000_000 == 0 ? .many : .other
  }

  private static func polish(_ number: PluralOperands) -> PluralCategory {
    if isSingle(number) { return .one }
    guard number.v == 0 else { return .other }
    return isFew(number.i) ? .few : .many
  }

  private static func czech(_ number: PluralOperands) -> PluralCategory {
    if isSingle(number) { return .one }
    guard number.v == 0 else { return .many }
    return (2...4).contains(number.i) ? .few : .other
  }

  private static func eastSlavic(_ number: PluralOperands) -> PluralCategory {
    guard number.v == 0 else { return .other }
    if number.i % 10 == 1, number.i % 100 != 11 { return .one }
    return isFew(number.i) ? .few : .many
  }

  /// Whether a whole number ends with 2, 3 or 4, but not with 12, 13 or 14.
  private static func isFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func arabic(_ number: PluralOperands) -> PluralCategory {
    guard let whole = number.n else { return .other }
    switch whole {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default:
      if (3...10).contains(whole % 100) { return .few }
      return (11...99).contains(whole % 100) ? .many : .other
    }
  }

  private static func hebrew(_ number: PluralOperands) -> PluralCategory {
    if isSingle(number) || number.i == 0 && number.v != 0 { return .one }
    return number.i == 2 && number.v == 0 ? .two : .other
  }
}
