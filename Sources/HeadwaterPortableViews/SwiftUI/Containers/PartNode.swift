/// The node of an element that a container makes around a part of its content.
final class PartNode: ContainerNode<SlotNode> {
  private let className: String
  private let partEnvironment: (EnvironmentEntry?) -> EnvironmentEntry?
  /// The modifiers of each row; they follow the modifiers of the container.
  private let rowDecorations: [(source: Decoration, own: Decoration)]
  private let contentSlotDecoration: Decoration?
  /// Whether the views of the content are rows of the container.
  private let hasRows: Bool

  /// - Parameters:
  ///   - tag: The tag of the element.
  ///   - className: The class of the element.
  ///   - parent: The node of the container.
  ///   - row: The tag of the element around each view of the content.
  ///   - environment: Makes the environment of the content from that of the container.
  init(
    _ tag: Tag, _ className: String, in parent: ViewNode, row: Tag? = nil,
    rowDecorations: [Decoration] = [],
    environment: @escaping (EnvironmentEntry?) -> EnvironmentEntry? = { $0 }
  ) {
    self.className = className
    var decoration = row.map { Decoration(.row($0), outer: nil) }
    self.rowDecorations = rowDecorations.reversed().map { source in
      let own = Decoration(source.effect, outer: decoration)
      decoration = own
      return (source, own)
    }
    contentSlotDecoration = decoration
    partEnvironment = environment
    hasRows = className == "rows"
    super.init(tag, in: parent)
    decorate()
  }

  func setContent<Content: View>(_ view: Content) {
    if let content { return content.setContent(view) }
    let (depth, hasRows, environment) = (contentElementDepth, hasRows, partEnvironment)
    let slot = SlotNode(in: self, decoration: contentSlotDecoration) {
      let isLazy = hasRows && $0.value(of: RowDepthKey.self) >= 0
      return environment(isLazy ? $0.setting(RowDepthKey.self, to: depth) : $0)
    }
    content = slot
    slot.setContent(view)
    collectContent()
  }

  /// The values of the modifiers of the container have changed.
  func rowDecorationsDidChange() {
    guard !rowDecorations.isEmpty else { return }
    for (source, own) in rowDecorations { own.effect = source.effect }
    content?.decorationDidChange()
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
