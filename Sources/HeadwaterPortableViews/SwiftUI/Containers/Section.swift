/// A part of a form or a list, with a header and a footer.
///
/// In a form, the footer describes the controls of the section, and screen readers announce its changes.
/// Use it for messages about the input.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes a section with a header and a footer.
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes a section with a footer.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section with a header.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a field set in a form, or a nested list in a list.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = SectionNode(
      hasHeader: Parent.self != EmptyView.self, hasFooter: Footer.self != EmptyView.self,
      in: parent)
    update(node, to: view)
    node.collectContent()
    return node
  }

  /// Updates the header, the content and the footer.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    update(unsafeDowncast(node, to: SectionNode.self), to: view)
  }

  @MainActor
  private static func update(_ node: SectionNode, to view: Self) {
    node.header?.setContent(view.header)
    node.content.setContent(view.content)
    node.footer?.setContent(view.footer)
  }
}

@MainActor
extension Section where Parent: View, Content: View, Footer: View {
  /// In a list or a form the rows of a section are modified, not the section.
  public static var canBeSeveral: Bool { true }

  /// Makes the node of a section each of whose rows is modified; elsewhere that of a modified section.
  public static func makeNode<Modifier: ViewModifier>(
    for view: Self, eachWith modifier: Modifier, in parent: ViewNode
  ) -> ViewNode {
    guard parent.contentDecoration.rowsAround != nil else {
      return Modifier.makeNode(for: view.modifier(modifier), in: parent)
    }
    let section = modifyingRows(of: view, with: modifier)
    return type(of: section).makeNode(for: section, in: parent)
  }

  /// Brings the section up to date.
  public static func updateNode<Modifier: ViewModifier>(
    _ node: ViewNode, for view: Self, eachWith modifier: Modifier
  ) {
    guard node is SectionNode else {
      return Modifier.updateNode(node, for: view.modifier(modifier))
    }
    let section = modifyingRows(of: view, with: modifier)
    type(of: section).updateNode(node, for: section)
  }

  private static func modifyingRows<Modifier: ViewModifier>(
    of view: Self, with modifier: Modifier
  ) -> Section<Parent, ModifiedContent<Content, Modifier>, Footer> {
    Section<Parent, ModifiedContent<Content, Modifier>, Footer>(
      header: view.header, content: view.content.modifier(modifier), footer: view.footer)
  }
}

/// The node of a section.
final class SectionNode: ContainerNode<PartNode> {
  private(set) var header: PartNode?
  private(set) var footer: PartNode?
  /// What modifiers of the section want done to its rows.
  private let rowDecorations: [Decoration]

  init(hasHeader: Bool, hasFooter: Bool, in parent: ViewNode) {
    let rowsAround = parent.contentDecoration.rowsAround
    var kind = parent.contentEnvironment.value(of: ContainerKindKey.self)
    // Inside a row it is no part of the list: an item of a list stands directly in the list.
    if kind == .list, rowsAround == nil { kind = .none }
    rowDecorations = rowsAround ?? []
    super.init(kind == .form ? .fieldset : kind == .list ? .li : .div, in: parent)
    decorate()
    let footerIdentifier = hasFooter ? "h\(graph.document.nextIdentifierValue)" : nil
    if hasFooter { footer = PartNode(.div, "footer", in: self) }
    if hasHeader {
      header =
        kind == .form
        ? PartNode(.legend, "header", in: self) { $0.setting(IsInsideControlKey.self, to: true) }
        : PartNode(.div, "header", in: self)
      if kind == .list {
        header?.element.set(.role, to: "heading")
        header?.element.set(.ariaLevel, to: "2")
      }
    }
    let row: Tag? = kind == .form ? .div : kind == .list ? .li : nil
    content = PartNode(
      kind == .list ? .ul : .div, "rows", in: self, row: row, rowDecorations: rowDecorations
    ) { environment in
      guard let footerIdentifier else { return environment }
      return environment.setting(DescriptionKey.self, to: footerIdentifier)
    }
    if kind == .list { content.element.set(.role, to: "list") }
    if let footer {
      footer.element.set(.id, to: footerIdentifier)
      // A screen reader announces a message that appears in the footer.
      footer.element.set(.ariaLive, to: "polite")
    }
  }

  override var showsRowsOfContent: Bool { true }
  override var baseClass: String { "section" }
  override var fusableEffects: DecorationStages { [.opacity] }
  override var ignoresRows: Bool { true }
  override func handsOn(_ decoration: Decoration) -> Bool {
    rowDecorations.contains { $0 === decoration }
  }

  override func decorationDidChange() {
    super.decorationDidChange()
    content.rowDecorationsDidChange()
  }

  override func inheritedValuesDidChange() {}

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let header { visit(header) }
    super.forEachChild(visit)
    if let footer { visit(footer) }
  }

  override func identity(of child: ViewNode) -> String? {
    child === header ? "header" : child === footer ? "footer" : nil
  }
}
