/// The common properties of text fields and secure fields.
struct TextInput {
  let isSecure: Bool
  /// Whether the text can have several lines.
  var isMultiline = false
  /// Whether the field is a search field.
  var isSearch = false
  /// The title as text; nil if the label consists of other views.
  let title: Text?
  var text: Binding<String>
  let prompt: Text?
  /// Called with true when the field gets the focus, and with false when it loses the focus.
  var onEditingChanged: ((Bool) -> Void)?
  /// Called when the person has pressed the return key.
  var onCommit: (() -> Void)?

  fileprivate var type: String { isSecure ? "password" : isSearch ? "search" : "text" }
}

/// The node of a field. It observes its binding, and keeps the text in the client equal to that of the
/// binding.
///
/// The client counts its events. An event says what the client shows; after the update the model
/// is compared with that, and only a difference is sent, tagged with the count, so that a client
/// that has typed on can ignore it. Its content is the label, unless that is only a title.
final class TextInputNode: TrackedContainerNode<SlotNode>, SettlingNode {
  private var input: TextInput
  private var inputElement: Element!
  private var titleElement: Element?
  /// The text that the client shows, as far as the server knows.
  private var shown = "" { didSet { noteSecret() } }
  /// The client's number of the last event.
  private var sequence = 0
  /// Whether the client may show a text that the model has not adopted.
  private var isUnsettled = false

  init<Label: View>(_ input: TextInput, label view: Label, in parent: ViewNode) {
    self.input = input
    let isInForm = parent.contentEnvironment.value(of: ContainerKindKey.self) == .form
    let isLabelled = input.title == nil || isInForm
    let tag: Tag = input.isMultiline ? .textarea : .input
    super.init(isLabelled ? .label : tag, in: parent)
    inputElement = isLabelled ? Element(tag, owner: self, in: graph.document) : element
    if !input.isMultiline { inputElement.set(.type, to: input.type) }
    describe()
    decorate()
    if isLabelled { makeLabel(view) }
    collectContent()
    followPerson()
    shown = trackedText()
    noteSecret()
    if !input.isSecure { inputElement.setShownValue(shown) }
    environment.value(of: FocusTargetKey.self)?.adopt(inputElement)
  }

  func update<Label: View>(to input: TextInput, label view: Label) {
    let isSamePlace = input.text.isSame(as: self.input.text)
    // The same location keeps its object, which may know the typed text.
    var input = input
    if isSamePlace { input.text = self.input.text }
    self.input = input
    content?.setContent(view)
    followPerson()
    describe()
    if !isSamePlace { evaluate() }
  }

  override func evaluate() {
    isDirty = false
    settle(on: trackedText())
  }

  /// Keeps the text of a secure field out of what is stored, and of recordings that a person gives away.
  private func noteSecret() {
    guard input.isSecure else { return }
    graph.storage.noteSecret(shown, of: inputElement.id)
    environment.value(of: TypedSecretsKey.self)?.note(shown, of: inputElement.id)
  }

  private func trackedText() -> String {
    tracker.track { input.text.wrappedValue }
  }

  // MARK: Looks

  override var baseClass: String {
    guard element === inputElement else { return "field" }
    return inputClass
  }

  private var inputClass: String {
    var name = input.isMultiline ? "input editor" : "input"
    if environment.value(of: TextFieldStyleKey.self) == .plain { name += " plain" }
    return name
  }

  override var fusableEffects: DecorationStages { [.opacity] }
  override var semanticElement: Element { inputElement }

  override func declareStyle(_ style: inout StyleDeclarations) {
    TextStyle().declare(&style, in: environment)
  }

  private func makeLabel<Label: View>(_ view: Label) {
    if let title = input.title {
      let element = Element(.span, owner: nil, in: graph.document)
      element.setClass("label")
      element.setText(title.string(for: environment.person))
      titleElement = element
    } else {
      let slot = SlotNode(in: self) {
        $0.setting(IsInsideControlKey.self, to: true).setting(InnerControlsKey.self, to: .spans)
      }
      slot.setContent(view)
      content = slot
    }
  }

