/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyleBody) private var style

  /// Makes a label of any views.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a title and an icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a title and a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label of a title and a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label to which a style of your own is applied.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: View {
  /// The label in the current label style.
  public var body: some View {
    style.makeBody(
      LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
  }
}

/// The look of the labels in a view.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view that shows a label.
  associatedtype Body: View
  /// The properties that a style receives.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view that shows a label.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties that a ``LabelStyle`` receives.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title: View {
    let content: AnyView

    /// The views of the title.
    public var body: some View { content }
  }

  /// The icon of the label.
  public struct Icon: View {
    let content: AnyView

    /// The views of the icon.
    public var body: some View { content }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// The default style of the label's place: icon and title.
public struct DefaultLabelStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// Icon and title.
public struct TitleAndIconLabelStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// Only the title.
public struct TitleOnlyLabelStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// Only the icon; the title is read out.
public struct IconOnlyLabelStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
  /// Icon and title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension TitleAndIconLabelStyle: LabelStyle {
  /// Icon and title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

extension TitleOnlyLabelStyle: LabelStyle {
  /// The title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension IconOnlyLabelStyle: LabelStyle {
  /// The icon, and the title for screen readers.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.icon.accessibilityHidden(true)
      NativeElement(.span, "only-read") { configuration.title }
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style of the label's place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

enum LabelStyleKey: StyleEnvironmentKey {
  typealias Configuration = LabelStyleConfiguration

  static var defaultValue: StyleBody<LabelStyleConfiguration> {
    StyleBody { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  fileprivate var labelStyleBody: StyleBody<LabelStyleConfiguration> { self[LabelStyleKey.self] }
}

extension View {
  /// Sets the look of the labels in the view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style, LabelStyleKey.self) { AnyView($0.makeBody(configuration: $1)) })
  }
}
