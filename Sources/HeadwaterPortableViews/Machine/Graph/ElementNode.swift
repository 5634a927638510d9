/// A node that has an element of its own.
///
/// A subclass sets its properties in its `init`, then calls ``decorate()``, makes the nodes of its
/// content, and calls ``collectContent()``.
class ElementNode: ViewNode {
  // The small properties come first: there they share a word with those of the superclass.
  /// The number of boxes around the element.
  private final var boxes: Int16 = 0
  /// Whether this update collects the element's children.
  final var awaitsChildren = false
  /// The element, or the outermost of the boxes that modifiers have added around it.
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

  /// The classes of the element, independent of modifiers.
  var baseClass: String { "" }
  /// The box modifiers that the element can take itself. Each of the others adds a box around it.
  var fusableEffects: DecorationStages { [] }
  /// The directions in which the element takes all the room that it is given.
  var fills: Axis.Set { [] }
  /// Whether the height of the element follows from its width.
  var hasRatio: Bool { false }
  /// Whether the node does not become a row of the list or form around it.
  var ignoresRows: Bool { false }
  /// Whether the node hands what a modifier wants done on to the rows in it.
  func handsOn(_ decoration: Decoration) -> Bool { false }
  /// The element's own declarations, such as a font.
  func declareStyle(_ style: inout StyleDeclarations) {}
  /// The element's own declarations that change often.
  var ownMotion: [StyleDeclaration] { [] }
  /// The element that receives accessibility attributes.
  var semanticElement: Element { element }

  /// Whether assistive technology skips the element unless it has a label.
  var isSilentWithoutLabel: Bool { false }

  /// Applies style and modifiers for the first time.
  final func decorate() {
    var builder = DecorationBuilder(node: self, isFirst: true)
    outermost = builder.apply()
    boxes = builder.boxes
  }

  /// Replaces the node's element by one with another tag and without boxes.
  ///
  /// The new element receives the content when the content is collected again.
  final func replaceElement(by tag: Tag) {
    element.setChildren([])
    outermost = Element(tag, owner: self, in: graph.document)
    boxes = 0
  }

  /// Collects the first children of the element.
  final func collectContent() {
    element.setChildren(contentElements())
  }

  /// The role of the element when it has a label. Browsers read a label only where there is a role.
  var labelledRole: String { "group" }

  /// Whether a modifier names the element. The name of the view itself then stays away.
  final var isNamedByModifier: Bool {
    var next = decoration
    while let current = next {
      switch current.effect {
      case .attribute(.ariaLabel, _), .words(.ariaLabel, _): return true
      default: next = current.outer
      }
    }
    return false
  }

  /// Gives an element with a label, but without a role, the role that makes browsers read the label.
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

  /// Returns the children of the element.
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

  /// Updates everything that depends on the environment.
  func inheritedValuesDidChange() {
    restyle()
  }

  override func decorationDidChange() {
    restyle()
  }

  override var showsRowsOfContent: Bool { false }

  // MARK: Events

  /// Whether the element also receives events that a gesture or a control inside it has handled.
  var isSimultaneous: Bool { false }

  /// Whether events are allowed now.
  final var isEnabled: Bool { environment.value(of: IsEnabledKey.self) }

  /// Whether the view can be tapped. The keyboard cannot reach the controls of a view that cannot be tapped.
  final var takesTaps: Bool { environment.value(of: TakesTapsKey.self) }

  /// The tab index of a control that the keyboard reaches by default; nil for the default index.
  final var tabIndex: String? { takesTaps ? nil : "-1" }

  /// Handles an event that the graph has allowed.
  func handle(_ event: Event, on element: Element) -> EventOutcome {
    .dropped(reason: "\(name) handles no events")
  }

  /// Makes the client show what the server has, since it may show what an event has changed that the graph has refused.
  func refuse(_ event: Event, on element: Element) {}

  /// Returns whether the element allows this kind of event. A disabled element allows none by default.
  func isAllowed(_ kind: EventKind, on element: Element) -> Bool { isEnabled }

  /// The key under which a client keeps what was typed or chosen for a new mount; nil for most elements.
  func structuralKey(of element: Element) -> String? { nil }
}

extension ViewNode {
  /// A short text that identifies the view; it is the same in each mount of the same app.
  final var structuralPath: String { structuralPath(to: nil) }

  /// The same for a part of the view.
  final func structuralPath(to part: String?) -> String {
    var hash = StableHash()
    var node = self
    while let parent = node.parent {
      if let identity = parent.identity(of: node) { hash.combine(identity) }
      node = parent
    }
    if let part { hash.combine(part) }
    return hash.text
  }
}

/// A hash that is the same in every process (FNV-1a of 64 bits, folded to 46, which are nine letters).
///
/// A page has one for each link and field, and no compression makes them shorter.
struct StableHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xff)
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  var text: String { String(value >> 46 ^ value & (1 << 46 - 1), radix: 36) }
}
