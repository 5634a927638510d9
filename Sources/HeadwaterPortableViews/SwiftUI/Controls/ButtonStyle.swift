/// How the buttons in a view look; the behaviour stays that of a button.
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
  /// The type of view that a button is shown by.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ButtonStyleConfiguration

  /// The view that a button is shown by.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// How the buttons in a view look and behave.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that a button is shown by.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view that a button is shown by; `Button(configuration)` is the button itself.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// Which of the built-in styles this is; nil for your own.
  var builtIn: BuiltInButtonStyle? { get }
}

extension PrimitiveButtonStyle {
  /// Your own styles are none of the built-in ones.
  public var builtIn: BuiltInButtonStyle? { nil }
}

/// One of the styles that the style sheet knows; made by this module only.
public struct BuiltInButtonStyle: Sendable {
  enum Name: String {
    case automatic, bordered, prominent, borderless, plain
  }

  let name: Name
}

/// What a ``ButtonStyle`` is given.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }

    /// The views of the label.
    public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether the button is being pressed; here the style sheet shows that, so it is false.
  public let isPressed = false
}

/// What a ``PrimitiveButtonStyle`` is given.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }

    /// The views of the label.
    public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does when it is tapped.
  @MainActor
  public func trigger() {
    action()
  }
}

/// The button style of the place that a button is in.
public struct DefaultButtonStyle {
  /// Makes the style.
  public init() {}
}
/// A button in a box.
public struct BorderedButtonStyle {
  /// Makes the style.
  public init() {}
}
/// The button in a box that stands out.
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
  /// The button style of the place that a button is in.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button in a box.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The button in a box that stands out.
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

/// The style that is in force for the buttons in a view.
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

  /// Whether what is inside the button stays, with its state, when another style takes over.
  func showsLabel(as other: ButtonStyleChoice) -> Bool {
    switch (self, other) {
    case (.builtIn, .builtIn), (.custom, .custom), (.primitive, .primitive): true
    default: false
    }
  }
}

enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleChoice { .builtIn(.automatic) }
}

/// Shows a button by a style; the style's own properties can be `@Environment`.
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
  /// Sets how the buttons in the view look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }

  /// Sets how the buttons in the view look and behave.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}
