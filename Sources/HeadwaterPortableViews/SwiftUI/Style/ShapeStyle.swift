/// A colour or pattern for text and areas.
public protocol ShapeStyle: Sendable {
  /// The style in CSS.
  var paint: Paint { get }
}

/// A style in CSS. Only the styles in this module make one.
public struct Paint: Hashable, Sendable {
  let css: String
  /// A colour in place of a gradient, for lines and drawings.
  let solid: String

  init(css: String, solid: String? = nil) {
    self.css = css
    self.solid = solid ?? css
  }

  var isGradient: Bool { css != solid }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var paint: Paint { Paint(css: css) }
}

/// A style by its importance: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The style in CSS.
  public let paint: Paint

  private init(_ name: StaticString) {
    paint = Paint(css: "var(--\(name))")
  }

  /// The most important.
  public static let primary = HierarchicalShapeStyle("primary")
  /// Less important.
  public static let secondary = HierarchicalShapeStyle("secondary")
  /// Even less important.
  public static let tertiary = HierarchicalShapeStyle("tertiary")
  /// The least important.
  public static let quaternary = HierarchicalShapeStyle("quaternary")
}

/// The colour of controls and links.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The style in CSS.
  public var paint: Paint { Color.accentColor.paint }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The most important.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Less important.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Even less important.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The least important.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls and links.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// White in light and dark.
  public static var white: Color { .white }
  /// Grey.
  public static var gray: Color { .gray }
  /// Black in light and dark.
  public static var black: Color { .black }
  /// No colour at all.
  public static var clear: Color { .clear }
}

extension StyleDeclaration {
  /// Sets the colour of a level of importance. A level that refers to itself inherits its colour.
  fileprivate static func level(_ level: StyleProperty, _ style: some ShapeStyle) -> Self {
    let paint = style.paint.solid
    return StyleDeclaration(level, paint == "var(\(level.rawValue))" ? "inherit" : paint)
  }
}

enum ForegroundKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension View {
  /// Sets the colour of the texts in the view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environmentValue(ForegroundKey.self, color?.css)
  }

  /// Sets the style of the texts in the view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environmentValue(ForegroundKey.self, style.paint.css)
  }

  /// Sets the style of the texts in the view, and the secondary style inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary).decorated(.style(.effect, [.level(.secondary, secondary)]))
  }

  /// Sets the style of the texts in the view, and the secondary and tertiary styles inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
      .decorated(.style(.effect, [.level(.secondary, secondary), .level(.tertiary, tertiary)]))
  }

  /// Sets the opacity of the view: 0 is invisible, 1 is opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    decorated(.opacity(opacity))
  }
}
