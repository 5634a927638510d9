/// A colour or pattern of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// The style in CSS.
  public let paint: Paint

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { paint = style.paint }
}

/// A soft gradient of one colour.
public struct AnyGradient: ShapeStyle, Hashable {
  let color: Color

  /// The gradient in CSS: lighter at the top.
  public var paint: Paint {
    let top = "color-mix(in srgb,\(color.css) 82%,#fff)"
    return Paint(css: "linear-gradient(\(top),\(color.css))", solid: color.css)
  }
}

extension Color {
  /// A soft gradient of the colour, lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The material of bars.
  public static var bar: Material { .regular }
}

/// A style that is less opaque.
private struct TranslucentStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  /// The style in CSS. Of a gradient, only its colour for lines and drawings can be mixed.
  var paint: Paint {
    Paint(css: "color-mix(in srgb,\(base.paint.solid) \((opacity * 100).css)%,transparent)")
  }
}

extension ShapeStyle {
  /// The same style, less opaque.
  ///
  /// - Partial: of a gradient, it is the first colour.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    TranslucentStyle(base: self, opacity: opacity)
  }
}
