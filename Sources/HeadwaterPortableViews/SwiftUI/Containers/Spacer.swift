/// A flexible space that grows within the stack around it.
public struct Spacer: Sendable {
  /// The minimum length in points; nil for the default of 8.
  public var minLength: CGFloat?

  /// Makes a space.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes an empty element that grows.
  public static func makeNode(for view: Spacer, in parent: ViewNode) -> ViewNode {
    SpacerNode(view.minLength, in: parent)
  }

  /// Updates the minimum length.
  public static func updateNode(_ node: ViewNode, for view: Spacer) {
    let node = unsafeDowncast(node, to: SpacerNode.self)
    guard node.minLength != view.minLength else { return }
    node.minLength = view.minLength
    node.restyle()
  }
}

private final class SpacerNode: ElementNode {
  var minLength: CGFloat?

  init(_ minLength: CGFloat?, in parent: ViewNode) {
    self.minLength = minLength
    super.init(.span, in: parent)
    element.set(.ariaHidden, to: "true")
    decorate()
  }

  override var baseClass: String { "spacer" }
  override var fusableEffects: DecorationStages { .all }
  override func inheritedValuesDidChange() {}

  override func declareStyle(_ style: inout StyleDeclarations) {
    if let minLength { style.add("flex-basis", minLength.pixels) }
  }
}

/// A thin line between views.
public struct Divider: Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a line.
  public static func makeNode(for view: Divider, in parent: ViewNode) -> ViewNode {
    NativeElement.makeNode(for: view.line, in: parent)
  }

  /// Does nothing: a line never changes.
  public static func updateNode(_ node: ViewNode, for view: Divider) {}

  private var line: NativeElement<EmptyView> {
    NativeElement(.hr, "divider").fusing(.opacity)
  }
}
