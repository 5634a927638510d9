// Progress, gauges, menus and boxes.

@MainActor @preconcurrency
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public var body: some View { get }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView
  nonisolated public init(@ViewBuilder label: () -> Label)
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView
}

@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

public struct ProgressViewStyleConfiguration {
  @MainActor @preconcurrency
  public struct Label: View {
    public typealias Body = Never
  }
  @MainActor @preconcurrency
  public struct CurrentValueLabel: View {
    public typealias Body = Never
  }
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

@MainActor @preconcurrency
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { get }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { get }
}

@MainActor @preconcurrency
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  public var body: some View { get }
}

extension Gauge {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView
}

@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}

public struct GaugeStyleConfiguration {
  public var value: Double
}

@MainActor @preconcurrency
public struct DefaultGaugeStyle: GaugeStyle {
  public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle { get }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { get }
}

@MainActor @preconcurrency
public struct Menu<Label: View, Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void)
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text
  public var body: some View { get }
}

@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration
}

public struct MenuStyleConfiguration {}

@MainActor @preconcurrency
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct DisclosureGroup<Label: View, Content: View>: View {
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text
  public var body: some View { get }
}

@MainActor @preconcurrency
public struct GroupBox<Label: View, Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text
  public var body: some View { get }
}

@MainActor @preconcurrency
public struct LabeledContent<Label, Content> {}

extension LabeledContent: View where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  public var body: some View { get }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S)
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String
}

@MainActor @preconcurrency
public struct Link<Label: View>: View {
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label)
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL)
  where Label == Text
  public var body: some View { get }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View
}
