/// The function of a style that makes a view from the parts of a control. The environment stores it.
///
/// Each family of styles has a key with such a value. The default is the built-in style; modifiers such as
/// `toggleStyle(_:)` set another one.
final class StyleBody<Configuration> {
  let makeBody: @MainActor (Configuration) -> AnyView

  init(_ makeBody: @escaping @MainActor (Configuration) -> AnyView) {
    self.makeBody = makeBody
  }
}

protocol StyleEnvironmentKey: EnvironmentKey where Value == StyleBody<Configuration> {
  associatedtype Configuration
}

/// Sets the style of one family of controls.
struct StyleModifier<Style, Key: StyleEnvironmentKey> {
  let style: Style
  let makeBody: @MainActor (Style, Key.Configuration) -> AnyView

  nonisolated init(
    _ style: Style, _ key: Key.Type,
    makeBody: @escaping @MainActor (Style, Key.Configuration) -> AnyView
  ) {
    self.style = style
    self.makeBody = makeBody
  }
}

extension StyleModifier: EnvironmentModifier {
  typealias Body = Never

  func environment(from base: EnvironmentEntry?) -> EnvironmentEntry? {
    let style = style
    let makeBody = makeBody
    return base.setting(
      Key.self,
      to: StyleBody { configuration in
        AnyView(
          StyledControl(style: Held(style), configuration: configuration, make: makeBody))
      })
  }

  func isSame(as other: Self) -> Bool {
    FieldPlan.of(Style.self, reflection: .offsets).isEqual(style, other.style)
  }
}

/// Shows a control in a style. The style's properties can be `@Environment` and similar ones.
private struct StyledControl<Style, Configuration>: View {
  var style: Held<Style>
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> AnyView

  var body: some View { make(style.value, configuration) }
}
