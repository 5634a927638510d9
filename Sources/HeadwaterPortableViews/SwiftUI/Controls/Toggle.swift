/// A control that is on or off.
///
/// - Partial: a toggle cannot represent several different values.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyleBody) private var style

  /// Makes a toggle with a label of any views.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == HeadwaterPortableViews.Label<Text, Image> {
  /// Makes a toggle with a title and an icon.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { HeadwaterPortableViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and an icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { HeadwaterPortableViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle to which a style of your own is applied.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: View {
  /// The toggle in the current toggle style.
  public var body: some View {
    style.makeBody(
      ToggleStyleConfiguration(isOn: isOn, label: .init(content: AnyView(label))))
  }
}

/// The look of the toggles in a view.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that shows a toggle.
  associatedtype Body: View
  /// The properties that a style receives.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view that shows a toggle.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties that a ``ToggleStyle`` receives.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View {
    let content: AnyView

    /// The views of the label.
    public var body: some View { content }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several different values; always false here.
  public var isMixed: Bool { false }

  init(isOn: Binding<Bool>, label: Label) {
    _isOn = isOn
    self.label = label
  }
}

/// The default style of the toggle's place: a switch.
public struct DefaultToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// A switch beside the label.
public struct SwitchToggleStyle {
  private let tint: Color?

  /// Makes the style.
  nonisolated public init() { tint = nil }

  /// Makes the style with the colour of a switch that is on.
  nonisolated public init(tint: Color) { self.tint = tint }
}

/// A button that stays pressed while the toggle is on.
public struct ButtonToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// A box that is checked while the toggle is on.
public struct CheckboxToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  /// A switch.
  public func makeBody(configuration: Configuration) -> some View {
    CheckableControl(configuration: configuration, kind: "switch")
  }
}

extension SwitchToggleStyle: ToggleStyle {
  /// A switch.
  public func makeBody(configuration: Configuration) -> some View {
    CheckableControl(configuration: configuration, kind: "switch")
      .decorated(.style(.effect, tint.map { [StyleDeclaration(.switchOn, $0.css)] } ?? []))
  }
}

extension ButtonToggleStyle: ToggleStyle {
  /// A box that looks like a button.
  public func makeBody(configuration: Configuration) -> some View {
    CheckableControl(configuration: configuration, kind: "push")
  }
}

extension CheckboxToggleStyle: ToggleStyle {
  /// A check box.
  public func makeBody(configuration: Configuration) -> some View {
    CheckableControl(configuration: configuration, kind: "checkbox")
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style of the toggle's place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box that is checked while the toggle is on.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A native check box with its label, drawn as a switch, a box or a button.
private struct CheckableControl: View {
  let configuration: ToggleStyleConfiguration
  let kind: String
  @Environment(\.menuCloser) private var menu

  var body: some View {
    let isOn = configuration.$isOn
    let menu = menu
    NativeElement(.label, "toggle \(kind)") {
      NativeElement(.span, "toggle-label") { configuration.label }.fusing(.all)
      NativeElement(.input, "check")
        .attribute(.type, "checkbox")
        .attribute(.role, kind == "switch" ? "switch" : nil)
        .property(.checked, isOn.wrappedValue)
        .attribute(.dataStored, isOn.location.storedName)
        .choosing(isOn)
        .focusable()
        .on(.change) { event in
          switch event.value {
          case "true": isOn.wrappedValue = true
          case "false": isOn.wrappedValue = false
          default: return .dropped(reason: "a switch is either true or false")
          }
          menu?.close()
          return .handled
        }
    }
    .asLabel().withText()
  }
}

enum ToggleStyleKey: StyleEnvironmentKey {
  typealias Configuration = ToggleStyleConfiguration

  static var defaultValue: StyleBody<ToggleStyleConfiguration> {
    StyleBody { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  fileprivate var toggleStyleBody: StyleBody<ToggleStyleConfiguration> {
    self[ToggleStyleKey.self]
  }
}

extension View {
  /// Sets the look of the toggles in the view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style, ToggleStyleKey.self) { AnyView($0.makeBody(configuration: $1)) })
  }
}
