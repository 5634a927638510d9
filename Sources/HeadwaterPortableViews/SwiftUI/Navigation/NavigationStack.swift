/// A stack of screens with titles and back buttons.
///
/// ```swift
/// NavigationStack(path: $path) {
///   List(items) { NavigationLink($0.name, value: $0) }
///     .navigationDestination(for: Item.self) { ItemView(item: $0) }
/// }
/// ```
///
/// - The screens follow the path. Adding a value pushes a screen, removing a value removes its screen, and
///   going back removes the value.
/// - A covered screen keeps its state.
public struct NavigationStack<Data, Root: View> {
  let path: StackPath?
  let root: Root
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack with a first screen. The stack keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Makes a stack with a first screen and a path of values of any types.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the first; written when a person goes back.
  ///   - root: The first screen.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = StackPath(path)
    self.root = root()
  }
}

extension NavigationStack {
  /// Makes a stack with a first screen and a path of values of one type.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the first; written when a person goes back.
  ///   - root: The first screen.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = StackPath(path)
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
    node.setPath(view.path)
    return node
  }

  /// Updates the path and the first screen. The views that show the other screens update those.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: NavigationStackNode.self)
    node.screens[0].setContent(view.root)
    node.setPath(view.path)
  }
}

/// A weak reference to a navigation stack, for the links inside it.
struct NavigationReference {
  weak var stack: NavigationStackNode?
}

enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationReference { NavigationReference() }
}
