/// The node of a control that shows its label as the button style around it does: a button or a link.
///
/// Under a ``PrimitiveButtonStyle`` of an app's own, the content of the style replaces the control.
class StyledControlNode: ControlNode {
  private(set) final var style: ButtonStyleChoice

  override init(isAddress: Bool = false, in parent: ViewNode) {
    style = parent.contentEnvironment.value(of: ButtonStyleKey.self)
    super.init(isAddress: isAddress, in: parent)
  }

  /// The purpose of the control, for a style.
  var role: ButtonRole? { nil }
  /// The page that the control links to, for a style.
  var destination: URL? { nil }

  /// Does what a tap on the control does.
  func trigger() {}

  override var fusableEffects: DecorationStages { [.opacity, .effect] }

  override final func declareStyle(_ style: inout StyleDeclarations) {
    TextStyle().declare(&style, in: environment)
    if case .builtIn(let name) = self.style, name == .bordered || name == .prominent {
      environment.declareButton(&style)
    }
  }

  /// Shows the label as the style does.
  final func showLabel<Label: View>(_ view: Label) {
    switch style {
    case .builtIn:
      setLabel(view)
    case .custom(let makeBody):
      setLabel(makeBody(ButtonStyleConfiguration(role: role, label: .init(AnyView(view)))))
    case .primitive(let makeBody):
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init(AnyView(view)), destination: destination,
        action: { [weak self] in self?.trigger() })
      setLabel(makeBody(configuration))
    }
  }

  override final func labelEnvironment() -> EnvironmentEntry? {
    if case .primitive = style {
      return environment.setting(ButtonStyleKey.self, to: .builtIn(.automatic))
    }
    return super.labelEnvironment()
  }

  /// Appends the control, or the content of a style that replaces it.
  override final func appendElements(to elements: inout [Element]) {
    if case .primitive = style {
      forEachChild { $0.appendElements(to: &elements) }
    } else {
      super.appendElements(to: &elements)
    }
  }

  override final func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    super.environmentDidChange(to: environment, changed: changed)
    guard changed.contains(ObjectIdentifier(ButtonStyleKey.self)) else { return }
    let former = style
    style = environment.value(of: ButtonStyleKey.self)
    deriveLabelEnvironment()
    restyle()
    if !style.showsLabel(as: former) {
      content?.unmount()
      content = nil
      contentElementsDidChange()
      invalidateElements()
    }
    // The view that made the control is evaluated again, with the new style.
    markMakerDirty()
  }
}
