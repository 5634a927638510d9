/// The node of a picker.
///
/// The choices are views: their nodes live in a part that is not in the document, and from it the
/// picker makes the options of a native `<select>`, or a group of radio buttons that show the views.
final class PickerNode<Selection: Hashable>: TrackedContainerNode<SlotNode> {
  private var selection: Binding<Selection>
  private var label: SlotNode!
  private var style: PickerStyleKind
  private var control: Element!
  private var labelElement: Element!
  private var choices: [Choice] = []
  /// What events call the choices: a number is never that of another choice, which a client may see later than the server.
  private var numbers: [Int] = []
  private var nextNumber = 0
  private var options: [Element] = []
  /// What a menu shows while its selection is none of the choices: nothing.
  private var absent: Element?
  private var radios: [Element] = []
  private var isCollecting = false
  /// Whether no choice has the selected value.
  private var hasUnknownSelection = false
  /// Whether a client may choose among options that are gone.
  private var hasReplacedOptions = false

  init<Label: View, Content: View>(
    _ selection: Binding<Selection>, label labelView: Label, content contentView: Content,
    in parent: ViewNode
  ) {
    self.selection = selection
    style = parent.contentEnvironment.value(of: PickerStyleKey.self)
    super.init(.div, in: parent)
    label = SlotNode(in: self) { $0.setting(IsInsideControlKey.self, to: true) }
    let reference = ChoiceOwner(changed: { [weak self] in self?.choicesMayChange() })
    content = SlotNode(in: self) {
      $0.setting(ChoiceOwnerKey.self, to: reference).setting(IsInsideControlKey.self, to: true)
        .setting(InnerControlsKey.self, to: .unreachable)
        .setting(ContainerKindKey.self, to: .none)
    }
    label.setContent(labelView)
    content.setContent(contentView)
    labelElement = Element(.span, owner: nil, in: graph.document)
    labelElement.setClass("label")
    labelElement.set(.id, to: "h\(labelElement.id)")
    makeControl()
    collectChoices()
    showSelection()
    collectContent()
    decorate()
    environment.value(of: FocusTargetKey.self)?.adopt(control)
  }

  func update<Label: View, Content: View>(
    _ selection: Binding<Selection>, label labelView: Label, content contentView: Content
  ) {
    self.selection = selection
    label.setContent(labelView)
    content.setContent(contentView)
    showSelection()
  }

  override func evaluate() {
    isDirty = false
    showSelection()
  }

  // MARK: Looks

  override var baseClass: String {
    switch style {
    case .menu: "field picker menu"
    case .segmented: "field picker segmented"
    case .inline: "field picker inline"
    }
  }

  override var fusableEffects: DecorationStages { [.opacity] }
  override var semanticElement: Element { control }

  override func declareStyle(_ style: inout StyleDeclarations) {
    TextStyle().declare(&style, in: environment)
  }

  private func makeControl() {
    control = Element(style == .menu ? .select : .div, owner: self, in: graph.document)
    if style == .menu {
      control.setClass("input select")
      control.listen(to: .change)
    } else {
      control.setClass("choices")
      control.set(.role, to: "radiogroup")
    }
    // A name that another element gives would win against that of a modifier.
    control.set(.ariaLabelledBy, to: isNamedByModifier ? nil : "h\(labelElement.id)")
    showEnabled()
  }

  private func showEnabled() {
    if style == .menu {
      control.set(.disabled, to: !isEnabled)
      control.set(.tabIndex, to: tabIndex)
    } else {
      for radio in radios {
        radio.set(.disabled, to: !isEnabled)
        radio.set(.tabIndex, to: tabIndex)
      }
    }
  }

  override func inheritedValuesDidChange() {
    super.inheritedValuesDidChange()
    showEnabled()
  }

