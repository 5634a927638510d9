// Texts, images and labels.

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String)
  public init(stringLiteral value: String)
  public init(stringInterpolation: StringInterpolation)
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool
  public typealias ExtendedGraphemeClusterLiteralType = String
  public typealias StringLiteralType = String
  public typealias UnicodeScalarLiteralType = String

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int)
    public mutating func appendLiteral(_ literal: String)
    public mutating func appendInterpolation(_ string: String)
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T)
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String)
    public mutating func appendInterpolation(_ text: Text)
    public mutating func appendInterpolation(_ image: Image)
    public typealias StringLiteralType = String
  }
}

@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { get }
  public var _specifier: String { get }
}

extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { get }
  public var _specifier: String { get }
}

extension Double: _FormatSpecifiable {
  public var _arg: Double { get }
  public var _specifier: String { get }
}

extension Float: _FormatSpecifiable {
  public var _arg: Float { get }
  public var _specifier: String { get }
}

extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { get }
  public var _specifier: String { get }
}

public struct Text: Equatable, Sendable {
  public init(verbatim content: String)
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S)
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String
  public static func == (a: Text, b: Text) -> Bool
  public static func + (lhs: Text, rhs: Text) -> Text

  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid: Pattern
    }
    public static let single: LineStyle
  }

  public func foregroundColor(_ color: Color?) -> Text
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
  public func font(_ font: Font?) -> Text
  public func fontWeight(_ weight: Font.Weight?) -> Text
  public func fontDesign(_ design: Font.Design?) -> Text
  public func bold() -> Text
  public func bold(_ isActive: Bool) -> Text
  public func italic() -> Text
  public func italic(_ isActive: Bool) -> Text
  public func monospaced(_ isActive: Bool = true) -> Text
  public func monospacedDigit() -> Text
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
  public func kerning(_ kerning: CGFloat) -> Text
  public func tracking(_ tracking: CGFloat) -> Text
}

extension Text {
  public struct DateStyle: Sendable {
    public static let time: DateStyle
    public static let date: DateStyle
    public static let relative: DateStyle
    public static let offset: DateStyle
    public static let timer: DateStyle
  }

  public init(_ date: Date, style: DateStyle)
  public init(_ dates: ClosedRange<Date>)
  public init(_ interval: DateInterval)
  @_disfavoredOverload public init(_ attributedContent: AttributedString)
}

extension Text: View {
  public typealias Body = Never
}

public struct Font: Hashable, Sendable {
  public static let largeTitle: Font
  public static let title: Font
  public static let title2: Font
  public static let title3: Font
  public static let headline: Font
  public static let subheadline: Font
  public static let body: Font
  public static let callout: Font
  public static let footnote: Font
  public static let caption: Font
  public static let caption2: Font

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public struct Weight: Hashable, Sendable {
    public static let ultraLight: Weight
    public static let thin: Weight
    public static let light: Weight
    public static let regular: Weight
    public static let medium: Weight
    public static let semibold: Weight
    public static let bold: Weight
    public static let heavy: Weight
    public static let black: Weight
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font
  public func italic() -> Font
  public func bold() -> Font
  public func monospaced() -> Font
  public func monospacedDigit() -> Font
  public func weight(_ weight: Weight) -> Font
}

public struct Image: Equatable, Sendable {
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  public init(_ name: String, bundle: Bundle? = nil)
  public init(_ name: String, bundle: Bundle? = nil, label: Text)
  public init(decorative name: String, bundle: Bundle? = nil)
  public init(systemName: String)
  public static func == (lhs: Image, rhs: Image) -> Bool
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image
}

extension Image: View {
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct Label<Title: View, Icon: View>: View {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
  public var body: some View { get }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String)
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String)
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String)
}

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

public struct LabelStyleConfiguration {
  @MainActor @preconcurrency
  public struct Title: View {
    public typealias Body = Never
  }
  @MainActor @preconcurrency
  public struct Icon: View {
    public typealias Body = Never
  }
  public var title: Title { get }
  public var icon: Icon { get }
}

@MainActor @preconcurrency
public struct DefaultLabelStyle: LabelStyle {
  public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct IconOnlyLabelStyle: LabelStyle {
  public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct TitleOnlyLabelStyle: LabelStyle {
  public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct TitleAndIconLabelStyle: LabelStyle {
  public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { get }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { get }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { get }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { get }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View
  nonisolated public func font(_ font: Font?) -> some View
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View
  nonisolated public func bold(_ isActive: Bool = true) -> some View
  nonisolated public func italic(_ isActive: Bool = true) -> some View
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View
  nonisolated public func monospacedDigit() -> some View
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View
  nonisolated public func lineLimit(_ number: Int?) -> some View
  nonisolated public func lineLimit(_ number: Int, reservesSpace: Bool) -> some View
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View
  nonisolated public func tracking(_ tracking: CGFloat) -> some View
  nonisolated public func kerning(_ kerning: CGFloat) -> some View
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View
}

public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}

public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection: Bool
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection: Bool
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { get }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { get }
}
