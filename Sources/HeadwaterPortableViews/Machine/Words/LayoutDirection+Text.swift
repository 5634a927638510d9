extension LayoutDirection {
  /// The direction of a text: that of its first letter, as browsers find it for `dir="auto"`; nil for a
  /// text without letters, such as a number.
  ///
  /// It follows rule P2 of Unicode's bidirectional algorithm, except that it does not skip isolates.
  init?(ofText text: String) {
    for scalar in text.unicodeScalars {
      if Self.isRightToLeft(scalar) {
        self = .rightToLeft
        return
      }
      if scalar.properties.isAlphabetic {
        self = .leftToRight
        return
      }
    }
    return nil
  }

  /// Whether a text may have letters that are read from right to left. It is a quick look: nearly no text
  /// has any.
  static func mayReadLeft(_ text: String) -> Bool {
    // The first of these letters, in Hebrew, begin with this byte.
    text.utf8.contains { $0 >= 0xD6 }
  }

  /// Whether it is a letter or a mark of direction in a block that is read from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200F: true
    // Hebrew, Arabic, Syriac, Thaana, N'Ko, Samaritan, Mandaic, and the forms that are composed of them.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.isAlphabetic
    default: false
    }
  }
}

extension LayoutDirection {
  /// Whether a text is read the other way than this one.
  func differs(from text: String) -> Bool {
    if self == .leftToRight, !Self.mayReadLeft(text) { return false }
    return LayoutDirection(ofText: text).map { $0 != self } ?? false
  }
}
