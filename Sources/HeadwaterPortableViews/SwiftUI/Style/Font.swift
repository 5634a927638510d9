/// The size, weight and design of text.
public struct Font: Hashable, Sendable {
  private enum Size: Hashable {
    case style(TextStyle)
    case points(CGFloat)
    /// A font of the app's own style sheet, in a size that follows the person's text size, or not.
    case custom(String, CGFloat, isScaled: Bool)
  }

  private let size: Size
  private var weight: Weight?
  private var design: Design?
  private var isItalic = false
  private var hasEqualDigits = false

  /// The sizes of text by its role.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The weight of the strokes.
  public struct Weight: Hashable, Sendable {
    private let number: Int16
    var css: String { String(number) }

    private init(css number: Int16) {
      self.number = number
    }

    /// 100 of 900: the lightest, as in SwiftUI. CSS calls this weight thin.
    public static let ultraLight = Weight(css: 100)
    /// 200 of 900.
    public static let thin = Weight(css: 200)
    /// 300 of 900.
    public static let light = Weight(css: 300)
    /// 400 of 900.
    public static let regular = Weight(css: 400)
    /// 500 of 900.
    public static let medium = Weight(css: 500)
    /// 600 of 900.
    public static let semibold = Weight(css: 600)
    /// 700 of 900.
    public static let bold = Weight(css: 700)
    /// 800 of 900.
    public static let heavy = Weight(css: 800)
    /// 900 of 900.
    public static let black = Weight(css: 900)
  }

  /// The shape of the letters.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var family: String? {
      switch self {
      case .default: nil
      case .serif: "ui-serif,Georgia,serif"
      case .rounded: "ui-rounded,system-ui,sans-serif"
      case .monospaced: "ui-monospace,Menlo,Consolas,monospace"
      }
    }
  }

  /// The largest title.
  public static let largeTitle = Font(size: .style(.largeTitle))
  /// A title.
  public static let title = Font(size: .style(.title))
  /// A title of the second level.
  public static let title2 = Font(size: .style(.title2))
  /// A title of the third level.
  public static let title3 = Font(size: .style(.title3))
  /// A heading in running text.
  public static let headline = Font(size: .style(.headline))
  /// A heading below the headline.
  public static let subheadline = Font(size: .style(.subheadline))
  /// Running text.
  public static let body = Font(size: .style(.body))
  /// Text that accompanies running text.
  public static let callout = Font(size: .style(.callout))
  /// Small print.
  public static let footnote = Font(size: .style(.footnote))
  /// A caption.
  public static let caption = Font(size: .style(.caption))
  /// A smaller caption.
  public static let caption2 = Font(size: .style(.caption2))

  /// The system's font for a role of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(size: .style(style), weight: weight, design: design)
  }

  /// The system's font in a size in points. A point is a CSS pixel.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: .points(size), weight: weight, design: design)
  }

  /// A font of the app's own, in a size that follows the person's text size.
  ///
  /// Your own style sheet declares it with `@font-face`. Without that, texts have the system's font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(size: .custom(name, size, isScaled: true))
  }

  /// A font of the app's own, in a size that follows the size of a role of text.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    custom(name, size: size)
  }

  /// A font of the app's own, in a size that does not follow the person's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: .custom(name, fixedSize, isScaled: false))
  }

  /// The same font with the given weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// The same font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font, italic.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The same font with letters of equal width.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// The same font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasEqualDigits = true } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font {
  private init(size: Size, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  func declare(_ style: inout StyleDeclarations) {
    switch size {
    case .style(let name): style.add("font", "var(--font-\(name.rawValue))")
    case .points(let points): style.add("font-size", "\((Double(points) / 16).css)rem")
    case .custom(let name, let points, let isScaled):
      // Only letters, digits and a few signs, so that a name cannot end the declaration.
      let letters = name.filter {
        $0.isASCII && ($0.isLetter || $0.isNumber || " -_.".contains($0))
      }
      style.add("font-family", "\"\(letters)\",var(--text)")
      style.add("font-size", isScaled ? "\((Double(points) / 16).css)rem" : points.pixels)
    }
    if let weight { style.add("font-weight", weight.css) }
    if let family = design?.family { style.add("font-family", family) }
    if isItalic { style.add("font-style", "italic") }
    if hasEqualDigits { style.add("font-variant-numeric", "tabular-nums") }
  }
}

enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

enum FontWeightKey: EnvironmentKey {
  static var defaultValue: Font.Weight? { nil }
}

enum ItalicKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// The font of texts that set none; nil for the default.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of the texts in the view.
  nonisolated public func font(_ font: Font?) -> some View {
    environmentValue(FontKey.self, font)
  }

  /// Sets the weight of the texts in the view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environmentValue(FontWeightKey.self, weight)
  }

  /// Makes the texts in the view bold, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environmentValue(FontWeightKey.self, isActive ? .bold : nil)
  }

  /// Makes the texts in the view italic, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environmentValue(ItalicKey.self, isActive ? true : nil)
  }
}
