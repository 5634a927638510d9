/// Controls for entering data, grouped into sections.
///
/// The fields show their titles as labels, and the footer of a section describes its controls.
public struct Form<Content: View> {
  let content: Content

  /// Makes a form.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a form element.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = RowsNode(.form, in: parent)
    node.setContent(view.content)
    node.collectContent()
    return node
  }

  /// Updates the content.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: RowsNode.self).setContent(view.content)
  }
}

/// The node of a form or a list: each view in it becomes a row.
final class RowsNode: TrackedContainerNode<SlotNode> {
  let kind: ContainerKind
  /// Which rows are selected; nil when rows cannot be.
  var selection: RowSelection?
  private var isSelecting = false

  init(_ kind: ContainerKind, in parent: ViewNode) {
    self.kind = kind
    // A browser's parser drops a form inside a form.
    let isNested = parent.contentEnvironment.value(of: ContainerKindKey.self) == .form
    super.init(kind == .list ? .ul : isNested ? .div : .form, in: parent)
    switch element.kind {
    case .form: element.set(.noValidate, to: true)
    case .ul: element.set(.role, to: "list")
    default: break
    }
    decorate()
    let depth = contentElementDepth
    content = SlotNode(
      in: self, decoration: Decoration(.row(kind == .list ? .li : .div), outer: nil)
    ) {
      let environment = $0.setting(ContainerKindKey.self, to: kind)
      return kind == .list
        ? environment.setting(IsLazyKey.self, to: true).setting(RowDepthKey.self, to: depth)
        : environment
    }
  }

  func setContent<Content: View>(_ view: Content) {
    content.setContent(view)
  }

  override var baseClass: String { kind == .list ? "list" : "form" }
  override var fusableEffects: DecorationStages { [.opacity, .background] }
  override func inheritedValuesDidChange() {}

  // MARK: Selection

  override func evaluate() {
    isDirty = false
    showSelection()
  }

  override func contentElementsDidChange() {
    super.contentElementsDidChange()
    guard selection != nil, !isSelecting else { return }
    isSelecting = true
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      isSelecting = false
      if isMounted { showSelection() }
    }
  }

  /// Sets the selected state of all rows, and makes them clickable.
  func showSelection() {
    guard let selection, content != nil else { return }
    tracker.track { selection.read() }
    element.set(.role, to: "listbox")
    if !isNamedByModifier { element.set(.ariaLabel, to: "List") }
    element.set(.ariaMultiSelectable, to: selection.takesSeveral ? "true" : nil)
    for choice in Choice.all(in: content) {
      for row in choice.elements {
        row.listen(to: .click, for: self)
        row.set(.tabIndex, to: "0")
        row.set(.role, to: "option")
        let isSelected = choice.tag.map { selection.contains($0) } ?? false
        row.set(.ariaSelected, to: isSelected ? "true" : "false")
      }
    }
  }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    let choice = Choice.all(in: content).first { $0.elements.contains { $0 === element } }
    guard let selection, let tag = choice?.tag, selection.toggle(tag) else {
      return .dropped(reason: "the row has no tag of the selection's type")
    }
    return .handled
  }
}
