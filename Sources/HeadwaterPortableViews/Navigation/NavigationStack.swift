/// Screens on top of one another, with a title and a way back.
public struct NavigationStack<Data, Root: View> {
  let root: Root
}

/// The screens of a navigation stack, when no path is bound.
public struct NavigationPath: Equatable, Sendable {
  /// Makes a path of no screens.
  public init() {}
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack with a first screen.
  nonisolated public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

extension NavigationStack: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the stack and its first screen.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = NavigationStackNode(in: parent)
    node.screens[0].setContent(view.root)
    node.screens[0].collectContent()
    node.collectContent()
    return node
  }

  /// Brings the first screen up to date; the others belong to the links that show them.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: NavigationStackNode.self).screens[0].setContent(view.root)
  }
}

/// Lets links find the navigation stack around them without keeping it alive.
struct NavigationReference {
  weak var stack: NavigationStackNode?
}

enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationReference { NavigationReference() }
}

/// The node of a navigation stack. A covered screen keeps its elements, hidden, and its state.
final class NavigationStackNode: ElementNode {
  private(set) var screens: [ScreenNode] = []
  private let openers = OpenerStack()

  init(in parent: ViewNode) {
    super.init(.div, in: parent)
    decorate()
    screens = [ScreenNode(in: self, isFirst: true)]
    graph.navigationStacks.append(self)
  }

  override var baseClass: String { "navigation" }
  override var fusableEffects: DecorationStages { [.opacity, .background] }
  override func inheritedValuesDidChange() {}

  /// The title of the screen on top.
  var visibleTitle: String { screens.last?.title.text ?? "" }

  /// Puts a screen on top and returns it.
  func push<Content: View>(_ view: Content, from opener: Element?) -> ScreenNode {
    let covered = screens.last
    let screen = ScreenNode(in: self, isFirst: false)
    screens.append(screen)
    openers.push(opener)
    screen.setContent(view)
    screen.collectContent()
    covered?.cover()
    graph.titleMayChange()
    contentElementsDidChange()
    return screen
  }

  /// Removes a screen and those on top of it.
  func pop(_ screen: ScreenNode) {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    let removed = screens[index...]
    screens.removeSubrange(index...)
    for screen in removed.reversed() { screen.unmount() }
    screens[index - 1].uncover()
    graph.titleMayChange()
    if let opener = openers.pop(to: index - 1) { graph.focusAfterUpdate(opener) }
    contentElementsDidChange()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for screen in screens { visit(screen) }
  }

  override func identity(of child: ViewNode) -> String? {
    screens.firstIndex { $0 === child }.map { "screen \($0)" }
  }

  override func unmount() {
    graph.navigationStacks.removeAll { $0 === self }
    graph.titleMayChange()
    super.unmount()
  }
}

/// What had the focus when each screen was pushed.
@MainActor
private final class OpenerStack {
  private var openers: [Element?] = []

  func push(_ element: Element?) {
    openers.append(element)
  }

  /// Forgets all but `count` of them and returns the lowest that was forgotten.
  func pop(to count: Int) -> Element? {
    guard count < openers.count else { return nil }
    let opener = openers[count]
    openers.removeSubrange(count...)
    return opener
  }
}
