/// Sets the content of the screens for values of a type.
struct ValueDestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
}

extension ValueDestinationModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> ValueDestinationNode<Value, Destination> {
    ValueDestinationNode(self, in: parent)
  }

  func update(_ node: ValueDestinationNode<Value, Destination>) {
    node.register(self)
  }
}

/// Sets the content of the screens for values of a type, on the stack around the node, while the node is
/// mounted.
final class ValueDestinationNode<Value: Hashable, Destination: View>: ContentNode {
  init(_ modifier: ValueDestinationModifier<Value, Destination>, in parent: ViewNode) {
    super.init(in: parent)
    register(modifier)
  }

  private var stack: NavigationStackNode? { environment.value(of: NavigationKey.self).stack }

  func register(_ modifier: ValueDestinationModifier<Value, Destination>) {
    guard let stack else { return }
    stack.destinations.set(Value.self, by: self) { value, screen in
      guard let value = value.base as? Value else { return }
      screen.setContent(PresentedContent { modifier.destination(value) })
    }
    stack.refreshScreens(of: ObjectIdentifier(Value.self))
  }

  override func unmount() {
    stack?.destinations.remove(by: self)
    super.unmount()
  }
}

/// Shows a screen while there is an item.
struct ItemDestinationModifier<Item, Identity: Hashable, Destination: View> {
  let item: () -> Item?
  let identity: (Item) -> Identity
  let clear: () -> Void
  let destination: (Item) -> Destination
}

extension ItemDestinationModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> ItemDestinationNode<Item, Identity, Destination> {
    ItemDestinationNode(self, in: parent)
  }

  func update(_ node: ItemDestinationNode<Item, Identity, Destination>) {
    node.modifier = self
  }

  func didUpdateContent(of node: ItemDestinationNode<Item, Identity, Destination>) {
    node.evaluate()
  }
}

/// The node of an item destination. It follows the item and owns the pushed screen.
final class ItemDestinationNode<Item, Identity: Hashable, Destination: View>:
  PresentingNode
{
  var modifier: ItemDestinationModifier<Item, Identity, Destination>
  private weak var screen: ScreenNode?
  private var shown: Identity?
  private var waiting: Item?

  init(_ modifier: ItemDestinationModifier<Item, Identity, Destination>, in parent: ViewNode) {
    self.modifier = modifier
    super.init(in: parent)
  }

  override var name: String { "navigationDestination(\(Destination.self))" }

  /// Reads the item. The screen is pushed or removed after this update, because the stack may not be
  /// complete yet.
  override func evaluate() {
    isDirty = false
    let item = tracker.track { modifier.item() }
    waiting = item
    if let screen, let item, modifier.identity(item) == shown {
      fill(screen, with: item)
    } else if screen != nil || item != nil {
      graph.afterUpdate { [weak self] in self?.bringScreen() }
    }
  }

  private func bringScreen() {
    guard isMounted else { return }
    let identity = waiting.map(modifier.identity)
    if let screen, identity != shown {
      self.screen = nil
      screen.didPop = nil
      screen.stack?.pop(screen)
    }
    guard let item = waiting, screen == nil else { return }
    guard let stack = environment.value(of: NavigationKey.self).stack else {
      graph.report(.navigationWithoutStack(label: "to \(Destination.self)"))
      return
    }
    shown = identity
    screen = stack.push(from: graph.activeElement) { screen in
      screen.dismiss = { [weak self] in self?.clearScreen() }
      screen.didPop = { [weak self] in self?.didLose() }
      fill(screen, with: item)
    }
  }

  private func clearScreen() {
    let left = screen
    modifier.clear()
    graph.checkAfterUpdate { [weak self] in
      guard let self, isMounted, let left, screen === left, waiting != nil else { return }
      graph.report(.presentationRemains(name: name, view: enclosingViewName))
    }
  }

  private func fill(_ screen: ScreenNode, with item: Item) {
    let destination = modifier.destination
    screen.setContent(PresentedContent { destination(item) })
  }

  /// Ends the presentation after the screen was removed together with a screen below it.
  private func didLose() {
    guard isMounted else { return }
    screen = nil
    graph.afterUpdate { [weak self] in
      guard let self, isMounted, waiting != nil else { return }
      modifier.clear()
    }
  }

  override func unmount() {
    if let screen {
      screen.didPop = nil
      screen.stack?.pop(screen)
    }
    super.unmount()
  }
}

extension View {
  /// Sets the content of the screens for values of a type, on the navigation stack around the view.
  ///
  /// - Parameters:
  ///   - data: The type of the values in links and paths.
  ///   - destination: The screen for a value.
  /// - Returns: The view.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier(destination: destination))
  }

  /// Shows a screen while a value is true, on the navigation stack around the view.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is shown; set to false when the person goes back.
  ///   - destination: The screen.
  /// - Returns: The view.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      ItemDestinationModifier<Void, Bool, V>(
        item: { isPresented.wrappedValue ? () : nil },
        identity: { true },
        clear: { isPresented.wrappedValue = false },
        destination: destination))
  }

  /// Shows a screen while there is an item, on the navigation stack around the view. A different item gets
  /// a new screen.
  ///
  /// - Parameters:
  ///   - item: The item that the screen shows; set to nil when the person goes back.
  ///   - destination: The screen for an item.
  /// - Returns: The view.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      ItemDestinationModifier(
        item: { item.wrappedValue },
        identity: { $0 },
        clear: { item.wrappedValue = nil },
        destination: destination))
  }
}
