/// Shows that something is being worked on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// The part that is done, from 0 to 1; nil where nobody knows.
  let fraction: Double?
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

  /// Makes an indicator of how far something has come; nil for not known.
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

  /// Makes an indicator of how far something has come, with a title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  /// Makes an indicator of how far something has come, with a title.
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

  /// Makes an indicator of how far something has come, with a label of any views.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Makes an indicator of how far something has come, with labels of any views.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView: View {
  /// What the style in force makes of the indicator.
  public var body: some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(currentValueLabel))))
  }
}

/// How the progress indicators in a view look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that an indicator is shown by.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view that an indicator is shown by.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``ProgressViewStyle`` is given.
public struct ProgressViewStyleConfiguration {
  /// What the indicator shows beside itself.
  public struct Label: View {
    let content: AnyView

    /// The views of the label.
    public var body: some View { content }
  }

  /// What the indicator says about how far it has come.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The views of the label.
    public var body: some View { content }
  }

  /// The part that is done, from 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What the indicator shows beside itself.
  public let label: Label?
  /// What the indicator says about how far it has come.
  public let currentValueLabel: CurrentValueLabel?
}

/// A circle while nobody knows how long it takes, otherwise a bar.
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
  /// A circle while nobody knows how long it takes, otherwise a bar.
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
        .attribute(.ariaLabel, configuration.label == nil ? "In progress" : nil)
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
  /// Sets how the progress indicators in the view look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style, ProgressViewStyleKey.self) { AnyView($0.makeBody(configuration: $1)) })
  }
}
