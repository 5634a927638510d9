extension View {
  /// Makes a tap on the controls of the view copy a text in the browser.
  nonisolated package func copiesInBrowser(_ text: String) -> some View {
    decorated(.attribute(.dataCopy, text))
  }
}
