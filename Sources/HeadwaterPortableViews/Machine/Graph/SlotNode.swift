/// A node whose content has an environment or decorations that differ from those of the node around it.
final class SlotNode: ViewNode {
  private let slotEnvironment: (EnvironmentEntry?) -> EnvironmentEntry?
  private var derived: EnvironmentEntry?
  private let slotDecoration: Decoration?
  private(set) var child: ViewNode?

  init(
    in parent: ViewNode, decoration: Decoration? = nil,
    environment: @escaping (EnvironmentEntry?) -> EnvironmentEntry? = { $0 }
  ) {
    slotEnvironment = environment
    slotDecoration = decoration
    super.init(in: parent)
    derived = environment(self.environment)
  }

  override var contentEnvironment: EnvironmentEntry? { derived }
  override var contentDecoration: Decoration? { slotDecoration }

  func setContent<Content: View>(_ view: Content) {
    if let child {
      updateChild(child, to: view)
    } else {
      child = makeChild(view)
    }
  }

  /// The elements of the content.
  var elements: [Element] {
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements
  }

  override func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    self.environment = environment
    derived = slotEnvironment(environment)
    child?.environmentDidChange(to: derived, changed: changed)
  }

  override func decorationDidChange() {
    // Without a decoration of its own, the slot is inside an element, which takes the decorations above.
    if slotDecoration != nil { super.decorationDidChange() }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }
}
