/// An indicator of work in progress, or of its completed part.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// The completed part, from 0 to 1; nil if it is not known.
  let fraction: Double?
  /// What a style of your own was given, and hands on to the default style.
  var given: ProgressViewStyleConfiguration?
  @Environment(\.progressViewStyleBody) private var style

  nonisolated private init(
    fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  nonisolated fileprivate static func fraction<V: BinaryFloatingPoint>(
    _ value: V?, of total: V
  ) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value) / Double(total), 0), 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// Makes an indicator.
  nonisolated public init() {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes an indicator of the completed part; nil if it is not known.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(
      fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  /// Makes an indicator with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes an indicator with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes an indicator of the completed part, with a title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  /// Makes an indicator of the completed part, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: Text(title),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes an indicator with a label of any views.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes an indicator of the completed part, with a label of any views.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Makes an indicator of the completed part, with labels of any views.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Makes the indicator to which a style of your own is applied, for a look that adds to another one.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
    given = configuration
  }
}

extension ProgressView: View {
  /// The indicator in the current style.
  public var body: some View {
    if let given {
      DefaultProgressViewStyle().makeBody(configuration: given)
    } else {
      styled
    }
  }

  @MainActor private var styled: some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(currentValueLabel))))
  }
}

/// The look of the progress indicators in a view.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that shows an indicator.
  associatedtype Body: View
  /// The properties that a style receives.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view that shows an indicator.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties that a ``ProgressViewStyle`` receives.
public struct ProgressViewStyleConfiguration {
  /// The label of the indicator.
  public struct Label: View {
    let content: AnyView

    /// The views of the label.
    public var body: some View { content }
  }

  /// The label of the completed part.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The views of the label.
    public var body: some View { content }
  }

  /// The completed part, from 0 to 1; nil if it is not known.
  public let fractionCompleted: Double?
  /// The label of the indicator.
  public let label: Label?
  /// The label of the completed part.
  public let currentValueLabel: CurrentValueLabel?
}

/// A circle if the completed part is not known, otherwise a bar.
public struct DefaultProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// A bar.
public struct LinearProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// A circle.
public struct CircularProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// A circle or a bar.
  public func makeBody(configuration: Configuration) -> some View {
    NativeProgress(configuration: configuration, isBar: configuration.fractionCompleted != nil)
  }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    NativeProgress(configuration: configuration, isBar: true)
  }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// A circle.
  public func makeBody(configuration: Configuration) -> some View {
    NativeProgress(configuration: configuration, isBar: false)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A circle if the completed part is not known, otherwise a bar.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A native progress element with its label.
private struct NativeProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let isBar: Bool

  var body: some View {
    NativeElement(.label, isBar ? "progress bar" : "progress") {
      NativeElement(.progress)
        .named(configuration.label == nil ? .inProgress : nil)
        .attribute(.value, configuration.fractionCompleted?.css)
        .attribute(.max, "1")
      configuration.label
      configuration.currentValueLabel
    }
    .asLabel().withText()
  }
}

enum ProgressViewStyleKey: StyleEnvironmentKey {
  typealias Configuration = ProgressViewStyleConfiguration

  static var defaultValue: StyleBody<ProgressViewStyleConfiguration> {
    StyleBody { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  fileprivate var progressViewStyleBody: StyleBody<ProgressViewStyleConfiguration> {
    self[ProgressViewStyleKey.self]
  }
}

extension View {
  /// Sets the look of the progress indicators in the view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style, ProgressViewStyleKey.self) { AnyView($0.makeBody(configuration: $1)) })
  }
}
