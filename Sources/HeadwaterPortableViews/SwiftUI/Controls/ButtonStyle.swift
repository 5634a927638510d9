/// The look of the buttons and links in a view. The behaviour remains that of a button or a link.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().background(Color.blue)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that shows a button.
  associatedtype Body: View
  /// The properties that a style receives.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view that shows a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The look and behaviour of the buttons in a view.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that shows a button.
  associatedtype Body: View
  /// The properties that a style receives.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view that shows a button; `Button(configuration)` is the button itself.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The built-in style; nil for your own styles.
  var builtIn: BuiltInButtonStyle? { get }
}

extension PrimitiveButtonStyle {
  /// Nil: your own styles are not built-in.
  public var builtIn: BuiltInButtonStyle? { nil }
}

/// A style that the style sheet knows. Only this module makes one.
public struct BuiltInButtonStyle: Sendable {
  enum Name: String {
    case automatic, bordered, prominent, borderless, plain
  }

  let name: Name
}

/// The properties that a ``ButtonStyle`` receives.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }

    /// The views of the label.
    public var body: some View { content }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is pressed; always false, because the style sheet shows the press.
  public let isPressed = false
}

/// The properties that a ``PrimitiveButtonStyle`` receives.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }

    /// The views of the label.
    public var body: some View { content }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// The page that the button links to, if it is a link.
  let destination: URL?
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  @MainActor
  public func trigger() {
    action()
  }
}

/// The default style of the button's place.
public struct DefaultButtonStyle {
  /// Makes the style.
  public init() {}
}
/// A button in a box.
public struct BorderedButtonStyle {
  /// Makes the style.
  public init() {}
}
/// A prominent button in a box.
public struct BorderedProminentButtonStyle {
  /// Makes the style.
  public init() {}
}
/// A button without a box.
public struct BorderlessButtonStyle {
  /// Makes the style.
  public init() {}
}
/// A button that looks like its label.
public struct PlainButtonStyle {
  /// Makes the style.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// The button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  /// This style.
  public var builtIn: BuiltInButtonStyle? { BuiltInButtonStyle(name: .automatic) }
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  /// The button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  /// This style.
  public var builtIn: BuiltInButtonStyle? { BuiltInButtonStyle(name: .bordered) }
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  /// This style.
  public var builtIn: BuiltInButtonStyle? { BuiltInButtonStyle(name: .prominent) }
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  /// This style.
  public var builtIn: BuiltInButtonStyle? { BuiltInButtonStyle(name: .borderless) }
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  /// The button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  /// This style.
  public var builtIn: BuiltInButtonStyle? { BuiltInButtonStyle(name: .plain) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style of the button's place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button in a box.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A prominent button in a box.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a box.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks like its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The current style of the buttons in a view.
enum ButtonStyleChoice {
  case builtIn(BuiltInButtonStyle.Name)
  case custom(@MainActor (ButtonStyleConfiguration) -> AnyView)
  case primitive(@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)

  var name: String {
    switch self {
    case .builtIn(let name): name.rawValue
    case .custom, .primitive: "custom"
    }
  }

  /// Whether the content of the button keeps its state when the style changes.
  func showsLabel(as other: ButtonStyleChoice) -> Bool {
    switch (self, other) {
    case (.builtIn, .builtIn), (.custom, .custom), (.primitive, .primitive): true
    default: false
    }
  }
}

extension ButtonStyleChoice {
  /// The class of a link in this style.
  var linkClass: String {
    switch self {
    case .builtIn(.automatic), .primitive: "link"
    case .custom: "link custom"
    case .builtIn(let name): "button \(name.rawValue)"
    }
  }
}

enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleChoice { .builtIn(.automatic) }
}

/// Shows a button in a style. The style's properties can be `@Environment`.
private struct StyledButton<Style: ButtonStyle>: View {
  var style: Held<Style>
  let configuration: ButtonStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View {
  var style: Held<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

struct ButtonStyleModifier<Style: ButtonStyle> {
  let style: Style
}

extension ButtonStyleModifier: EnvironmentModifier {
  typealias Body = Never

  func environment(from base: EnvironmentEntry?) -> EnvironmentEntry? {
    let style = style
    return base.setting(
      ButtonStyleKey.self,
      to: .custom { AnyView(StyledButton(style: Held(style), configuration: $0)) })
  }

  func isSame(as other: Self) -> Bool {
    FieldPlan.of(Style.self, reflection: .offsets).isEqual(style, other.style)
  }
}

struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle> {
  let style: Style
}

extension PrimitiveButtonStyleModifier: EnvironmentModifier {
  typealias Body = Never

  func environment(from base: EnvironmentEntry?) -> EnvironmentEntry? {
    if let builtIn = style.builtIn {
      return base.setting(ButtonStyleKey.self, to: .builtIn(builtIn.name))
    }
    let style = style
    return base.setting(
      ButtonStyleKey.self,
      to: .primitive { AnyView(PrimitiveStyledButton(style: Held(style), configuration: $0)) })
  }

  func isSame(as other: Self) -> Bool {
    FieldPlan.of(Style.self, reflection: .offsets).isEqual(style, other.style)
  }
}

extension View {
  /// Sets the look of the buttons and links in the view.
  ///
  /// - Partial: a style of your own does not apply to menus.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }

  /// Sets the look and behaviour of the buttons and links in the view.
  ///
  /// - Partial: `trigger()` of a `Link` calls the `openURL` of the environment; `Button(configuration)` is the
  ///   link itself.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}
