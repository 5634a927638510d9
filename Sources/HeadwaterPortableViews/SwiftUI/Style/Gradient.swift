/// A smooth change between colours.
public struct Gradient: Hashable, Sendable {
  /// A colour and its position.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The position, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in their order.
  public var stops: [Stop]

  /// Makes a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }

  func css(scaledBy scale: Double = 1, unit: String = "%") -> String {
    // A gradient in CSS needs two colours.
    let all = stops.count == 1 ? stops + stops : stops
    return all.map { "\($0.color.css) \((Double($0.location) * 100 * scale).css)\(unit)" }
      .joined(separator: ",")
  }

  var firstColor: String { stops.first?.color.css ?? "transparent" }
}

/// A gradient along a line.
///
/// - Partial: the line always goes through the middle.
public struct LinearGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes a gradient from colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient in CSS. The line goes through the middle, in the given direction.
  public var paint: Paint {
    let angle = atan2(
      Double(endPoint.x - startPoint.x), Double(startPoint.y - endPoint.y))
    let css = "linear-gradient(\((angle * 180 / .pi).css)deg,\(gradient.css()))"
    return Paint(css: gradient.stops.isEmpty ? "none" : css, solid: gradient.firstColor)
  }
}

/// A gradient from a point outwards.
public struct RadialGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient from colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes a gradient from stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient in CSS.
  public var paint: Paint {
    let length = Double(endRadius - startRadius)
    let stops = gradient.stops.map {
      "\($0.color.css) \((Double(startRadius) + Double($0.location) * length).pixels)"
    }
    let all = stops.count == 1 ? stops + stops : stops
    let css = "radial-gradient(circle at \(center.css),\(all.joined(separator: ",")))"
    return Paint(css: stops.isEmpty ? "none" : css, solid: gradient.firstColor)
  }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes a gradient over a whole turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .radians(angle.radians + 2 * .pi))
  }

  /// Makes a gradient from colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient from colours over a whole turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The gradient in CSS, which measures angles from the top.
  public var paint: Paint {
    let span = (endAngle.degrees - startAngle.degrees) / 100
    let css =
      "conic-gradient(from \((startAngle.degrees + 90).css)deg at \(center.css),"
      + "\(gradient.css(scaledBy: span, unit: "deg")))"
    return Paint(css: gradient.stops.isEmpty ? "none" : css, solid: gradient.firstColor)
  }
}

extension LinearGradient: View {
  /// The gradient fills its space.
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  /// The gradient fills its space.
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  /// The gradient fills its space.
  public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A translucent material.
public struct Material: ShapeStyle {
  let share: Int

  /// The material in CSS: a translucent form of the background.
  public var paint: Paint {
    Paint(css: "color-mix(in srgb,var(--surface) \(share)%,transparent)")
  }

  /// The most translucent material.
  public static let ultraThin = Material(share: 50)
  /// A more translucent material than the regular one.
  public static let thin = Material(share: 65)
  /// The regular material.
  public static let regular = Material(share: 80)
  /// The least translucent material.
  public static let thick = Material(share: 90)
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A more translucent material than the regular one.
  public static var thinMaterial: Material { .thin }
  /// The regular material.
  public static var regularMaterial: Material { .regular }
  /// The least translucent material.
  public static var thickMaterial: Material { .thick }
}

/// The background of views.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// The style in CSS.
  public var paint: Paint { Paint(css: "var(--surface)") }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of views.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
