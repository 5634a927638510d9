enum CatalogueKey: EnvironmentKey {
  static var defaultValue: Catalogue { .english }
}

extension EnvironmentValues {
  /// The library's own texts, in the language of the page.
  package var catalogue: Catalogue {
    get { self[CatalogueKey.self] }
    set { self[CatalogueKey.self] = newValue }
  }
}
