/// Shows that something is being worked on.
public struct ProgressView<Label: View> {
  let label: Label
}

extension ProgressView where Label == EmptyView {
  /// Makes an indicator.
  nonisolated public init() {
    label = EmptyView()
  }
}

extension ProgressView where Label == Text {
  /// Makes an indicator with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    label = Text(titleKey)
  }

  /// Makes an indicator with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    label = Text(title)
  }
}

extension ProgressView {
  /// Makes an indicator with a label of any views.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension ProgressView: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a progress element and, below it, the label.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = ProgressNode(isLabelled: Label.self != EmptyView.self, in: parent)
    node.setLabel(view.label)
    node.collectContent()
    return node
  }

  /// Brings the label up to date.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: ProgressNode.self).setLabel(view.label)
  }
}

private final class ProgressNode: ElementNode {
  private let indicator: Element
  private var label: ViewNode?

  init(isLabelled: Bool, in parent: ViewNode) {
    indicator = Element(.progress, owner: nil, in: parent.graph.document)
    super.init(.label, in: parent)
    if !isLabelled { indicator.set(.ariaLabel, to: "In progress") }
    decorate()
  }

  func setLabel<Label: View>(_ view: Label) {
    if let label {
      updateChild(label, to: view)
    } else {
      label = makeChild(view)
    }
  }

  override var baseClass: String { "progress" }
  override var fusableEffects: DecorationStages { [.opacity] }
  override var semanticElement: Element { indicator }

  override func contentElements() -> [Element] {
    [indicator] + super.contentElements()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let label { visit(label) }
  }
}
