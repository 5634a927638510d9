// Buttons, toggles, pickers and the like.

@MainActor @preconcurrency
public struct Button<Label: View>: View {
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  public var body: some View { get }
}

extension Button {
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void)
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void)
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration)
}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole
  public static let cancel: ButtonRole
  public static func == (a: ButtonRole, b: ButtonRole) -> Bool
}

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  @MainActor @preconcurrency
  public struct Label: View {
    public typealias Body = Never
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

public struct PrimitiveButtonStyleConfiguration {
  @MainActor @preconcurrency
  public struct Label: View {
    public typealias Body = Never
  }
  public let role: ButtonRole?
  public let label: Label
  public func trigger()
}

@MainActor @preconcurrency
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    get
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { get }
}

#if os(iOS)
  @MainActor @preconcurrency
  public struct EditButton: View {
    nonisolated public init()
    public var body: some View { get }
  }
#endif

// MARK: Toggles

@MainActor @preconcurrency
public struct Toggle<Label: View>: View {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
  public var body: some View { get }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>)
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

public struct ToggleStyleConfiguration {
  @MainActor @preconcurrency
  public struct Label: View {
    public typealias Body = Never
  }
  public let label: Label
  public var isOn: Bool { get nonmutating set }
  public var isMixed: Bool { get nonmutating set }
}

@MainActor @preconcurrency
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

#if os(macOS)
  @MainActor @preconcurrency
  public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init()
    public func makeBody(configuration: Configuration) -> some View
  }

  extension ToggleStyle where Self == CheckboxToggleStyle {
    @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { get }
  }
#endif

extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { get }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { get }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { get }
}

// MARK: Sliders and steppers

@MainActor @preconcurrency
public struct Slider<Label: View, ValueLabel: View>: View {
  public var body: some View { get }
}

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint
}

@MainActor @preconcurrency
public struct Stepper<Label: View>: View {
  public var body: some View { get }
}

extension Stepper {
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
}

// MARK: Pickers

@MainActor @preconcurrency
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label)
  public var body: some View { get }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
}

@MainActor @preconcurrency
public protocol PickerStyle {}

@MainActor @preconcurrency
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init()
}

@MainActor @preconcurrency
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init()
}

@MainActor @preconcurrency
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init()
}

@MainActor @preconcurrency
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init()
}

#if os(iOS)
  @MainActor @preconcurrency
  public struct WheelPickerStyle: PickerStyle {
    nonisolated public init()
  }

  @MainActor @preconcurrency
  public struct NavigationLinkPickerStyle: PickerStyle {
    nonisolated public init()
  }

  extension PickerStyle where Self == WheelPickerStyle {
    @MainActor @preconcurrency public static var wheel: WheelPickerStyle { get }
  }

  extension PickerStyle where Self == NavigationLinkPickerStyle {
    @MainActor @preconcurrency public static var navigationLink: NavigationLinkPickerStyle { get }
  }
#endif

extension PickerStyle where Self == DefaultPickerStyle {
  @MainActor @preconcurrency public static var automatic: DefaultPickerStyle { get }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { get }
}

extension PickerStyle where Self == MenuPickerStyle {
  @MainActor @preconcurrency public static var menu: MenuPickerStyle { get }
}

extension PickerStyle where Self == InlinePickerStyle {
  @MainActor @preconcurrency public static var inline: InlinePickerStyle { get }
}

@MainActor @preconcurrency
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  public var body: some View { get }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label)
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date])
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date])
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date])
}

@MainActor @preconcurrency
public struct ColorPicker<Label: View>: View {
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
  public var body: some View { get }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static let hourAndMinute: DatePickerComponents
  public static let date: DatePickerComponents
}

@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype _Body: View
}

@MainActor @preconcurrency
public struct DefaultDatePickerStyle: DatePickerStyle {
  public typealias _Body = Never
  nonisolated public init()
}

@MainActor @preconcurrency
public struct CompactDatePickerStyle: DatePickerStyle {
  public typealias _Body = Never
  nonisolated public init()
}

@MainActor @preconcurrency
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public typealias _Body = Never
  nonisolated public init()
}

#if os(iOS)
  @MainActor @preconcurrency
  public struct WheelDatePickerStyle: DatePickerStyle {
    public typealias _Body = Never
    nonisolated public init()
  }

  extension DatePickerStyle where Self == WheelDatePickerStyle {
    @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { get }
  }
#endif

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
}
