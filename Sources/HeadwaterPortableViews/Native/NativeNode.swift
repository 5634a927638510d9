/// The node of a ``NativeElement``.
///
/// A client shows some changes before the server is told: a checked box, a moved slider. An event tells
/// the node what the client shows. After the update, the node compares this value with the view's value
/// and sends only a difference.
final class NativeNode: ContainerNode<SlotNode> {
  private var shape: ElementDescription
  /// The value that the client shows, as far as the server knows.
  private var shown: String?
  private var sequence = 0
  private var isWaiting = false
  private var buttonNames: ButtonNames?

  init<Content: View>(
    _ description: ElementDescription, content: Content, in parent: ViewNode
  ) {
    shape = description
    let isInside = parent.contentEnvironment.value(of: IsInsideControlKey.self)
    super.init(isInside && description.tag == .div ? .span : description.tag, in: parent)
    if Content.self != EmptyView.self {
      let isControl = description.isControl
      let isLabel = description.tag == .label
      if description.namesButtonsByContent { buttonNames = ButtonNames(self) }
      let names = buttonNames
      let slot = SlotNode(in: self) {
        var inside = isControl ? $0.setting(IsInsideControlKey.self, to: true) : $0
        if let names { inside = inside.setting(ContentObserverKey.self, to: names) }
        return isLabel ? inside.setting(InnerControlsKey.self, to: .spans) : inside
      }
      self.content = slot
      slot.setContent(content)
      collectContent()
    }
    describe(former: nil)
    decorate()
    showName()
    buttonNames?.show()
    if description.isFocusable { environment.value(of: FocusTargetKey.self)?.adopt(element) }
  }

  func update<Content: View>(to description: ElementDescription, content: Content) {
    let former = shape
    shape = description
    describe(former: former)
    if former.className != description.className || former.declarations != description.declarations
      || former.motion != description.motion
    {
      restyle()
    }
    self.content?.setContent(content)
  }

  // MARK: Attributes

  /// Names the element after its first child, unless a modifier has given it a name.
  private func showName() {
    if shape.namesLastChildByFirst, let first = element.children.first,
      let last = element.children.last, let icon = last.children.first
    {
      last.set(.ariaLabelledBy, to: Element.ids(of: [icon, first]))
    }
    if shape.namesInputByFirst, let first = element.children.first,
      let input = element.children.last, first !== input
    {
      input.set(.ariaLabelledBy, to: input.has(.ariaLabel) ? nil : Element.ids(of: [first]))
    }
    guard shape.isNamedByFirstChild, let name = element.children.first else { return }
    element.set(.ariaLabelledBy, to: element.has(.ariaLabel) ? nil : Element.ids(of: [name]))
  }

  override func decorationDidChange() {
    super.decorationDidChange()
    showName()
  }

  override func contentElementsDidChange() {
    super.contentElementsDidChange()
    buttonNames?.contentMayChange()
  }

  private func describe(former: ElementDescription?) {
    for attribute in shape.attributes {
      let old = former?.attributes.first { $0.name == attribute.name }
      if old?.value != attribute.value { element.set(attribute.name, to: written(attribute)) }
    }
    for old in former?.attributes ?? [] {
      let isGone = !shape.attributes.contains { $0.name == old.name }
      if isGone { element.set(old.name, to: nil) }
    }
    if let text = shape.text { element.setText(text) }
    showProperties()
    showValue()
    if isControlElement {
      element.set(.disabled, to: !isEnabled && !shape.ignoresDisabling)
      element.set(.tabIndex, to: tabIndex)
      if element.kind == .input || element.kind == .select {
        element.set(.ariaDescribedBy, to: environment.value(of: DescriptionKey.self))
        element.set(.ariaInvalid, to: environment.value(of: IsInvalidKey.self) ? "true" : nil)
      }
    } else if shape.action != nil {
      element.set(.ariaDisabled, to: isEnabled || shape.ignoresDisabling ? nil : "true")
    }
    var events = shape.events
    if shape.isFocusable, environment.value(of: FocusTargetKey.self) != nil {
      events.formUnion([.focus, .blur])
    }
    element.listen(to: events)
  }

