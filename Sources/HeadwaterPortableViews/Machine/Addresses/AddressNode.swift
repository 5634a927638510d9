struct AddressPartModifier {
  let part: AddressPart
}

extension AddressPartModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> AddressNode {
    AddressNode(part, in: parent)
  }

  func update(_ node: AddressNode) {
    node.part = part
  }

  func didUpdateContent(of node: AddressNode) {
    node.evaluate()
  }
}

/// The node of a modifier that has a part of the address.
final class AddressNode: TrackedNode {
  var part: AddressPart
  /// What the part printed last.
  private(set) var piece = AddressPiece()
  private var derived: EnvironmentEntry?

  init(_ part: AddressPart, in parent: ViewNode) {
    self.part = part
    super.init(in: parent)
    derive()
    graph.addresses.add(self)
  }

  override var name: String { "addresses" }

  override func evaluate() {
    isDirty = false
    let piece = tracker.track { part.print() }
    guard piece != self.piece else { return }
    self.piece = piece
    graph.addresses.mayChange()
  }

  /// The parts around this one that are on visible screens; nil if this one is not.
  func visiblePartsAround() -> [(node: AddressNode, isInDialog: Bool)]? {
    var parts: [(AddressNode, Bool)] = []
    var isInDialog = false
    var node: ViewNode = self
    while let parent = node.parent {
      if parent.hidesContent, !shows(behind: parent) { return nil }
      if parent.isInFront { isInDialog = true }
      if let part = parent as? AddressNode {
        parts.append((part, isInDialog))
        isInDialog = false
      }
      node = parent
    }
    return parts.reversed()
  }

  /// Whether the part counts although a node around it hides its content.
  private func shows(behind node: ViewNode) -> Bool {
    // An unknown address stands in place of the views that print a known one.
    if node is any UnknownAddressNotice { return true }
    return part.isInFront && !piece.path.isEmpty && node.isBehindOwnContent
  }

  /// Returns the address of values on the stack that is directly inside; nil if they have none.
  func address(of values: [AnyHashable]) -> AddressPiece? {
    part.link?(values)
  }

  // MARK: Structure

  override var contentEnvironment: EnvironmentEntry? { derived }

  private func derive() {
    guard part.link != nil else { return derived = environment }
    let reference = AddressReference(node: self)
    derived =
      part.isInFront
      ? environment.setting(ItemAddressKey.self, to: reference)
      : environment.setting(AddressNodeKey.self, to: reference)
  }

  override func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    self.environment = environment
    derive()
    child?.environmentDidChange(to: derived, changed: changed)
  }

  override func unmount() {
    graph.addresses.remove(self)
    super.unmount()
  }
}

/// A weak reference to the nearest part of the address around a view.
struct AddressReference {
  weak var node: AddressNode?
}

/// The environment key of the addresses of a stack that is directly inside, for its links.
enum AddressNodeKey: EnvironmentKey {
  static var defaultValue: AddressReference { AddressReference() }
}

/// The environment key of the addresses of an item, for the links of a list that selects it.
enum ItemAddressKey: EnvironmentKey {
  static var defaultValue: AddressReference { AddressReference() }
}

extension View {
  /// Adds a part to the address.
  nonisolated package func addressPart(_ part: AddressPart) -> some View {
    modifier(AddressPartModifier(part: part))
  }
}
