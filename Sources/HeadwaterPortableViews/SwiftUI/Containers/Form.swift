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
  /// The column around a list in the sidebar of a split view.
  private let column: SplitColumn?

  init(_ kind: ContainerKind, in parent: ViewNode) {
    self.kind = kind
    column = kind == .list ? parent.contentEnvironment.value(of: SplitColumnKey.self) : nil
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
    let sidebar = column.map { _ in SidebarList(node: self) }
    content = SlotNode(
      in: self, decoration: Decoration(.row(kind == .list ? .li : .div), outer: nil)
    ) {
      var environment = $0.setting(ContainerKindKey.self, to: kind)
      if let sidebar { environment = environment.setting(SidebarListKey.self, to: sidebar) }
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
    showDetail(of: selection)
    // A row with links is no choice itself: its links are.
    let choices = Choice.all(in: content)
      .filter { column == nil || $0.tag.map(selection.accepts) ?? false }
    guard column == nil || !choices.isEmpty else { return }
    element.set(.role, to: "listbox")
    if !isNamedByModifier {
      element.set(.ariaLabel, to: environment.value(of: CatalogueKey.self).text(.list))
    }
    element.set(.ariaMultiSelectable, to: selection.takesSeveral ? "true" : nil)
    for choice in choices {
      for row in choice.elements {
        row.listen(to: .click, for: self)
        row.set(.tabIndex, to: "0")
        row.set(.role, to: "option")
        let isSelected = choice.tag.map { selection.contains($0) } ?? false
        row.set(.ariaSelected, to: isSelected ? "true" : "false")
      }
    }
  }

  /// Tells the split view around the list whether a narrow window shows the detail.
  private func showDetail(of selection: RowSelection) {
    guard let column, !selection.takesSeveral else { return }
    column.columns.list = self
    graph.afterUpdate {
      let isShown = !selection.isEmpty()
      if column.isDetailShown.wrappedValue != isShown {
        column.isDetailShown.wrappedValue = isShown
      }
    }
  }

  func endSelection() {
    selection?.end()
  }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    let choice = Choice.all(in: content).first { $0.elements.contains { $0 === element } }
    guard let selection, let tag = choice?.tag, selection.toggle(tag) else {
      return .dropped(reason: "the row has no tag of the selection's type")
    }
    return .handled
  }
}
