/// The node of a control whose label can contain any views: a button, a link or a menu.
///
/// HTML allows no control inside a button or a link. If the label contains no controls, the element is
/// the control. If it contains some, the element is a container that takes taps, and the control becomes
/// an element of its own beside them, the press, for keyboards and screen readers.
///
/// The content is the label. A subclass calls ``begin()``, makes the label by ``setLabel(_:)``, and then
/// calls ``collectLabel()``.
class ControlNode: TrackedContainerNode<ViewNode> {
  private var derived: EnvironmentEntry?
  private var press: Element?
  /// The ids of the elements that name the press.
  private var names = ""
  // The small ones last, where they share a word with those of a subclass.
  private let place: InnerControls
  private let isAddress: Bool
  private var isLooking = false

  /// - Parameters:
  ///   - isAddress: Whether the control is a link to another page, not a button.
  init(isAddress: Bool = false, in parent: ViewNode) {
    place = parent.contentEnvironment.value(of: InnerControlsKey.self)
    self.isAddress = isAddress
    super.init(place.tag(isAddress: isAddress), in: parent)
    deriveLabelEnvironment()
  }

  /// The element with the focus, the name and the role: the node's element or the press in it.
  final var control: Element { press ?? element }

  override final var semanticElement: Element { control }

  // MARK: The kind of control

  /// Sets the type or role of a new ``control`` and its events, before modifiers are applied.
  func prepareControl() {
    if control.kind == .button { control.set(.type, to: "button") }
    if control.kind == .span { control.set(.role, to: isAddress ? "link" : "button") }
    guard !isAddress else { return }
    element.listen(to: .click)
    press?.listen(to: .click)
    guard let target = environment.value(of: FocusTargetKey.self) else { return }
    target.adopt(control, yielding: true)
    control.listen(to: [.click, .focus, .blur])
  }

  /// Sets the attributes of ``control`` that can change.
  func updateControl() {
    let isUsable = !isUnusable
    switch control.kind {
    case .span:
      control.set(.tabIndex, to: place == .spans && isUsable && takesTaps ? "0" : nil)
      control.set(.ariaDisabled, to: isUsable ? nil : "true")
    default:
      if control.kind == .button { control.set(.disabled, to: !isUsable) }
      control.set(.tabIndex, to: tabIndex)
    }
    guard press != nil else { return }
    element.set(.ariaDisabled, to: isUsable ? nil : "true")
    control.set(.ariaLabelledBy, to: control.has(.ariaLabel) ? nil : names)
  }

  /// Whether the control can't be used at present.
  var isUnusable: Bool { !isEnabled }

  override func inheritedValuesDidChange() {
    super.inheritedValuesDidChange()
    updateControl()
  }

  override func decorationDidChange() {
    super.decorationDidChange()
    updateControl()
  }

  // MARK: Events

  override final func isAllowed(_ kind: EventKind, on element: Element) -> Bool {
    isEnabled || kind == .blur
  }

  override final func handle(_ event: Event, on element: Element) -> EventOutcome {
    guard event.kind == .focus || event.kind == .blur else { return perform() }
    environment.value(of: FocusTargetKey.self)?.focusDidMove(isHere: event.kind == .focus)
    return .handled
  }

  /// Does what a tap on the control does.
  func perform() -> EventOutcome { .dropped(reason: "the control does nothing") }

  // MARK: The label

  /// Describes and decorates a new element.
  final func begin() {
    prepareControl()
    decorate()
  }

  /// Makes the node of the label, or brings it up to date.
  final func setLabel<Label: View>(_ view: Label) {
    if let content {
      updateChild(content, to: view)
    } else {
      content = makeChild(view)
    }
  }

  override final var contentEnvironment: EnvironmentEntry? { derived }

  /// The environment of the label.
  func labelEnvironment() -> EnvironmentEntry? {
    environment.setting(IsInsideControlKey.self, to: true)
      .setting(ContentObserverKey.self, to: LabelObserver(self))
  }

  final func deriveLabelEnvironment() {
    derived = labelEnvironment()
  }

  override func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    self.environment = environment
    deriveLabelEnvironment()
    super.environmentDidChange(to: environment, changed: changed)
  }

  /// Adds the label to the element, and makes way for the controls in the label.
  final func collectLabel() {
    collectContent()
    makeWay()
    updateControl()
  }

  override func contentElements() -> [Element] {
    press.map { [$0] + super.contentElements() } ?? super.contentElements()
  }

  fileprivate func labelMayChange() {
    environment.value(of: ContentObserverKey.self)?.contentMayChange()
    guard !isLooking else { return }
    isLooking = true
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      isLooking = false
      guard isMounted else { return }
      makeWay()
      updateControl()
    }
  }

  override func contentElementsDidChange() {
    super.contentElementsDidChange()
    labelMayChange()
  }

  /// Adds or removes the press if the label's controls require it.
  private func makeWay() {
    let controls = element.innerControls
    let hasPress = press != nil
    guard controls.isEmpty == hasPress else { return nameIt(controls) }
    let isInside = environment.value(of: IsInsideControlKey.self)
    let tag = place.tag(isAddress: isAddress)
    replaceElement(by: controls.isEmpty ? tag : isInside ? .span : .div)
    press = controls.isEmpty ? nil : Element(tag, owner: self, in: graph.document)
    press?.setClass("press")
    begin()
    collectContent()
    nameIt(controls)
    invalidateElements()
  }

  /// Names the press after the texts beside the controls, or after the controls if there are no texts.
  private func nameIt(_ controls: [Element]) {
    guard press != nil else { return }
    let read = element.innerNames
    names = Element.ids(of: read.isEmpty ? controls : read)
  }
}

/// Tells a control when its label may have changed.
@MainActor
private final class LabelObserver: ContentObserver {
  private weak var node: ControlNode?

  init(_ node: ControlNode) {
    self.node = node
  }

  func contentMayChange() {
    node?.labelMayChange()
  }
}

/// The kinds of elements that a control can be in its place.
enum InnerControls {
  /// A native element.
  case native
  /// An element with a role, in the label of an input. The label would apply to a native button.
  case spans
  /// An element that a keyboard can't reach, inside a control that doesn't make way.
  case unreachable

  fileprivate func tag(isAddress: Bool) -> Tag {
    switch self {
    case .native: isAddress ? .a : .button
    case .spans: isAddress ? .a : .span
    case .unreachable: .span
    }
  }
}

enum InnerControlsKey: EnvironmentKey {
  static var defaultValue: InnerControls { .native }
}
