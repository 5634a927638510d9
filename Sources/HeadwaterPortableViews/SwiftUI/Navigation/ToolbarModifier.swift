/// Collects the toolbar items and settings of the views on a screen.
@MainActor
final class ScreenBar {
  /// The bar must not retain the node, because the node's environment contains the bar. The node is removed
  /// when it is unmounted.
  private struct Owner {
    unowned let node: ToolbarNode
  }

  private var owners: [Owner] = []
  /// Shows the items in their places.
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

struct ToolbarModifier<Items: ToolbarContent> {
  let items: Items
}

extension ToolbarModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> ToolbarNode {
    let node = ToolbarNode(in: parent)
    update(node)
    return node
  }

  func update(_ node: ToolbarNode) {
    node.setItems(items)
  }
}

/// The node of a toolbar modifier. It owns the items, which the bar of the screen shows.
final class ToolbarNode: ContentNode {
  private var items: ViewNode?
  private let bar: ScreenBar?

  override init(in parent: ViewNode) {
    bar = parent.contentEnvironment.value(of: ScreenBarKey.self)
    super.init(in: parent)
    bar?.add(self)
  }

  func setItems<Items: ToolbarContent>(_ content: Items) {
    if let items {
      Items.updateToolbarNode(items, for: content)
    } else {
      items = Items.makeToolbarNode(for: content, in: self)
      bar?.didChange()
    }
  }

  func elements(at place: ToolbarItemPlacement.Place) -> [Element] {
    var elements: [Element] = []
    items?.appendToolbarElements(at: place, to: &elements)
    return elements
  }

  override func contentElementsDidChange() {
    bar?.didChange()
    super.contentElementsDidChange()
  }

  override func appendElements(to elements: inout [Element]) {
    if bar == nil { items?.appendElements(to: &elements) }
    child?.appendElements(to: &elements)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
    if let items { visit(items) }
  }

  override func identity(of child: ViewNode) -> String? {
    child === items ? "items" : nil
  }

  override func unmount() {
    bar?.remove(self)
    super.unmount()
  }
}

extension View {
  /// Adds items to the bar of the screen around the view.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Adds views to the trailing side of the bar of the screen around the view.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarItem(content: content)))
  }

  /// Adds views to both sides of the bar; the form before iOS 14.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    modifier(
      ToolbarModifier(
        items: ToolbarContents(
          ToolbarItem(placement: .topBarLeading) { leading },
          ToolbarItem(placement: .topBarTrailing) { trailing })))
  }

  /// Adds views to the leading side of the bar; the form before iOS 14.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(items: ToolbarItem(placement: .topBarLeading) { leading }))
  }

  /// Adds views to the trailing side of the bar; the form before iOS 14.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarModifier(items: ToolbarItem(placement: .topBarTrailing) { trailing }))
  }
}
