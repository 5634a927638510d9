/// A node whose content has another environment or other decorations than the node around it.
///
/// It is the node of a modifier that adds to the environment, or a part of another node.
class SlotNode: ContentNode {
  private let slotEnvironment: (EnvironmentEntry?) -> EnvironmentEntry?
  private var derived: EnvironmentEntry?
  private let slotDecoration: Decoration?

  init(
    in parent: ViewNode, decoration: Decoration? = nil,
    environment: @escaping (EnvironmentEntry?) -> EnvironmentEntry? = { $0 }
  ) {
    slotEnvironment = environment
    slotDecoration = decoration
    super.init(in: parent)
    derived = environment(self.environment)
  }

  override final var contentEnvironment: EnvironmentEntry? { derived }
  override final var contentDecoration: Decoration? { slotDecoration }

  final func setContent<Content: View>(_ view: Content) {
    if let child {
      updateChild(child, to: view)
    } else {
      child = makeChild(view)
    }
  }

  /// The elements of the content.
  final var elements: [Element] {
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements
  }

  override final func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    self.environment = environment
    derived = slotEnvironment(environment)
    child?.environmentDidChange(to: derived, changed: changed)
  }

  override final func decorationDidChange() {
    // Otherwise what is above decorates the element around the slot, not its content.
    if slotDecoration != nil { super.decorationDidChange() }
  }
}
