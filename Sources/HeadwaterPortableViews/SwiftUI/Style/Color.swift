/// A colour. The named colours have a light and a dark form, as the person prefers.
///
/// As a view, a colour fills the space that it is given.
public struct Color: Hashable, Sendable {
  /// The colour in CSS: only numbers and our own names, never other text.
  let css: String

  private init(css: String) {
    self.css = css
  }

  /// Makes a colour with a name. Your own style sheet defines it as `--color-<name>`.
  public init(_ name: String, bundle: Bundle? = nil) {
    let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    css = "var(--color-\(letters),var(--tint))"
  }

  /// Makes a colour that differs between a light and a dark appearance.
  package init(light: Color, dark: Color) {
    css = "light-dark(\(light.css),\(dark.css))"
  }

  /// The colour space of the numbers of a colour.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Makes a colour from red, green and blue, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let numbers = "\(red.css) \(green.css) \(blue.css)/\(opacity.css)"
    switch colorSpace {
    case .sRGB: css = "color(srgb \(numbers))"
    case .sRGBLinear: css = "color(srgb-linear \(numbers))"
    case .displayP3: css = "color(display-p3 \(numbers))"
    }
  }

  /// Makes a grey, from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The same colour, less opaque.
  public func opacity(_ opacity: Double) -> Color {
    Color(css: "color-mix(in srgb,\(css) \((opacity * 100).css)%,transparent)")
  }

  private static func named(_ name: StaticString) -> Color {
    Color(css: "var(--\(name))")
  }

  /// Red.
  public static let red = named("red")
  /// Orange.
  public static let orange = named("orange")
  /// Yellow.
  public static let yellow = named("yellow")
  /// Green.
  public static let green = named("green")
  /// Mint.
  public static let mint = named("mint")
  /// Teal.
  public static let teal = named("teal")
  /// Cyan.
  public static let cyan = named("cyan")
  /// Blue.
  public static let blue = named("blue")
  /// Indigo.
  public static let indigo = named("indigo")
  /// Purple.
  public static let purple = named("purple")
  /// Pink.
  public static let pink = named("pink")
  /// Brown.
  public static let brown = named("brown")
  /// White in light and dark.
  public static let white = Color(css: "#fff")
  /// Grey.
  public static let gray = named("gray")
  /// Black in light and dark.
  public static let black = Color(css: "#000")
  /// No colour at all.
  public static let clear = Color(css: "transparent")
  /// The colour of text.
  public static let primary = named("primary")
  /// The colour of less important text.
  public static let secondary = named("secondary")
  /// The colour of controls and links.
  public static let accentColor = named("tint")
}

extension Color {
  /// The colours of the style sheet for which SwiftUI has no names.
  package static let tertiaryText = named("tertiary")
  package static let quaternaryText = named("quaternary")
  package static let line = named("line")
  package static let surface = named("surface")
  package static let ground = named("ground")
  package static let well = named("well")

  /// The numbers of the colour in an appearance.
  package func numbers(
    in scheme: ColorScheme
  ) -> (red: Double, green: Double, blue: Double, opacity: Double) {
    let numbers = ColorNumbers(self, in: scheme)
    return (numbers.red, numbers.green, numbers.blue, numbers.opacity)
  }
}

extension Color: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes an element that fills its space.
  public static func makeNode(for view: Color, in parent: ViewNode) -> ViewNode {
    ColorNode(view, in: parent)
  }

  /// Changes the colour.
  public static func updateNode(_ node: ViewNode, for view: Color) {
    let node = unsafeDowncast(node, to: ColorNode.self)
    guard node.color != view else { return }
    node.color = view
    node.restyle()
  }
}

/// The node of a colour that is a view.
private final class ColorNode: ElementNode {
  var color: Color

  init(_ color: Color, in parent: ViewNode) {
    self.color = color
    super.init(.div, in: parent)
    decorate()
  }

  override var labelledRole: String { "img" }
  override var baseClass: String { "color" }
  override var fills: Axis.Set { [.horizontal, .vertical] }
  override var fusableEffects: DecorationStages { [.opacity] }

  override func declareStyle(_ style: inout StyleDeclarations) {
    style.add("background", color.css)
  }
}
