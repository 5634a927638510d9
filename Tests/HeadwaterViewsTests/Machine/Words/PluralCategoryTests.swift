import Testing

@testable import HeadwaterPortableViews

@Suite("The form of a word beside a number")
struct PluralCategoryTests {
  /// Samples of the Unicode CLDR: a language, a form, and numbers that it has.
  private static let samples: [(language: String, form: PluralCategory, numbers: String)] = [
    ("en", .one, "1"), ("en", .other, "0 2 16 100 1000000 0.0 1.0 1.5"),
    ("de", .one, "1"), ("de", .other, "0 2 1.0"), ("nl", .one, "1"), ("sv", .other, "0 1.0"),
    ("fi", .one, "1"), ("da", .one, "1 0.1 1.6 1.0"), ("da", .other, "0 2 2.0 2.1"),
    ("nb", .one, "1 1.0"), ("nb", .other, "0 2 1.1"), ("tr", .one, "1 1.00"),
    ("el", .other, "0 1.5"),
    ("fr", .one, "0 1 0.0 1.5"), ("fr", .many, "1000000 3000000"), ("fr", .other, "2 17 1000 2.0"),
    ("es", .one, "1 1.0"), ("es", .many, "1000000"), ("es", .other, "0 2 1000001 1.5"),
    ("it", .one, "1"), ("it", .many, "2000000"), ("it", .other, "0 1.0 1.5"),
    ("pt", .one, "0 1 0.5 1.5"), ("pt-BR", .one, "0 1"), ("pt", .many, "1000000"),
    ("pt", .other, "2 2.0"), ("pt-PT", .one, "1"), ("pt-PT", .other, "0 1.0 0.5"),
    ("pl", .one, "1"), ("pl", .few, "2 4 22 34 102"), ("pl", .many, "0 5 19 12 14 100 112"),
    ("pl", .other, "0.0 1.5 10.0"), ("cs", .one, "1"), ("cs", .few, "2 3 4"),
    ("cs", .many, "0.0 1.5 1.0"), ("cs", .other, "0 5 19 22 100"),
    ("ru", .one, "1 21 101"), ("ru", .few, "2 4 22 104"), ("ru", .many, "0 5 11 12 14 111 100"),
    ("ru", .other, "0.0 1.5"), ("uk", .one, "31"), ("uk", .few, "33"), ("uk", .many, "15"),
    ("ar", .zero, "0 0.0"), ("ar", .one, "1 1.0"), ("ar", .two, "2 2.0"),
    ("ar", .few, "3 10 103 110"),
    ("ar", .many, "11 26 99 111"), ("ar", .other, "100 102 1000 0.1"),
    ("he", .one, "1 0.0 0.5"), ("he", .two, "2"), ("he", .other, "0 3 17 1.0 2.0"),
    ("ja", .other, "0 1 2 1.5"), ("zh-Hans", .other, "1"), ("ko", .other, "1"), ("xx", .one, "1"),
  ]

  @Test("follows the rules of the Unicode CLDR", arguments: Self.samples.indices)
  func rules(index: Int) throws {
    let sample = Self.samples[index]
    for number in sample.numbers.split(separator: " ") {
      let operands = try #require(PluralOperands(String(number)))
      let form = PluralCategory.of(operands, in: sample.language)
      #expect(form == sample.form, "\(number) in \(sample.language)")
    }
  }

  @Test("a number has the same form with and without its sign")
  func sign() {
    #expect(PluralOperands(-21) == PluralOperands("21"))
    #expect(PluralOperands("-2.50") == PluralOperands("2.50"))
    #expect(PluralCategory.of(PluralOperands(Int.min), in: "en") == .other)
  }

  @Test(
    "what is no number is not read", arguments: ["", "-", "a", "1.", ".5", "1.2.3", "1,5", "٣"])
  func noNumber(text: String) {
    #expect(PluralOperands(text) == nil)
  }
}
