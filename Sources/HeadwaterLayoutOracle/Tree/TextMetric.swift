/// A font in which all characters have the same width.
///
/// Frames of a test depend on no installed font, so they are the same on every system.
package struct TextMetric: Hashable, Sendable {
  /// The width of a character or a space.
  package var advance: Double
  /// The height of a line.
  package var lineHeight: Double

  /// Makes a metric.
  package init(advance: Double = 8, lineHeight: Double = 20) {
    self.advance = advance
    self.lineHeight = lineHeight
  }

  /// Splits a text at white space and measures its words.
  package func measure(_ string: String) -> MeasuredText {
    MeasuredText(
      words: string.split(whereSeparator: \.isWhitespace).map { Double($0.count) * advance },
      wordSpacing: advance, lineHeight: lineHeight)
  }
}
