/// A text as the layout sees it: words with widths.
package struct MeasuredText: Hashable, Sendable {
  /// The width of each word.
  package var words: [Double]
  /// The space between two words of a line.
  package var wordSpacing: Double
  /// The height of each line.
  package var lineHeight: Double

  /// Makes a text.
  package init(words: [Double], wordSpacing: Double = 0, lineHeight: Double = 20) {
    self.words = words
    self.wordSpacing = wordSpacing
    self.lineHeight = lineHeight
  }

  /// Breaks the text at words, so that no line is wider than the width.
  ///
  /// A word that is wider has a line of its own, and an empty text has one empty line.
  package func lines(in width: Double?) -> [TextLine] {
    // Sums of fractions must not break a line that fits.
    let limit = (width ?? .infinity) + 0.01
    var lines = [TextLine]()
    var line = TextLine(words: [], width: 0)
    for word in words {
      let extended = line.words.isEmpty ? word : line.width + wordSpacing + word
      if !line.words.isEmpty, extended > limit {
        lines.append(line)
        line = TextLine(words: [word], width: word)
      } else {
        line.words.append(word)
        line.width = extended
      }
    }
    return lines + [line]
  }
}

/// A line of a text.
package struct TextLine: Hashable, Sendable {
  /// The width of each word.
  package var words: [Double]
  /// The width of the line.
  package var width: Double
}
