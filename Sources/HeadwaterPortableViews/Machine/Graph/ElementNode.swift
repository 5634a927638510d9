/// A node that has an element of its own.
///
/// A subclass sets its properties in its `init`, then calls ``decorate()``, makes the nodes of its
/// content, and calls ``collectContent()``.
class ElementNode: ViewNode {
  // The small ones first, where they share a word with those of every node.
  /// The number of boxes around the element.
  private final var boxes: Int16 = 0
  /// Whether the element's children are to be collected in this update.
  final var awaitsChildren = false
  /// The element, or the outermost of the boxes that modifiers have put around it.
  private(set) final var outermost: Element!

  init(_ tag: Tag, in parent: ViewNode) {
    super.init(in: parent)
    outermost = Element(tag, owner: self, in: graph.document)
  }

  /// Makes the element of the document's root.
  init(root graph: ViewGraph, environment: EnvironmentEntry?, tag: Tag) {
    super.init(root: graph, environment: environment)
    outermost = Element(tag, owner: self, in: graph.document)
  }

  /// The element itself: the only child of the innermost box.
  final var element: Element {
    var element: Element = outermost
    for _ in 0..<boxes { element = element.children[0] }
    return element
  }

  // MARK: Style

  /// The classes that the element has whatever the modifiers say.
  var baseClass: String { "" }
  /// Which box modifiers the element itself can take; the others make a box around it.
  var fusableEffects: DecorationStages { [] }
  /// Whether the node is not to become a row of the list or form around it.
  var ignoresRows: Bool { false }
  /// Whether the node hands what a modifier wants done on to the rows in it.
  func handsOn(_ decoration: Decoration) -> Bool { false }
  /// The element's own declarations, such as a font.
  func declareStyle(_ style: inout StyleDeclarations) {}
  /// Declarations of the element's own that change often.
  var ownMotion: [StyleDeclaration] { [] }
  /// The element that accessibility attributes belong to.
  var semanticElement: Element { element }

  /// Whether nobody hears of the element unless it has a label.
  var isSilentWithoutLabel: Bool { false }

  /// Applies style and modifiers for the first time.
  final func decorate() {
    var builder = DecorationBuilder(node: self, isFirst: true)
    outermost = builder.apply()
    boxes = builder.boxes
  }

  /// Puts an element of another kind in the place of the node's own, without boxes around it.
  ///
  /// What is inside goes over to it when the content is collected again.
  final func replaceElement(by tag: Tag) {
    element.setChildren([])
    outermost = Element(tag, owner: self, in: graph.document)
    boxes = 0
  }

  /// Gives the element its first children.
  final func collectContent() {
    element.setChildren(contentElements())
  }

  /// What the element is when it has a label: one is read only of what has a role.
  var labelledRole: String { "group" }

  /// Gives a part of a page a role, so that its label is read.
  final func giveLabelledElementRole() {
    let element = semanticElement
    guard [.div, .span, .svg].contains(element.kind), !element.has(.role) else { return }
    guard element.attribute(.ariaLabel)?.isEmpty == false else { return }
    element.set(.role, to: labelledRole)
  }

  final func restyle() {
    var builder = DecorationBuilder(node: self, isFirst: false)
    _ = builder.apply()
  }

  // MARK: Structure

  override var contentDecoration: Decoration? { nil }
  override var contentElementDepth: Int16 { elementDepth + 1 + boxes }

  /// The children of the element.
  func contentElements() -> [Element] {
    guard element.text == nil else { return [] }
    var elements: [Element] = []
    forEachChild { $0.appendElements(to: &elements) }
    return elements
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(outermost)
  }

  override func contentElementsDidChange() {
    guard !awaitsChildren else { return }
    awaitsChildren = true
    graph.document.childrenDidChange(of: self)
    environment.value(of: ContentObserverKey.self)?.contentMayChange()
  }

  // MARK: Change

  override func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    super.environmentDidChange(to: environment, changed: changed)
    inheritedValuesDidChange()
  }

  /// Brings what depends on the environment up to date.
  func inheritedValuesDidChange() {
    restyle()
  }

  override func decorationDidChange() {
    restyle()
  }

  override var showsRowsOfContent: Bool { false }

  // MARK: Events

  /// Whether the element is also told what a gesture or a control inside has handled.
  var isSimultaneous: Bool { false }

  /// Whether events are allowed now.
  final var isEnabled: Bool { environment.value(of: IsEnabledKey.self) }

  /// Whether the view can be tapped; if not, its controls cannot be reached by keyboard either.
  final var takesTaps: Bool { environment.value(of: TakesTapsKey.self) }

  /// The place of a control that a keyboard reaches by itself, among those that it goes through.
  final var tabIndex: String? { takesTaps ? nil : "-1" }

  /// Does what the event asks for; the graph has checked that it is allowed.
  func handle(_ event: Event, on element: Element) -> EventOutcome {
    .dropped(reason: "\(name) handles no events")
  }

  /// Whether disabling the view also forbids this kind of event.
  func isAllowed(_ kind: EventKind, on element: Element) -> Bool { isEnabled }

  /// The key by which a client puts typed text back after a new mount; nil for most elements.
  func structuralKey(of element: Element) -> String? { nil }
}

extension ViewNode {
  /// A short text that is the same for the same view in another mount of the same app.
  final var structuralPath: String {
    var hash = StableHash()
    var node = self
    while let parent = node.parent {
      if let identity = parent.identity(of: node) { hash.combine(identity) }
      node = parent
    }
    return hash.text
  }
}

/// A hash that is the same in every process (FNV-1a, 64 bits).
struct StableHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xff)
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  var text: String { String(value, radix: 36) }
}
