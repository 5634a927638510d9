/// Gathers what the views on one screen want in its bar.
@MainActor
final class ScreenBar {
  /// A node has the bar in its environment, so that the bar may not hold the node. It is taken out when
  /// it is unmounted.
  private struct Owner {
    unowned let node: ToolbarNode
  }

  private var owners: [Owner] = []
  /// Shows the items where they belong.
  var show: (() -> Void)?
  private(set) var hidesBackButton = false
  private(set) var isHidden = false

  func add(_ node: ToolbarNode) {
    owners.append(Owner(node: node))
    show?()
  }

  func remove(_ node: ToolbarNode) {
    owners.removeAll { $0.node === node }
    show?()
  }

  func didChange() {
    show?()
  }

  func setHidesBackButton(_ hides: Bool) {
    guard hides != hidesBackButton else { return }
    hidesBackButton = hides
    show?()
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    show?()
  }

  func elements(at place: ToolbarItemPlacement.Place) -> [Element] {
    owners.flatMap { $0.node.elements(at: place) }
  }
}

enum ScreenBarKey: EnvironmentKey {
  static var defaultValue: ScreenBar? { nil }
}

struct ToolbarModifier {
  let entries: [ToolbarEntry]
}

extension ToolbarModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> ToolbarNode {
    let node = ToolbarNode(in: parent)
    update(node)
    return node
  }

  func update(_ node: ToolbarNode) {
    node.setEntries(entries)
  }
}

/// A toolbar modifier whose entries are asked for when the node is made or updated.
struct ToolbarContentModifier<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarContentModifier: ViewModifier {
  typealias Body = Never

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let modifier = ToolbarModifier(entries: view.modifier.content.entries)
    return ToolbarModifier.makeNode(
      for: ModifiedContent(content: view.content, modifier: modifier), in: parent)
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let modifier = ToolbarModifier(entries: view.modifier.content.entries)
    ToolbarModifier.updateNode(
      node, for: ModifiedContent(content: view.content, modifier: modifier))
  }
}

/// The node of a toolbar modifier: keeps the items, which stand in the bar of the screen.
final class ToolbarNode: ContentNode {
  private var items: [(placement: ToolbarItemPlacement, slot: SlotNode)] = []
  private let bar: ScreenBar?

  override init(in parent: ViewNode) {
    bar = parent.contentEnvironment.value(of: ScreenBarKey.self)
    super.init(in: parent)
    bar?.add(self)
  }

  func setEntries(_ entries: [ToolbarEntry]) {
    let isSame = entries.map(\.placement) == items.map(\.placement)
    if isSame {
      for (item, entry) in zip(items, entries) { item.slot.setContent(entry.view) }
      return
    }
    for item in items { item.slot.unmount() }
    items = entries.map { entry in
      let slot = SlotNode(in: self, decoration: Decoration(.className("bar-item"), outer: nil)) {
        $0.setting(ContainerKindKey.self, to: .none)
      }
      slot.setContent(entry.view)
      return (entry.placement, slot)
    }
    bar?.didChange()
  }

  func elements(at place: ToolbarItemPlacement.Place) -> [Element] {
    items.filter { $0.placement.place == place }.flatMap { $0.slot.elements }
  }

  override func contentElementsDidChange() {
    bar?.didChange()
    super.contentElementsDidChange()
  }

  override func appendElements(to elements: inout [Element]) {
    if bar == nil {
      for item in items { item.slot.appendElements(to: &elements) }
    }
    child?.appendElements(to: &elements)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
    for item in items { visit(item.slot) }
  }

  override func identity(of child: ViewNode) -> String? {
    items.firstIndex { $0.slot === child }.map { "item \($0)" }
  }

  override func unmount() {
    bar?.remove(self)
    super.unmount()
  }
}

extension View {
  /// Puts items into the bar of the screen that the view is on.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarContentModifier(content: content()))
  }

  /// Puts views at the trailing side of the bar of the screen that the view is on.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      ToolbarModifier(
        entries: [ToolbarEntry(placement: .automatic, view: AnyView(content()))]))
  }

  /// Puts views at both sides of the bar; the form before iOS 14.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    modifier(
      ToolbarModifier(entries: [
        ToolbarEntry(placement: .topBarLeading, view: AnyView(leading)),
        ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing)),
      ]))
  }

  /// Puts views at the leading side of the bar; the form before iOS 14.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(
      ToolbarModifier(entries: [
        ToolbarEntry(placement: .topBarLeading, view: AnyView(leading))
      ]))
  }

  /// Puts views at the trailing side of the bar; the form before iOS 14.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(
      ToolbarModifier(entries: [
        ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing))
      ]))
  }
}
