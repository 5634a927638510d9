// Sizes, positions, edges, backgrounds and borders.

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical
  public struct Set: OptionSet, Sendable {
    public typealias Element = Axis.Set
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let horizontal: Axis.Set
    public static let vertical: Axis.Set
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public typealias Element = Edge.Set
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let top: Edge.Set
    public static let leading: Edge.Set
    public static let bottom: Edge.Set
    public static let trailing: Edge.Set
    public static let all: Edge.Set
    public static let horizontal: Edge.Set
    public static let vertical: Edge.Set
    public init(_ e: Edge)
  }
}

public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}

public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public typealias Element = VerticalEdge.Set
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let top: VerticalEdge.Set
    public static let bottom: VerticalEdge.Set
    public static let all: VerticalEdge.Set
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  public init()
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading: HorizontalAlignment
  public static let center: HorizontalAlignment
  public static let trailing: HorizontalAlignment
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top: VerticalAlignment
  public static let center: VerticalAlignment
  public static let bottom: VerticalAlignment
  public static let firstTextBaseline: VerticalAlignment
  public static let lastTextBaseline: VerticalAlignment
}

public struct Alignment: Equatable, Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
  public static let center: Alignment
  public static let leading: Alignment
  public static let trailing: Alignment
  public static let top: Alignment
  public static let bottom: Alignment
  public static let topLeading: Alignment
  public static let topTrailing: Alignment
  public static let bottomLeading: Alignment
  public static let bottomTrailing: Alignment
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat)
  public static let zero: UnitPoint
  public static let center: UnitPoint
  public static let leading: UnitPoint
  public static let trailing: UnitPoint
  public static let top: UnitPoint
  public static let bottom: UnitPoint
  public static let topLeading: UnitPoint
  public static let topTrailing: UnitPoint
  public static let bottomLeading: UnitPoint
  public static let bottomTrailing: UnitPoint
}

public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double { get set }
  public init()
  public init(radians: Double)
  public init(degrees: Double)
  public static func radians(_ radians: Double) -> Angle
  public static func degrees(_ degrees: Double) -> Angle
  public static var zero: Angle { get }
  public static func < (lhs: Angle, rhs: Angle) -> Bool
}

public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}

public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}

public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten
}

public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static let all: SafeAreaRegions
  public static let container: SafeAreaRegions
  public static let keyboard: SafeAreaRegions
}

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  nonisolated public func padding(_ length: CGFloat) -> some View
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View
  nonisolated public func fixedSize() -> some View
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View
  nonisolated public func layoutPriority(_ value: Double) -> some View
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  nonisolated public func scaledToFit() -> some View
  nonisolated public func scaledToFill() -> some View
  nonisolated public func offset(_ offset: CGSize) -> some View
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
  nonisolated public func position(_ position: CGPoint) -> some View
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
  nonisolated public func zIndex(_ value: Double) -> some View
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View
  @available(iOS, deprecated: 100000.0, message: "use the closure")
  @available(macOS, deprecated: 100000.0, message: "use the closure")
  @_disfavoredOverload nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View
  @available(iOS, deprecated: 100000.0, message: "use the closure")
  @available(macOS, deprecated: 100000.0, message: "use the closure")
  @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View
  nonisolated public func clipped(antialiased: Bool = false) -> some View
  @available(iOS, deprecated: 100000.0, message: "use clipShape")
  @available(macOS, deprecated: 100000.0, message: "use clipShape")
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View
  nonisolated public func labelsHidden() -> some View
  @available(iOS, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(macOS, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  nonisolated public func foregroundColor(_ color: Color?) -> some View
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View
  nonisolated public func tint(_ tint: Color?) -> some View
  @available(iOS, deprecated: 100000.0, renamed: "tint(_:)")
  @available(macOS, deprecated: 100000.0, renamed: "tint(_:)")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View
  nonisolated public func opacity(_ opacity: Double) -> some View
  nonisolated public func hidden() -> some View
  nonisolated public func disabled(_ disabled: Bool) -> some View
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View
  nonisolated public func grayscale(_ amount: Double) -> some View
  nonisolated public func saturation(_ amount: Double) -> some View
  nonisolated public func brightness(_ amount: Double) -> some View
  nonisolated public func contrast(_ amount: Double) -> some View
  nonisolated public func hueRotation(_ angle: Angle) -> some View
  nonisolated public func colorInvert() -> some View
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View
  nonisolated public func compositingGroup() -> some View
  nonisolated public func redacted(reason: RedactionReasons) -> some View
  nonisolated public func unredacted() -> some View
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View
}

#if os(iOS)
  extension View {
    @available(iOS, deprecated: 100000.0, message: "use ignoresSafeArea")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
  }
#endif
