// Symbols of many kinds that apps use every day.

extension View {
  nonisolated public func accessibility(label: Text) -> some View
  nonisolated public func accessibility(value: Text) -> some View
  nonisolated public func accessibility(hint: Text) -> some View
  nonisolated public func accessibility(hidden: Bool) -> some View
  nonisolated public func accessibility(identifier: String) -> some View
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic: ButtonBorderShape
  public static let capsule: ButtonBorderShape
  public static let circle: ButtonBorderShape
  public static let roundedRectangle: ButtonBorderShape
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
}

extension EnvironmentValues {
  public var controlSize: ControlSize { get set }
}

@MainActor @preconcurrency
public struct EquatableView<Content: View & Equatable>: View {
  nonisolated public init(content: Content)
  public var body: some View { get }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self>
}

@frozen public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S)
}

extension ShapeStyle where Self == Material {
  public static var bar: Material { get }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle
}

extension RadialGradient {
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}

extension SwitchToggleStyle {
  nonisolated public init(tint: Color)
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
}

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint
}

extension Font {
  public static func custom(_ name: String, size: CGFloat) -> Font
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { get }
  public var error: (any Error)? { get }
}

@MainActor @preconcurrency
public struct AsyncImage<Content: View>: View {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
  public var body: some View { get }
}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value)
  public init(initialValue: Value)
  public init(wrappedValue: Value, resetTransaction: Transaction)
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
  public var wrappedValue: Value { get }
  public var projectedValue: GestureState<Value> { get }
}

extension Gesture {
  @MainActor @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State>
}

@MainActor @preconcurrency
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf)
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID
  public var body: some View { get }
}

extension List where SelectionValue == Never {
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
}
