/// The node of a control whose label can be any views: a button, a link, what opens a menu.
///
/// HTML has no control inside a button or a link. Where the label has none, the element is the control.
/// Where it has some, the element is a container that takes taps, and the control, its press, stands in
/// it beside them, for a keyboard and a screen reader.
///
/// A subclass calls ``begin()``, makes its label in ``labelEnvironment(_:)``, and then calls
/// ``collectLabel()``.
class ControlNode: ElementNode {
  private let place: InnerControls
  private let isAddress: Bool
  private var press: Element?
  /// The ids of what is read in the label apart from its controls.
  private var names = ""
  private var isLooking = false

  /// - Parameters:
  ///   - isAddress: Whether the control is a link to another page, not a button.
  init(isAddress: Bool = false, in parent: ViewNode) {
    place = parent.contentEnvironment.value(of: InnerControlsKey.self)
    self.isAddress = isAddress
    super.init(place.tag(isAddress: isAddress), in: parent)
  }

  /// What has the focus, the name and the role: the element itself or its press.
  final var control: Element { press ?? element }

  override final var semanticElement: Element { control }

  // MARK: What the kind of control is

  /// Sets what a new ``control`` is, before modifiers say more of it.
  func prepareControl() {
    if control.kind == .button { control.set(.type, to: "button") }
    if control.kind == .span { control.set(.role, to: isAddress ? "link" : "button") }
    guard !isAddress else { return }
    element.listen(to: .click)
    press?.listen(to: .click)
  }

  /// Sets what of ``control`` changes.
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

  /// Whether nothing can be done with the control now.
  var isUnusable: Bool { !isEnabled }

  override func inheritedValuesDidChange() {
    super.inheritedValuesDidChange()
    updateControl()
  }

  override func decorationDidChange() {
    super.decorationDidChange()
    updateControl()
  }

  // MARK: The label

  /// Describes and decorates a new element.
  final func begin() {
    prepareControl()
    decorate()
  }

  /// What the label inherits.
  final func labelEnvironment(_ environment: EnvironmentEntry?) -> EnvironmentEntry? {
    environment.setting(IsInsideControlKey.self, to: true)
      .setting(ContentObserverKey.self, to: LabelObserver(self))
  }

  /// Gives the element its label, and makes way for the controls in it.
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

  /// Brings the element in line with what is in the label now.
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

  /// A press goes by what is read beside the controls; where that is nothing, by theirs.
  private func nameIt(_ controls: [Element]) {
    guard press != nil else { return }
    let read = element.innerNames
    names = Element.ids(of: read.isEmpty ? controls : read)
  }
}

/// Tells a control when its label may have become another.
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

/// What a control can be where it stands.
enum InnerControls {
  /// A native element.
  case native
  /// In the label of an input, which would take a native element for what it labels: one with a role.
  case spans
  /// Nothing that a keyboard reaches, since what is around is a control that makes no way.
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
