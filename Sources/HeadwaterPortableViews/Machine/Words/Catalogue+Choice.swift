extension Catalogue {
  /// The texts in English.
  package static let english = Catalogue(language: "en", texts: [:])

  /// All catalogues but the English one.
  package static let translations: [Catalogue] = [
    .german, .french, .spanish, .italian, .portuguese, .dutch, .swedish, .danish, .norwegianBokmal,
    .finnish, .polish, .czech, .russian, .ukrainian, .turkish, .greek, .arabic, .hebrew, .japanese,
    .simplifiedChinese, .korean,
  ]

  /// Returns the catalogue that readers of a language understand; nil if there is none.
  ///
  /// A region has the texts of its language: `de-AT` those of `de`. Traditional Chinese, also as `zh-TW`,
  /// `zh-HK` and `zh-MO`, has none, because the texts are in simplified characters.
  ///
  /// - Parameter tag: A language tag, such as `pt-BR`.
  package static func fitting(_ tag: String) -> Catalogue? {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = subtags.first else { return nil }
    if first == "en" { return .english }
    if first == "zh" {
      let isTraditional = subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      return isTraditional && !subtags.contains("hans") ? nil : .simplifiedChinese
    }
    let language = otherTags[first] ?? first
    return translations.first { $0.language == language }
  }

  /// Tags of languages that a catalogue has under another one: both forms of Norwegian, and a former tag.
  private static let otherTags = ["no": "nb", "nn": "nb", "iw": "he"]
}
