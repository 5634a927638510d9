// Shapes, paths, colours and gradients.

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double)
  public var magnitudeSquared: Double { get }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double)
  public var magnitudeSquared: Double { get }
}

@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init()
  public static var zero: EmptyAnimatableData { get }
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData)
    -> EmptyAnimatableData
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData)
    -> EmptyAnimatableData
  public mutating func scale(by rhs: Double)
  public var magnitudeSquared: Double { get }
}

@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second)
  public static var zero: AnimatablePair<First, Second> { get }
  public static func + (left: Self, right: Self) -> Self
  public static func - (left: Self, right: Self) -> Self
  public mutating func scale(by rhs: Double)
  public var magnitudeSquared: Double { get }
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData { get set }
}

@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> { get }
}

@MainActor @preconcurrency
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public struct Path: Equatable, Sendable {
  public init()
  public init(_ rect: CGRect)
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat)
  public init(ellipseIn rect: CGRect)
  public init(_ callback: (inout Path) -> Void)
  public mutating func move(to end: CGPoint)
  public mutating func addLine(to end: CGPoint)
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool)
  public mutating func addRect(_ rect: CGRect)
  public mutating func addEllipse(in rect: CGRect)
  public mutating func addLines(_ lines: [CGPoint])
  public mutating func closeSubpath()
  public static func == (a: Path, b: Path) -> Bool
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path
}

public struct Rectangle: Shape {
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public init()
}

public struct Circle: Shape {
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public init()
}

public struct Ellipse: Shape {
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public init()
}

public struct Capsule: Shape {
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public init(style: RoundedCornerStyle = .continuous)
}

public struct RoundedRectangle: Shape {
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
}

extension Rectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
}

extension Circle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
}

extension Ellipse: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
}

extension Capsule: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
}

extension RoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
}

public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true)
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S>
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View
  nonisolated public func stroke(style: StrokeStyle) -> some Shape
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View
}

// MARK: Styles

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
}

extension Never: ShapeStyle {}

public struct Color: Hashable, Sendable, CustomStringConvertible {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1)
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
  public init(_ name: String, bundle: Bundle? = nil)
  public var description: String { get }
  public static let red: Color
  public static let orange: Color
  public static let yellow: Color
  public static let green: Color
  public static let mint: Color
  public static let teal: Color
  public static let cyan: Color
  public static let blue: Color
  public static let indigo: Color
  public static let purple: Color
  public static let pink: Color
  public static let brown: Color
  public static let white: Color
  public static let gray: Color
  public static let black: Color
  public static let clear: Color
  public static let primary: Color
  public static let secondary: Color
  public static var accentColor: Color { get }
  public func opacity(_ opacity: Double) -> Color
  public var gradient: AnyGradient { get }
}

extension Color: View {
  public typealias Body = Never
}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var red: Color { get }
  public static var orange: Color { get }
  public static var yellow: Color { get }
  public static var green: Color { get }
  public static var mint: Color { get }
  public static var teal: Color { get }
  public static var cyan: Color { get }
  public static var blue: Color { get }
  public static var indigo: Color { get }
  public static var purple: Color { get }
  public static var pink: Color { get }
  public static var brown: Color { get }
  public static var white: Color { get }
  public static var gray: Color { get }
  public static var black: Color { get }
  public static var clear: Color { get }
}

public struct AnyGradient: Hashable, ShapeStyle, Sendable {}

public struct ForegroundStyle: ShapeStyle, Sendable {
  public init()
}

public struct BackgroundStyle: ShapeStyle, Sendable {
  public init()
}

public struct TintShapeStyle: ShapeStyle, Sendable {
  public init()
}

public struct HierarchicalShapeStyle: ShapeStyle, Sendable {
  public static let primary: HierarchicalShapeStyle
  public static let secondary: HierarchicalShapeStyle
  public static let tertiary: HierarchicalShapeStyle
  public static let quaternary: HierarchicalShapeStyle
}

public struct Material: ShapeStyle, Sendable {
  public static let regular: Material
  public static let thick: Material
  public static let thin: Material
  public static let ultraThin: Material
  public static let ultraThick: Material
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { get }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { get }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { get }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { get }
  public static var secondary: HierarchicalShapeStyle { get }
  public static var tertiary: HierarchicalShapeStyle { get }
  public static var quaternary: HierarchicalShapeStyle { get }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { get }
  public static var thickMaterial: Material { get }
  public static var thinMaterial: Material { get }
  public static var ultraThinMaterial: Material { get }
  public static var ultraThickMaterial: Material { get }
}

public struct Gradient: Hashable, ShapeStyle, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat)
  }
  public var stops: [Stop]
  public init(stops: [Stop])
  public init(colors: [Color])
}

public struct LinearGradient: ShapeStyle, Sendable {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
}

public struct RadialGradient: ShapeStyle, Sendable {
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}

public struct AngularGradient: ShapeStyle, Sendable {
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
}

extension LinearGradient: View {
  public typealias Body = Never
}

extension RadialGradient: View {
  public typealias Body = Never
}

extension AngularGradient: View {
  public typealias Body = Never
}
