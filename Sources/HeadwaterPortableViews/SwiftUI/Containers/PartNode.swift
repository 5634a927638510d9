/// The node of an element that a container makes around a part of its content.
final class PartNode: ElementNode {
  private let className: String
  private let partEnvironment: (EnvironmentEntry?) -> EnvironmentEntry?
  private var slot: SlotNode?
  /// What is done to each row; it follows the modifiers of the container.
  private let rowDecorations: [(source: Decoration, own: Decoration)]
  private let contentSlotDecoration: Decoration?

  /// - Parameters:
  ///   - tag: The element.
  ///   - className: Its class.
  ///   - parent: The node of the container.
  ///   - row: The element that each view of the content is put into.
  ///   - rowDecorations: What modifiers of the container want done to each row, the innermost first.
  ///   - environment: What the content inherits, made of what the container inherits.
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
    super.init(tag, in: parent)
    decorate()
  }

  func setContent<Content: View>(_ view: Content) {
    if let slot { return slot.setContent(view) }
    let slot = SlotNode(in: self, decoration: contentSlotDecoration, environment: partEnvironment)
    self.slot = slot
    slot.setContent(view)
    collectContent()
  }

  /// The values of the modifiers of the container have changed.
  func rowDecorationsDidChange() {
    guard !rowDecorations.isEmpty else { return }
    for (source, own) in rowDecorations { own.effect = source.effect }
    slot?.decorationDidChange()
  }

  /// A part of the choices of a picker has changed.
  override func contentElementsDidChange() {
    super.contentElementsDidChange()
    environment.value(of: ChoiceOwnerKey.self)?.changed()
  }

  override var showsRowsOfContent: Bool { true }
  override var baseClass: String { className }
  override func inheritedValuesDidChange() {}

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let slot { visit(slot) }
  }
}
