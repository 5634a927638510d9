/// Several screens, of which one is shown, with a bar to choose it.
///
/// Each view in it is a tab; `tabItem` gives it a label and `tag` the value that selects it.
///
/// - Partial: `Tab` is missing; use `tabItem`.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Makes a tab view whose selection is kept elsewhere.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view that keeps by itself which tab is shown.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the bar and a panel for each tab.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    TabViewNode(TabSelection(view.selection), content: view.content, in: parent)
  }

  /// Brings selection and tabs up to date.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: TabViewNode.self)
      .update(TabSelection(view.selection), content: view.content)
  }
}

/// The selection of a tab view without its type.
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
final class TabViewNode: ElementNode {
  private var selection: TabSelection
  private var content: SlotNode!
  private let bar: Element
  private var tabs: [TabItemNode] = []
  private var own = 0
  private var selected = 0
  private var tracker: Tracker!
  private var isCollecting = false

  init<Content: View>(_ selection: TabSelection, content view: Content, in parent: ViewNode) {
    self.selection = selection
    bar = Element(.div, owner: nil, in: parent.graph.document)
    super.init(.div, in: parent)
    tracker = Tracker(self)
    bar.setClass("tab-bar")
    bar.set(.role, to: "tablist")
    let owner = ChoiceOwner(changed: { [weak self] in self?.tabsMayChange() })
    content = SlotNode(in: self) { $0.setting(ChoiceOwnerKey.self, to: owner) }
    content.setContent(view)
    collectTabs()
    decorate()
    collectContent()
  }

  deinit {
    tracker.cancel()
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

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }

  override func unmount() {
    tracker.end()
    super.unmount()
  }
}

struct TabItemModifier<Label: View> {
  let label: Label
}

extension TabItemModifier: ViewModifier {
  typealias Body = Never

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

/// The node of one tab: its element is the panel, and it makes the button of the bar.
final class TabItemNode: ElementNode {
  private(set) var button: Element!
  private(set) var label: SlotNode!
  private(set) var panel: SlotNode!
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
    label = SlotNode(in: self) { $0.setting(IsInsideControlKey.self, to: true) }
    panel = SlotNode(in: self)
    element.set(.role, to: "tabpanel")
    decorate()
  }

  /// The tag that a view inside the tab item has.
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
  override var baseClass: String { "panel" }
  override var fusableEffects: DecorationStages { [.opacity] }
  override func inheritedValuesDidChange() {}

  override func contentElements() -> [Element] {
    if button.isLive {
      ChildrenDifference.apply(label.elements, to: button)
    } else {
      button.setChildren(label.elements)
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
  /// Says what the bar of the tab view around the view shows for it.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
