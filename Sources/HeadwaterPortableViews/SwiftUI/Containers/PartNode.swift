/// The node of an element that a container makes around a part of its content.
final class PartNode: ContainerNode<SlotNode> {
  private let className: String
  private let row: Tag?
  private let partEnvironment: (EnvironmentEntry?) -> EnvironmentEntry?

  /// - Parameters:
  ///   - tag: The tag of the element.
  ///   - className: The class of the element.
  ///   - parent: The node of the container.
  ///   - row: The tag of the element around each view of the content.
  ///   - environment: Makes the environment of the content from that of the container.
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

  /// Tells the picker that a part of its choices has changed.
  override func contentElementsDidChange() {
    super.contentElementsDidChange()
    environment.value(of: ChoiceOwnerKey.self)?.changed()
  }

  override var showsRowsOfContent: Bool { true }
  override var baseClass: String { className }
  override func inheritedValuesDidChange() {}
}
