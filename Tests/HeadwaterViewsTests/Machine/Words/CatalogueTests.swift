import Testing

@testable import HeadwaterPortableViews

@Suite("The library's own texts in other languages")
struct CatalogueTests {
  @Test("there is one catalogue for each of 21 languages beside English")
  func languages() {
    #expect(
      Catalogue.translations.map(\.language) == [
        "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "ru", "uk", "tr",
        "el", "ar", "he", "ja", "zh-Hans", "ko",
      ])
  }

  @Test("each language has every text", arguments: Catalogue.translations)
  func complete(catalogue: Catalogue) {
    for text in OwnText.allCases {
      #expect(catalogue.texts[text]?.isEmpty == false, "\(catalogue.language): \(text)")
    }
  }

  @Test("each text has the places of the English one", arguments: Catalogue.translations)
  func places(catalogue: Catalogue) {
    for text in OwnText.allCases {
      #expect(
        places(in: catalogue.text(text)) == places(in: text.rawValue),
        "\(catalogue.language): \(text)")
    }
  }

  private func places(in text: String) -> [String] {
    text.matches(of: #/\{\d\}/#).map { String($0.output) }.sorted()
  }

  @Test(
    "no text contains a sign that a script or a page would read", arguments: Catalogue.translations)
  func signs(catalogue: Catalogue) {
    for text in OwnText.allCases {
      #expect(!catalogue.text(text).contains { "\"\\<>&\n".contains($0) })
    }
  }

  @Test(
    "a region has the texts of its language",
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("de_CH", "de"), ("DE", "de"), ("pt-BR", "pt"),
      ("en-GB", "en"),
      ("no", "nb"), ("nn-NO", "nb"), ("iw", "he"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"),
      ("zh-Hans-HK", "zh-Hans"), ("th", nil), ("zh-TW", nil), ("zh-Hant", nil), ("", nil),
      ("dea", nil),
    ] as [(String, String?)])
  func fitting(tag: String, language: String?) {
    #expect(Catalogue.fitting(tag)?.language == language)
  }

  @Test("words are put into the places of a text, in the order of the language")
  func words() {
    #expect(Catalogue.english.text(.noResultsFor, "tea") == "No Results for “tea”")
    #expect(
      Catalogue.simplifiedChinese.text(.textHasChanged, "a", "{1}") == "自你输入“{1}”以来，“a”已更改。")
    #expect(Catalogue.english.text(.noResultsFor) == "No Results for “{1}”")
  }

  @Test("two languages are read from right to left")
  func direction() {
    #expect(Catalogue.translations.filter(\.isRightToLeft).map(\.language) == ["ar", "he"])
  }
}
