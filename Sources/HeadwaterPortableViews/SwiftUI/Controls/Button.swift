/// A control that performs an action when it is tapped.
///
/// ```swift
/// Button("Sign Up") { model.signUp() }
/// ```
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Makes a button with a label of any views.
  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role and a label of any views.
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == HeadwaterPortableViews.Label<Text, Image> {
  /// Makes a button with a title and an icon.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Makes a button with a title and an icon.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Makes a button with a title, an icon and a role.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      HeadwaterPortableViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a button with a title, an icon and a role.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      HeadwaterPortableViews.Label(title, systemImage: systemImage)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button to which a style of your own is applied.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The purpose of a button, which changes its look.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel }

  private let kind: Kind

  /// The button deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button leaves things as they are.
  public static let cancel = ButtonRole(kind: .cancel)
}

extension Button: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a native button, or the view of the current button style.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = ButtonNode(view.role, action: view.action, in: parent)
    node.showLabel(view.label)
    node.collectLabel()
    return node
  }

  /// Updates the action, the role and the label.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: ButtonNode.self)
    node.update(view.role, action: view.action)
    node.showLabel(view.label)
  }
}

/// The node of a button.
final class ButtonNode: ControlNode {
  private(set) var role: ButtonRole?
  private var action: @MainActor () -> Void
  private var style: ButtonStyleChoice

  init(_ role: ButtonRole?, action: @escaping @MainActor () -> Void, in parent: ViewNode) {
    self.role = role
    self.action = action
    style = parent.contentEnvironment.value(of: ButtonStyleKey.self)
    super.init(in: parent)
    begin()
  }

  override var baseClass: String {
    switch role {
    case .destructive: "button \(style.name) destructive"
    case .cancel: "button \(style.name) cancel"
    default: "button \(style.name)"
    }
  }
  override var fusableEffects: DecorationStages { [.opacity, .effect] }

  override func declareStyle(_ style: inout StyleDeclarations) {
    TextStyle().declare(&style, in: environment)
  }

  func update(_ role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.action = action
    guard role != self.role else { return }
    self.role = role
    restyle()
  }

  /// Shows the label as the style does.
  func showLabel<Label: View>(_ view: Label) {
    switch style {
    case .builtIn:
      setLabel(view)
    case .custom(let makeBody):
      setLabel(makeBody(ButtonStyleConfiguration(role: role, label: .init(AnyView(view)))))
    case .primitive(let makeBody):
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init(AnyView(view)), action: action)
      setLabel(makeBody(configuration))
    }
  }

  override func labelEnvironment() -> EnvironmentEntry? {
    if case .primitive = style {
      return environment.setting(ButtonStyleKey.self, to: .builtIn(.automatic))
    }
    return super.labelEnvironment()
  }

  /// Appends the button, or the content of a style that replaces the button.
  override func appendElements(to elements: inout [Element]) {
    if case .primitive = style {
      forEachChild { $0.appendElements(to: &elements) }
    } else {
      super.appendElements(to: &elements)
    }
  }

  override func environmentDidChange(
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
    // The view that made the button is evaluated again, with the new style.
    markMakerDirty()
  }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    let completion = environment.value(of: DialogCompletionKey.self)
    action()
    completion?.perform()
    environment.value(of: ClosesMenuKey.self)?.close()
    return .handled
  }
}
