struct TabItemModifier<Label: View> {
  let label: Label
}

extension TabItemModifier: ViewModifier {
  typealias Body = Never

  static var reach: ModifierReach { .single }

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = TabItemNode(in: parent)
    node.label.setContent(view.modifier.label)
    node.panel.setContent(view.content)
    node.collectContent()
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(node, to: TabItemNode.self)
    node.label.setContent(view.modifier.label)
    node.panel.setContent(view.content)
  }
}

/// The node of one tab. Its element is the panel, and it also makes the button in the bar.
final class TabItemNode: ElementNode {
  private(set) var button: Element!
  private(set) var label: SlotNode!
  private(set) var panel: SlotNode!
  private var badge: Element!
  var tag = AnyHashable(0)
  var select: (() -> Void)?
  private(set) var isSelected = true

  init(in parent: ViewNode) {
    super.init(.section, in: parent)
    button = Element(.button, owner: self, in: graph.document)
    button.setClass("tab")
    button.set(.type, to: "button")
    button.set(.role, to: "tab")
    button.listen(to: .click)
    label = SlotNode(in: self) {
      $0.setting(IsInsideControlKey.self, to: true)
        .setting(InnerControlsKey.self, to: .unreachable)
    }
    panel = SlotNode(in: self) {
      $0.setting(IsBesideTabItemKey.self, to: false).setting(TabBadgeKey.self, to: nil)
        .setting(AddressNodeKey.self, to: AddressReference())
    }
    badge = Element(.span, owner: nil, in: graph.document)
    badge.setClass("badge")
    badge.set(.ariaHidden, to: "true")
    showBadge()
    element.set(.role, to: "tabpanel")
    let identifier = "h\(button.id)"
    button.set(.id, to: identifier)
    element.set(.ariaLabelledBy, to: identifier)
    decorate()
  }

  /// The tag of a view inside the tab item.
  var innerTag: AnyHashable? {
    var node: ViewNode? = panel
    while let current = node, !(current is TagNode) {
      var child: ViewNode?
      if !(current is ElementNode) { current.forEachChild { child = child ?? $0 } }
      node = child
    }
    return (node as? TagNode)?.tag
  }

  func setSelected(_ isSelected: Bool) {
    button.set(.ariaSelected, to: isSelected ? "true" : "false")
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    element.set(.hidden, to: !isSelected)
    if isSelected {
      panel.queueLifecycles()
    } else {
      panel.disappear()
    }
  }

  override var hidesContent: Bool { !isSelected }
  override var shownValues: [AnyHashable]? { select == nil ? [] : [tag] }
  override var baseClass: String { "panel" }
  override var fusableEffects: DecorationStages { [.opacity] }
  override func inheritedValuesDidChange() {
    showBadge()
  }

  /// Shows the badge, and sets it as the description of the button, so that the tab keeps its name.
  private func showBadge() {
    let text = environment.value(of: TabBadgeKey.self)?.string(for: environment.person) ?? ""
    badge.setText(text)
    badge.set(.hidden, to: text.isEmpty)
    button.set(.ariaDescription, to: text.isEmpty ? nil : text)
  }

  override func contentElements() -> [Element] {
    let children = label.elements + [badge!]
    if button.isLive {
      ChildrenDifference.apply(children, to: button)
    } else {
      button.setChildren(children)
    }
    return panel.elements
  }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    select?()
    return .handled
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let panel { visit(panel) }
    if let label { visit(label) }
  }

  override func identity(of child: ViewNode) -> String? {
    child === label ? "label" : nil
  }
}

extension View {
  /// Sets the label of the view in the bar of the tab view around it.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
