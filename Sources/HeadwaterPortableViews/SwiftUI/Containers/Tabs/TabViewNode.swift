/// The type-erased selection of a tab view.
@MainActor
struct TabSelection {
  let get: () -> AnyHashable?
  let set: (AnyHashable) -> Bool

  init<Value: Hashable>(_ binding: Binding<Value>?) {
    get = { binding.map { AnyHashable(unwrapping: $0.wrappedValue) } }
    set = { tag in
      guard let binding else { return false }
      guard let value = tag.base as? Value else { return true }
      binding.wrappedValue = value
      return true
    }
  }
}

/// The node of a tab view.
final class TabViewNode: TrackedContainerNode<SlotNode> {
  private var selection: TabSelection
  private let bar: Element
  private var tabs: [TabItemNode] = []
  private var own = 0
  private var selected = 0
  private var isCollecting = false

  init<Content: View>(_ selection: TabSelection, content view: Content, in parent: ViewNode) {
    self.selection = selection
    bar = Element(.div, owner: nil, in: parent.graph.document)
    super.init(.div, in: parent)
    bar.setClass("tab-bar")
    bar.set(.role, to: "tablist")
    let owner = ChoiceOwner(changed: { [weak self] in self?.tabsMayChange() })
    content = SlotNode(in: self) {
      $0.setting(ChoiceOwnerKey.self, to: owner).setting(IsBesideTabItemKey.self, to: true)
    }
    content.setContent(view)
    collectTabs()
    decorate()
    collectContent()
  }

  func update<Content: View>(_ selection: TabSelection, content view: Content) {
    self.selection = selection
    content.setContent(view)
    showSelection()
  }

  override func evaluate() {
    isDirty = false
    showSelection()
  }

  private func tabsMayChange() {
    guard !isCollecting, content != nil else { return }
    isCollecting = true
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      isCollecting = false
      if isMounted { collectTabs() }
    }
  }

  override func contentElementsDidChange() {
    super.contentElementsDidChange()
    tabsMayChange()
  }

  private func collectTabs() {
    var found: [(TabItemNode, AnyHashable?)] = []
    Self.collect(content, tag: nil, into: &found)
    tabs = found.map(\.0)
    for (index, (tab, tag)) in found.enumerated() {
      tab.tag = tag ?? AnyHashable(index)
      tab.select = { [weak self, weak tab] in
        if let self, let tab { select(tab) }
      }
    }
    let buttons: [Element] = tabs.map(\.button)
    if bar.isLive {
      ChildrenDifference.apply(buttons, to: bar)
    } else {
      bar.setChildren(buttons)
    }
    showSelection()
  }

  private static func collect(
    _ node: ViewNode, tag: AnyHashable?, into tabs: inout [(TabItemNode, AnyHashable?)]
  ) {
    if let tab = node as? TabItemNode {
      tabs.append((tab, tag ?? tab.innerTag))
    } else if let rows = node as? any IdentifiedRows {
      rows.forEachRow { collect($1, tag: $0, into: &tabs) }
    } else if !(node is ElementNode) {
      let tag = (node as? TagNode)?.tag ?? tag
      node.forEachChild { collect($0, tag: tag, into: &tabs) }
    }
  }

  private func select(_ tab: TabItemNode) {
    if !selection.set(tab.tag) {
      own = tabs.firstIndex { $0 === tab } ?? 0
      showSelection()
    }
  }

  private func showSelection() {
    let value = tracker.track { selection.get() }
    if let value {
      selected = tabs.firstIndex { $0.tag == value } ?? 0
    } else {
      selected = own < tabs.count ? own : 0
    }
    for (index, tab) in tabs.enumerated() { tab.setSelected(index == selected) }
    graph.titleMayChange()
  }

  override var baseClass: String { "tabs" }
  override var fusableEffects: DecorationStages { [.opacity] }
  override func inheritedValuesDidChange() {}

  override func contentElements() -> [Element] {
    content.elements + [bar]
  }
}
