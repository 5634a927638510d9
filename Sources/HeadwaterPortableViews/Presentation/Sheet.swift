/// Shows a sheet while there is an item.
struct SheetModifier<Item, Identity: Hashable, SheetContent: View> {
  let item: () -> Item?
  let identity: (Item) -> Identity
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> SheetContent
}

extension SheetModifier: ViewModifier {
  typealias Body = Never

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = SheetNode(view.modifier, in: parent)
    node.child = node.makeChild(view.content)
    node.evaluate()
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(
      node, to: SheetNode<Item, Identity, SheetContent>.self)
    node.modifier = view.modifier
    if let child = node.child { node.updateChild(child, to: view.content) }
    node.evaluate()
  }
}

/// The node of a sheet modifier: follows the item and owns the dialog.
private final class SheetNode<Item, Identity: Hashable, SheetContent: View>: ViewNode {
  var modifier: SheetModifier<Item, Identity, SheetContent>
  var child: ViewNode?
  private var dialog: DialogNode?
  private var shown: Identity?
  private var tracker: Tracker!

  init(_ modifier: SheetModifier<Item, Identity, SheetContent>, in parent: ViewNode) {
    self.modifier = modifier
    super.init(in: parent)
    tracker = Tracker(self)
  }

  deinit {
    tracker.cancel()
  }

  override var name: String { "sheet(\(SheetContent.self))" }

  override func evaluate() {
    isDirty = false
    let item = tracker.track { modifier.item() }
    let identity = item.map(modifier.identity)
    if let dialog, identity == nil || identity != shown {
      close(dialog)
      if let onDismiss = modifier.onDismiss { graph.afterUpdate(onDismiss) }
    }
    shown = identity
    guard let item else { return }
    let content = modifier.content
    let view = SheetContentView { content(item) }
    if let dialog {
      dialog.setContent(view)
    } else {
      let dialog = DialogNode(in: self) { [weak self] in self?.modifier.clear() }
      self.dialog = dialog
      dialog.setContent(view)
      dialog.open()
    }
  }

  private func close(_ dialog: DialogNode) {
    self.dialog = nil
    dialog.unmount()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
    if let dialog { visit(dialog) }
  }

  /// The dialog's element stands at the end of the document, not here.
  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override func identity(of child: ViewNode) -> String? {
    child === dialog ? "sheet" : nil
  }

  override func decorationDidChange() {
    child?.decorationDidChange()
  }

  override func unmount() {
    tracker.end()
    super.unmount()
  }
}

/// Evaluates the content of a sheet as a body of its own, so that it follows what it reads.
private struct SheetContentView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

extension View {
  /// Shows a sheet while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown; set to false when the person closes it.
  ///   - onDismiss: Called after the sheet was closed.
  ///   - content: The content of the sheet.
  /// - Returns: The view, with the sheet in front of it when it is shown.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier<Void, Bool, Content>(
        item: { isPresented.wrappedValue ? () : nil },
        identity: { true },
        clear: { isPresented.wrappedValue = false },
        onDismiss: onDismiss,
        content: content
      ))
  }

  /// Shows a sheet while there is an item; an item with another id gets a sheet of its own.
  ///
  /// - Parameters:
  ///   - item: What the sheet shows; set to nil when the person closes it.
  ///   - onDismiss: Called after the sheet was closed.
  ///   - content: The content of the sheet for an item.
  /// - Returns: The view, with the sheet in front of it when there is an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: { item.wrappedValue },
        identity: \.id,
        clear: { item.wrappedValue = nil },
        onDismiss: onDismiss,
        content: content
      ))
  }
}