  /// The value of an attribute, in the language of the page if it is a text of the library.
  private func written(_ attribute: (name: AttributeName, value: String)) -> String {
    guard shape.hasOwnName, attribute.name == .ariaLabel,
      let text = OwnText(rawValue: attribute.value)
    else { return attribute.value }
    return environment.value(of: CatalogueKey.self).text(text)
  }

  private var isControlElement: Bool {
    switch element.kind {
    case .button, .input, .select, .textarea: true
    default: false
    }
  }

  private func showProperties() {
    for property in shape.properties { element.set(property.name, to: property.isOn) }
  }

  private func showValue() {
    guard let value = shape.value else { return }
    element.setShownValue(value)
    defer { shown = value }
    guard let shown, !isIdentical(shown, value), element.isLive else { return }
    graph.document.record(
      .setValue(element: element.id, value.replacingNull(), sequence: sequence))
  }

  override func inheritedValuesDidChange() {
    super.inheritedValuesDidChange()
    describe(former: shape)
  }

  override func structuralKey(of element: Element) -> String? {
    guard shape.isChoice, element === self.element else { return nil }
    return shape.isDraft || environment.value(of: HoldsDraftKey.self) ? structuralPath : nil
  }

  // MARK: Style

  override var baseClass: String { shape.className }
  override var fills: Axis.Set {
    // The elements of modifiers, which are as large as their content.
    ["box", "layers"].contains(shape.className) ? element.filledByContent : []
  }
  override var fusableEffects: DecorationStages { shape.fusable }

  override func declareStyle(_ style: inout StyleDeclarations) {
    shape.inheritStyle?(&style, environment)
    shape.declarations.forEach { style.add($0) }
  }

  override var ownMotion: [StyleDeclaration] { shape.motion }

  override var semanticElement: Element {
    guard shape.isLabel else { return element }
    return element.firstInput ?? element
  }

  // MARK: Events

  override func isAllowed(_ kind: EventKind, on element: Element) -> Bool {
    isEnabled || shape.ignoresDisabling || kind == .blur
  }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    if event.kind == .focus || event.kind == .blur, !shape.events.contains(EventKinds(event.kind)) {
      environment.value(of: FocusTargetKey.self)?.focusDidMove(isHere: event.kind == .focus)
      return .handled
    }
    guard let action = shape.action else { return .dropped(reason: "the element does nothing") }
    guard event.sequence >= sequence else {
      return .dropped(reason: "event \(event.sequence) is older than event \(sequence)")
    }
    sequence = event.sequence
    noteShown(event)
    return action(event)
  }

  override func refuse(_ event: Event, on element: Element) {
    guard event.sequence >= sequence, element === self.element else { return }
    sequence = event.sequence
    noteShown(event)
  }

  private func noteShown(_ event: Event) {
    guard let value = event.value, event.kind == .change || event.kind == .input else { return }
    switch element.attribute(.type) {
    case "checkbox":
      element.setShown(.checked, to: value == "true")
      settleAfterUpdate()
    case "radio":
      guard let name = element.attribute(.name) else { return }
      for radio in element.radioGroup where radio.attribute(.name) == name {
        radio.setShown(.checked, to: radio === element)
        (radio.owner as? NativeNode)?.settleAfterUpdate()
      }
    default:
      if element.kind == .select {
        for option in element.children {
          option.setShown(.selected, to: option.attribute(.value) == value)
          (option.owner as? NativeNode)?.settleAfterUpdate()
        }
      } else if shape.value != nil {
        shown = value
        settleAfterUpdate()
      }
    }
  }

  /// Makes the client show the view's value again if the view did not accept the client's change.
  private func settleAfterUpdate() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      isWaiting = false
      guard isMounted else { return }
      showProperties()
      showValue()
    }
  }
}

extension Element {
  /// The first element that can have a label: this one or one inside it.
  var firstInput: Element? {
    switch kind {
    case .input, .select, .textarea, .progress: return self
    default:
      for child in children {
        if let found = child.firstInput { return found }
      }
      return nil
    }
  }

  /// The radio buttons of the group that this one is in.
  fileprivate var radioGroup: [Element] {
    var group: Element? = self
    while let current = group, current.attribute(.role) != "radiogroup" {
      group = current.enclosing
    }
    return group?.radios ?? [self]
  }

  private var radios: [Element] {
    if kind == .input { return [self] }
    return children.flatMap(\.radios)
  }
}
