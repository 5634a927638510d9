/// The node of an element that a container makes around a part of its content.
final class PartNode: ContainerNode<SlotNode> {
  private let className: String
  private let row: Tag?
  private let partEnvironment: (EnvironmentEntry?) -> EnvironmentEntry?

  /// - Parameters:
  ///   - tag: The element.
  ///   - className: Its class.
  ///   - parent: The node of the container.
  ///   - row: The element that each view of the content is put into.
  ///   - environment: What the content inherits, made of what the container inherits.
  init(
    _ tag: Tag, _ className: String, in parent: ViewNode, row: Tag? = nil,
    environment: @escaping (EnvironmentEntry?) -> EnvironmentEntry? = { $0 }
  ) {
    self.className = className
    self.row = row
    partEnvironment = environment
    super.init(tag, in: parent)
    decorate()
  }

  func setContent<Content: View>(_ view: Content) {
    if let content { return content.setContent(view) }
    let decoration = row.map { Decoration(.row($0), outer: nil) }
    let slot = SlotNode(in: self, decoration: decoration, environment: partEnvironment)
    content = slot
    slot.setContent(view)
    collectContent()
  }

  /// A part of the choices of a picker has changed.
  override func contentElementsDidChange() {
    super.contentElementsDidChange()
    environment.value(of: ChoiceOwnerKey.self)?.changed()
  }

  override var showsRowsOfContent: Bool { true }
  override var baseClass: String { className }
  override func inheritedValuesDidChange() {}
}
