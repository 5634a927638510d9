extension Text {
  /// Shows a string with its links.
  // Disfavored: a literal could be an attributed string, but is read as a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      joining: attributedContent.runs.map { run in
        var text = Text(content: String(attributedContent[run.range].characters))
        if let address = run.link {
          var style = TextStyle()
          style.link = address.absoluteString
          text.modifiers = TextModifiers(style)
        }
        return text
      })
  }
}
