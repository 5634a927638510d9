import HeadwaterPortableViews

extension UIColor {
  /// Black.
  public static let black = UIColor(Color.black)
  /// White.
  public static let white = UIColor(Color.white)
  /// No colour at all.
  public static let clear = UIColor(Color.clear)
  /// A dark grey.
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  /// A light grey.
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  /// Grey.
  public static let gray = UIColor(Color.gray)
  /// Red.
  public static let red = UIColor(Color.red)
  /// Green.
  public static let green = UIColor(Color.green)
  /// Blue.
  public static let blue = UIColor(Color.blue)
  /// Cyan.
  public static let cyan = UIColor(Color.cyan)
  /// Yellow.
  public static let yellow = UIColor(Color.yellow)
  /// Magenta.
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  /// Orange.
  public static let orange = UIColor(Color.orange)
  /// Purple.
  public static let purple = UIColor(Color.purple)
  /// Brown.
  public static let brown = UIColor(Color.brown)
  /// The colour of controls and links.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(Color.accentColor)
  /// Red, in light and dark.
  public static let systemRed = UIColor(Color.red)
  /// Green, in light and dark.
  public static let systemGreen = UIColor(Color.green)
  /// Blue, in light and dark.
  public static let systemBlue = UIColor(Color.blue)
  /// Orange, in light and dark.
  public static let systemOrange = UIColor(Color.orange)
  /// Yellow, in light and dark.
  public static let systemYellow = UIColor(Color.yellow)
  /// Pink, in light and dark.
  public static let systemPink = UIColor(Color.pink)
  /// Purple, in light and dark.
  public static let systemPurple = UIColor(Color.purple)
  /// Teal, in light and dark.
  public static let systemTeal = UIColor(Color.teal)
  /// Indigo, in light and dark.
  public static let systemIndigo = UIColor(Color.indigo)
  /// Brown, in light and dark.
  public static let systemBrown = UIColor(Color.brown)
  /// Mint, in light and dark.
  public static let systemMint = UIColor(Color.mint)
  /// Cyan, in light and dark.
  public static let systemCyan = UIColor(Color.cyan)
  /// Grey, in light and dark.
  public static let systemGray = UIColor(Color.gray)
  /// A grey that is closer to the background, the second.
  public static let systemGray2 = UIColor(
    Color(light: Color(white: 0.68), dark: Color(white: 0.39)))
  /// A grey that is closer to the background, the third.
  public static let systemGray3 = UIColor(
    Color(light: Color(white: 0.78), dark: Color(white: 0.285)))
  /// A grey that is closer to the background, the fourth.
  public static let systemGray4 = UIColor(
    Color(light: Color(white: 0.82), dark: Color(white: 0.23)))
  /// A grey that is closer to the background, the fifth.
  public static let systemGray5 = UIColor(
    Color(light: Color(white: 0.9), dark: Color(white: 0.175)))
  /// A grey that is closer to the background, the sixth.
  public static let systemGray6 = UIColor(
    Color(light: Color(white: 0.95), dark: Color(white: 0.11)))
  /// The colour of text.
  public static let label = UIColor(Color.primary)
  /// The colour of less important text.
  public static let secondaryLabel = UIColor(Color.secondary)
  /// The colour of even less important text.
  public static let tertiaryLabel = UIColor(Color.tertiaryText)
  /// The colour of the least important text.
  public static let quaternaryLabel = UIColor(Color.quaternaryText)
  /// The colour of the text of an empty field.
  public static let placeholderText = UIColor(Color.tertiaryText)
  /// The colour of links.
  public static let link = UIColor(Color.accentColor)
  /// The colour of lines between views.
  public static let separator = UIColor(Color.line)
  /// The colour of lines between views.
  public static let opaqueSeparator = UIColor(Color.line)
  /// The background of a screen.
  public static let systemBackground = UIColor(Color.surface)
  /// The background of a group on a screen.
  public static let secondarySystemBackground = UIColor(Color.well)
  /// The background of a group in a group.
  public static let tertiarySystemBackground = UIColor(Color.surface)
  /// The background of a screen with groups.
  public static let systemGroupedBackground = UIColor(Color.ground)
  /// The background of a group on such a screen.
  public static let secondarySystemGroupedBackground = UIColor(Color.surface)
  /// The background of a group in such a group.
  public static let tertiarySystemGroupedBackground = UIColor(Color.well)
  /// The colour of a thin shape.
  public static let systemFill = UIColor(Color.gray.opacity(0.2))
  /// The colour of a medium shape.
  public static let secondarySystemFill = UIColor(Color.gray.opacity(0.16))
  /// The colour of a large shape.
  public static let tertiarySystemFill = UIColor(Color.gray.opacity(0.12))
  /// The colour of a large area.
  public static let quaternarySystemFill = UIColor(Color.gray.opacity(0.08))
  /// The colour of text on a dark background.
  public static let lightText = UIColor(Color.white.opacity(0.6))
  /// The colour of text on a light background.
  public static let darkText = UIColor(Color.black)
}
