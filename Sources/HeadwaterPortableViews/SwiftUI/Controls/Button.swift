/// A control that performs an action when it is tapped.
///
/// ```swift
/// Button("Sign Up") { model.signUp() }
/// ```
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// The page that the button links to, in the style of a link.
  var destination: URL?

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
  ///
  /// In the style of a link, it is the link.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
    destination = configuration.destination
  }
}

/// The purpose of a button, which changes its look.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel }

  private let kind: Kind

  /// The button deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button leaves things as they are. In a sheet it replaces the button in the corner, which closes it.
  public static let cancel = ButtonRole(kind: .cancel)
}

extension Button: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a native button, or the view of the current button style.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    if let destination = view.destination {
      return Link.makeNode(for: Link(destination: destination) { view.label }, in: parent)
    }
    let node = ButtonNode(view.role, action: view.action, in: parent)
    node.showLabel(view.label)
    node.collectLabel()
    return node
  }

  /// Updates the action, the role and the label.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    if let destination = view.destination {
      return Link.updateNode(node, for: Link(destination: destination) { view.label })
    }
    let node = unsafeDowncast(node, to: ButtonNode.self)
    node.update(view.role, action: view.action)
    node.showLabel(view.label)
  }
}

/// The node of a button.
final class ButtonNode: StyledControlNode {
  private var purpose: ButtonRole?
  private var action: @MainActor () -> Void

  init(_ role: ButtonRole?, action: @escaping @MainActor () -> Void, in parent: ViewNode) {
    purpose = role
    self.action = action
    super.init(in: parent)
    begin()
  }

  override var role: ButtonRole? { purpose }

  override var baseClass: String {
    switch role {
    case .destructive: "button \(style.name) destructive"
    case .cancel: "button \(style.name) cancel"
    default: "button \(style.name)"
    }
  }

  func update(_ role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.action = action
    guard role != purpose else { return }
    purpose = role
    restyle()
  }

  override func trigger() {
    action()
  }

  override func perform() -> EventOutcome {
    let completion = environment.value(of: DialogCompletionKey.self)
    action()
    completion?.perform()
    environment.value(of: ClosesMenuKey.self)?.close()
    return .handled
  }
}
