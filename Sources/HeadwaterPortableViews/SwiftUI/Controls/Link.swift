/// A link to another page, a mail address or a telephone number.
///
/// - Partial: an address of another scheme is left out with an issue, and the link does not call `openURL`
///   of the environment.
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  /// Makes a link with a label of any views.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.destination = destination
    label = Text(titleKey)
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.destination = destination
    label = Text(title)
  }
}

extension Link: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a native link. The link has no address if the address could run a script.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = LinkNode(in: parent)
    node.update(to: view.destination)
    node.showLabel(view.label)
    node.collectLabel()
    return node
  }

  /// Updates the address and the label.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: LinkNode.self)
    node.update(to: view.destination)
    node.showLabel(view.label)
  }
}

private final class LinkNode: StyledControlNode {
  private var address: String?
  private var page: URL?

  init(in parent: ViewNode) {
    super.init(isAddress: true, in: parent)
    begin()
  }

  override func updateControl() {
    super.updateControl()
    guard control.kind == .a else { return }
    control.set(.href, to: isEnabled ? address : nil)
    control.set(.rel, to: page?.host() == nil ? nil : "noopener noreferrer")
  }

  override var destination: URL? { page }

  override func trigger() {
    if let page { environment.value(of: OpenURLKey.self)(page) }
  }

  func update(to destination: URL) {
    page = destination
    address = SafeAddress.address(destination.absoluteString)
    updateControl()
    if address == nil {
      graph.report(.refusedAddress(scheme: destination.scheme ?? "", view: enclosingViewName))
    }
  }

  override var baseClass: String { style.linkClass }
  override var fusableEffects: DecorationStages { [.opacity] }
}
