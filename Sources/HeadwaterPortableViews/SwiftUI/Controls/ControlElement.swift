/// A button that a built-in view describes in its body, with a label of any views.
struct ControlElement<Label: View> {
  var className: String
  /// Whether the content that the button shows and hides is visible.
  let isExpanded: Bool
  /// The kind of content that the button opens, for a screen reader.
  var popup: String?
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label
}

extension ControlElement: View {
  typealias Body = Never

  static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = ControlElementNode(view.className, popup: view.popup, in: parent)
    node.setLabel(view.label)
    node.collectLabel()
    node.update(isExpanded: view.isExpanded, action: view.action)
    return node
  }

  static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: ControlElementNode.self)
    node.setLabel(view.label)
    node.update(isExpanded: view.isExpanded, action: view.action)
  }
}

private final class ControlElementNode: ControlNode {
  private let className: String
  private let popup: String?
  private var isExpanded = false
  private var action: @MainActor () -> Void = {}

  init(_ className: String, popup: String?, in parent: ViewNode) {
    self.className = className
    self.popup = popup
    super.init(in: parent)
    begin()
  }

  override func prepareControl() {
    super.prepareControl()
    control.set(.ariaHasPopup, to: popup)
  }

  override func updateControl() {
    super.updateControl()
    control.set(.ariaExpanded, to: isExpanded ? "true" : "false")
  }

  func update(isExpanded: Bool, action: @escaping @MainActor () -> Void) {
    self.isExpanded = isExpanded
    self.action = action
    updateControl()
  }

  override var baseClass: String { className }
  override var fusableEffects: DecorationStages { [.opacity, .effect] }

  override func declareStyle(_ style: inout StyleDeclarations) {
    TextStyle().declare(&style, in: environment)
  }

  override func perform() -> EventOutcome {
    action()
    return .handled
  }
}
