/// Shows a dialog while there is an item.
struct SheetModifier<Item, Identity: Hashable, SheetContent: View> {
  let style: DialogStyle
  let item: () -> Item?
  let identity: (Item) -> Identity
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> SheetContent
}

extension SheetModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> SheetNode<Item, Identity, SheetContent> {
    SheetNode(self, in: parent)
  }

  func update(_ node: SheetNode<Item, Identity, SheetContent>) {
    node.modifier = self
  }

  func didUpdateContent(of node: SheetNode<Item, Identity, SheetContent>) {
    node.evaluate()
  }
}

/// The node of a sheet modifier. It follows the item and owns the dialog.
final class SheetNode<Item, Identity: Hashable, SheetContent: View>: PresentingNode {
  var modifier: SheetModifier<Item, Identity, SheetContent>
  private var shown: Identity?

  init(_ modifier: SheetModifier<Item, Identity, SheetContent>, in parent: ViewNode) {
    self.modifier = modifier
    super.init(in: parent)
  }

  override var name: String { "sheet(\(SheetContent.self))" }

  override func evaluate() {
    isDirty = false
    let item = tracker.track { modifier.item() }
    let identity = item.map(modifier.identity)
    if dialog != nil, identity == nil || identity != shown {
      closeDialog()
      if let onDismiss = modifier.onDismiss { graph.afterUpdate(onDismiss) }
    }
    shown = identity
    guard let item else { return }
    let content = modifier.content
    let view = PresentedContent { content(item) }
    if let dialog = dialog as? DialogNode {
      dialog.setContent(view)
    } else {
      let dialog = DialogNode(modifier.style, in: self) { [weak self] in
        if let self { clear(modifier.clear) }
      }
      self.dialog = dialog
      dialog.setContent(view)
      dialog.open()
    }
  }
}

extension View {
  /// Shows a sheet while a value is true.
  ///
  /// The escape key and a button in the corner close the sheet. If its content shows a button with the role
  /// `cancel`, or a toolbar item for cancelling, that button replaces the one in the corner.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown; set to false when the person closes it.
  ///   - onDismiss: Called after the sheet is closed.
  ///   - content: The content of the sheet.
  /// - Returns: The view, with the sheet in front of it while shown.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    dialog(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet while there is an item. An item with a different id gets a new sheet.
  ///
  /// The escape key and a button in the corner close the sheet. If its content shows a button with the role
  /// `cancel`, or a toolbar item for cancelling, that button replaces the one in the corner.
  ///
  /// - Parameters:
  ///   - item: The item that the sheet shows; set to nil when the person closes the sheet.
  ///   - onDismiss: Called after the sheet is closed.
  ///   - content: The content of the sheet for an item.
  /// - Returns: The view, with the sheet in front of it while there is an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    dialog(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole screen while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is shown. Only its content can close it.
  ///   - onDismiss: Called after the cover is closed.
  ///   - content: The content of the cover.
  /// - Returns: The view, with the cover in front of it while shown.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    dialog(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole screen while there is an item.
  ///
  /// - Parameters:
  ///   - item: The item that the cover shows. Only the cover's content can close it.
  ///   - onDismiss: Called after the cover is closed.
  ///   - content: The content of the cover for an item.
  /// - Returns: The view, with the cover in front of it while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    dialog(.cover, item: item, onDismiss: onDismiss, content: content)
  }

  /// Shows a popover while a value is true. The popover is a small dialog, and its position doesn't depend on
  /// the view.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is shown; set to false when the person closes it.
  ///   - content: The content of the popover.
  /// - Returns: The view, with the popover in front of it while shown.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    dialog(.popover, isPresented: isPresented, onDismiss: nil, content: content)
  }

  /// Shows a popover while there is an item. The popover is a small dialog, and its position doesn't depend
  /// on the view.
  ///
  /// - Parameters:
  ///   - item: The item that the popover shows; set to nil when the person closes the popover.
  ///   - content: The content of the popover for an item.
  /// - Returns: The view, with the popover in front of it while there is an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    dialog(.popover, item: item, onDismiss: nil, content: content)
  }

  /// Shows the items of a menu while a value is true.
  nonisolated func menu<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    dialog(.menu, isPresented: isPresented, onDismiss: nil, content: content)
  }

  nonisolated private func dialog<Content: View>(
    _ style: DialogStyle, isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier<Void, Bool, Content>(
        style: style,
        item: { isPresented.wrappedValue ? () : nil },
        identity: { true },
        clear: { isPresented.wrappedValue = false },
        onDismiss: onDismiss,
        content: content
      ))
  }

  nonisolated private func dialog<Item: Identifiable, Content: View>(
    _ style: DialogStyle, item: Binding<Item?>, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        style: style,
        item: { item.wrappedValue },
        identity: \.id,
        clear: { item.wrappedValue = nil },
        onDismiss: onDismiss,
        content: content
      ))
  }
}