  override func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    super.environmentDidChange(to: environment, changed: changed)
    let newStyle = environment.value(of: PickerStyleKey.self)
    guard newStyle != style else { return }
    style = newStyle
    makeControl()
    collectChoices()
    showSelection()
    restyle()
    contentElementsDidChange()
  }

  // MARK: Choices

  /// Called when the choices may have changed.
  private func choicesMayChange() {
    guard !isCollecting, control != nil else { return }
    isCollecting = true
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      isCollecting = false
      guard isMounted else { return }
      collectChoices()
      showSelection()
    }
  }

  override func contentElementsDidChange() {
    super.contentElementsDidChange()
    choicesMayChange()
  }

  private func collectChoices() {
    let found = Choice.all(in: content)
    number(found)
    let isSame =
      found.count == choices.count && !options.isEmpty
      && zip(found, choices).allSatisfy { $0 == $1 }
    choices = found
    if isSame {
      for (option, choice) in zip(options, found) where style == .menu {
        option.setText(choice.text)
      }
      return
    }
    radios = []
    options = found.enumerated().map { style == .menu ? option($0, $1) : segment($0, $1) }
    replaceOptions()
  }

  /// Numbers the choices. One that was there keeps its number.
  private func number(_ found: [Choice]) {
    var known: [AnyHashable: [Int]] = [:]
    for (choice, number) in zip(choices, numbers).reversed() {
      if let tag = choice.tag { known[tag, default: []].append(number) }
    }
    numbers = found.map { choice in
      if let tag = choice.tag, let number = known[tag]?.popLast() { return number }
      defer { nextNumber += 1 }
      return nextNumber
    }
  }

  private func replaceOptions() {
    let children = optionsInSections()
    if control.isLive {
      hasReplacedOptions = true
      ChildrenDifference.apply(children, to: control)
    } else {
      control.setChildren(children)
    }
  }

  /// The options. Each section is a group with its title.
  private func optionsInSections() -> [Element] {
    var children = absent.map { [$0] } ?? []
    var rest = Array(zip(options, choices))[...]
    while let (option, choice) = rest.first {
      guard let section = choice.section else {
        children.append(option)
        rest = rest.dropFirst()
        continue
      }
      let own = rest.prefix { $0.1.section == section }
      children.append(group(section.title, of: own.map(\.0)))
      rest = rest.dropFirst(own.count)
    }
    return children
  }

  private func group(_ title: String, of options: [Element]) -> Element {
    let group = Element(style == .menu ? .optgroup : .div, owner: nil, in: graph.document)
    guard style != .menu else {
      group.set(.label, to: title)
      group.setChildren(options)
      return group
    }
    group.setClass("choice-group")
    guard !title.isEmpty else {
      group.setChildren(options)
      return group
    }
    let heading = Element(.span, owner: nil, in: graph.document)
    heading.setClass("header")
    heading.setText(title)
    heading.set(.id, to: "h\(heading.id)")
    group.set(.role, to: "group")
    group.set(.ariaLabelledBy, to: "h\(heading.id)")
    group.setChildren([heading] + options)
    return group
  }

  private func option(_ index: Int, _ choice: Choice) -> Element {
    let option = Element(.option, owner: self, in: graph.document)
    option.set(.value, to: "\(numbers[index])")
    option.setText(choice.text)
    return option
  }

  private func segment(_ index: Int, _ choice: Choice) -> Element {
    let segment = Element(.label, owner: nil, in: graph.document)
    segment.setClass("choice")
    let radio = Element(.input, owner: self, in: graph.document)
    radio.set(.type, to: "radio")
    radio.set(.name, to: "h\(control.id)")
    radio.set(.value, to: "\(numbers[index])")
    radio.set(.disabled, to: !isEnabled)
    radio.set(.tabIndex, to: tabIndex)
    radio.listen(to: .change)
    radios.append(radio)
    segment.setChildren([radio] + choice.elements)
    return segment
  }

  // MARK: Selection

  private func showSelection() {
    let value = tracker.track { selection.wrappedValue }
    let selected = choices.firstIndex { $0.tag == AnyHashable(unwrapping: value) }
    if style == .menu {
      for (index, option) in options.enumerated() where index != selected {
        option.set(.selected, to: false)
      }
      showAbsence(selected == nil && !choices.isEmpty)
      if let selected { options[selected].set(.selected, to: true) }
    } else {
      for (index, radio) in radios.enumerated() { radio.set(.checked, to: index == selected) }
    }
    hasUnknownSelection = selected == nil && !choices.isEmpty
    if hasUnknownSelection { reportUnknownSelection(after: 2) }
  }

  private func showAbsence(_ isAbsent: Bool) {
    if isAbsent != (absent != nil) {
      absent = isAbsent ? Element(.option, owner: self, in: graph.document) : nil
      absent?.set(.value, to: "")
      absent?.set(.hidden, to: true)
      absent?.set(.disabled, to: true)
      replaceOptions()
    }
    absent?.set(.selected, to: true)
  }

  /// Reports a selection without a choice. The choice may follow later in the same update, or in the next
  /// one.
  private func reportUnknownSelection(after updates: Int) {
    graph.afterUpdate { [weak self] in
      guard let self, isMounted, hasUnknownSelection else { return }
      guard updates == 0 else { return reportUnknownSelection(after: updates - 1) }
      graph.report(.selectionWithoutChoice(of: Selection.self, view: enclosingViewName))
    }
  }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    noteShown(event)
    guard let index = place(of: event) else {
      return .dropped(reason: "the picker has no such choice")
    }
    guard let value = choices[index].tag?.base as? Selection else {
      return .dropped(reason: "the choice has no tag of the selection's type")
    }
    selection.wrappedValue = value
    environment.value(of: ClosesMenuKey.self)?.close()
    return .handled
  }

  override func refuse(_ event: Event, on element: Element) { noteShown(event) }

  private func place(of event: Event) -> Int? {
    event.value.flatMap(Int.init).flatMap(numbers.firstIndex)
  }

  /// Notes what the client shows, and shows the selection again, which may differ. The choice may be gone: the client has
  /// made it before it knew that.
  private func noteShown(_ event: Event) {
    guard event.kind == .change else { return }
    let index = place(of: event)
    for (other, option) in options.enumerated() where style == .menu {
      option.setShown(.selected, to: other == index)
    }
    for (other, radio) in radios.enumerated() { radio.setShown(.checked, to: other == index) }
    absent?.setShown(.selected, to: false)
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      showSelection()
      tellSelectionAgain()
    }
  }

  /// Tells the client the selection after a choice that it may have made on former options. The new ones have taken their place
  /// since, with the selection from before.
  private func tellSelectionAgain() {
    guard hasReplacedOptions else { return }
    if style == .menu {
      options.first { $0.has(.selected) }?.tellAgain(.selected)
    } else {
      radios.first { $0.has(.checked) }?.tellAgain(.checked)
    }
  }

  // MARK: Structure

  override func structuralKey(of element: Element) -> String? {
    guard selection.location.isDraft || environment.value(of: HoldsDraftKey.self) else {
      return nil
    }
    if element === control, style == .menu { return structuralPath }
    // By its text: later, the number of the choice may be that of another.
    guard let index = radios.firstIndex(where: { $0 === element }) else { return nil }
    return structuralPath(to: choices[index].text)
  }

  override func contentElements() -> [Element] {
    labelElement.setChildren(label.elements)
    return labelElement.children.isEmpty ? [control] : [labelElement, control]
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let label { visit(label) }
    super.forEachChild(visit)
  }

  override func identity(of child: ViewNode) -> String? {
    child === label ? "label" : "choices"
  }
}