  /// Sets the attributes that depend on the view and its environment.
  private func describe() {
    let title = input.title?.string(for: environment.person)
    let prompt = input.prompt?.string(for: environment.person)
    if element === inputElement {
      if !isNamedByModifier { inputElement.set(.ariaLabel, to: title) }
      inputElement.set(.placeholder, to: prompt ?? title)
    } else {
      titleElement?.setText(title ?? "")
      inputElement.set(.placeholder, to: prompt)
      inputElement.setClass(inputClass)
    }
    inputElement.set(.disabled, to: !isEnabled)
    inputElement.set(.tabIndex, to: tabIndex)
    inputElement.set(.ariaDescribedBy, to: environment.value(of: DescriptionKey.self))
    inputElement.set(.ariaInvalid, to: environment.value(of: IsInvalidKey.self) ? "true" : nil)
    environment.value(of: TextInputTraitsKey.self).apply(to: inputElement)
    // Names and addresses of the web are read from left to right in such a page, too.
    if environment.value(of: LayoutDirectionKey.self) == .rightToLeft {
      inputElement.set(.dir, to: "auto")
    }
    if !input.isSecure { inputElement.set(.dataStored, to: input.text.location.storedName) }
    let isOfValue = input.text.location is PersonalLocation
    let submits = submitActions != nil || isOfValue || input.onCommit != nil
    var events: EventKinds = submits && !input.isMultiline ? [.input, .submit] : .input
    let tellsFocus = input.onEditingChanged != nil
    if tellsFocus || environment.value(of: FocusTargetKey.self) != nil {
      events.formUnion([.focus, .blur])
    }
    if isOfValue { events.formUnion(.blur) }
    inputElement.listen(to: events)
  }

  /// Adopts the person's conventions in a field of a value, and returns whether they have changed.
  @discardableResult private func followPerson() -> Bool {
    guard let place = input.text.location as? PersonalLocation else { return false }
    return place.follow(environment.person)
  }

  override func inheritedValuesDidChange() {
    super.inheritedValuesDidChange()
    describe()
    if followPerson() { evaluate() }
  }

  // MARK: Structure

  override func contentElements() -> [Element] {
    guard element !== inputElement else { return [] }
    return (titleElement.map { [$0] } ?? content?.elements ?? []) + [inputElement]
  }

  override func structuralKey(of element: Element) -> String? {
    element === inputElement && !input.isSecure ? structuralPath : nil
  }

  // MARK: Events

  private var submitActions: SubmitActions? {
    input.isSearch
      ? environment.value(of: SearchActionsKey.self) : environment.value(of: SubmitActionsKey.self)
  }

  var shape: [Int]? { input.text.location.shape }

  override func isAllowed(_ kind: EventKind, on element: Element) -> Bool {
    isEnabled || kind == .blur
  }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    if event.kind == .blur || event.kind == .submit { showValueAgain() }
    if event.kind == .focus || event.kind == .blur {
      environment.value(of: FocusTargetKey.self)?.focusDidMove(isHere: event.kind == .focus)
      input.onEditingChanged?(event.kind == .focus)
      return .handled
    }
    if let text = event.value {
      guard event.sequence >= sequence else {
        return .dropped(reason: "event \(event.sequence) is older than event \(sequence)")
      }
      sequence = event.sequence
      shown = text
      isUnsettled = true
      input.text.wrappedValue = text
      graph.reconcileAfterUpdate(self)
    } else if event.kind == .input {
      return .dropped(reason: "an input event without a value")
    }
    if event.kind == .submit {
      input.onCommit?()
      submitActions?.perform()
    }
    return .handled
  }

  /// Shows the text of the value again in place of the typed text.
  private func showValueAgain() {
    guard let place = input.text.location as? PersonalLocation else { return }
    place.commit()
    graph.reconcileAfterUpdate(self)
  }

  override func refuse(_ event: Event, on element: Element) {
    guard event.kind == .input, event.sequence >= sequence, let text = event.value else { return }
    sequence = event.sequence
    shown = text
    isUnsettled = true
    graph.reconcileAfterUpdate(self)
  }

  /// Compares the text in the client with the model.
  func reconcileValue() {
    settle(on: input.text.wrappedValue)
  }

  private func settle(on text: String) {
    if !input.isSecure { inputElement.setShownValue(text) }
    defer { isUnsettled = false }
    guard !isIdentical(shown, text) else { return }
    shown = text
    guard inputElement.isLive else { return }
    if !input.isSecure || text.isEmpty {
      graph.document.record(
        .setValue(element: inputElement.id, text.replacingNull(), sequence: sequence))
    } else if isUnsettled {
      graph.document.record(.revertValue(element: inputElement.id, sequence: sequence))
    }
  }
}
