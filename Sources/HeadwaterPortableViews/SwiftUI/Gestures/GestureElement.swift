/// The element around a view that listens to a gesture.
struct GestureElement<Content: View> {
  let listener: GestureListener
  let content: Content
}

extension GestureElement: View {
  typealias Body = Never

  static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    GestureElementNode(view.listener, content: view.content, in: parent)
  }

  static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: GestureElementNode.self).update(content: view.content)
  }
}

/// The node of an element that listens to a gesture.
///
/// A view that can be tapped is a button for a keyboard and a screen reader. A button must not contain
/// controls. Around controls the element is therefore no button; a separate invisible button, the press,
/// is its first child, unless the view consists of controls only.
final class GestureElementNode: ContainerNode<SlotNode> {
  let listener: GestureListener
  private var press: Element?
  /// The ids of the elements that name the press: the parts of the view that are read, without its controls.
  private var names = ""
  private var isLooking = false
  /// Cancels the wait for the next tap.
  private var cancelFailure: (() -> Void)?

  init<Content: View>(_ listener: GestureListener, content: Content, in parent: ViewNode) {
    self.listener = listener
    let isInside = parent.contentEnvironment.value(of: IsInsideControlKey.self)
    super.init(isInside ? .span : .div, in: parent)
    let surface = GestureSurface(self)
    self.content = SlotNode(in: self) { $0.setting(ContentObserverKey.self, to: surface) }
    self.content.setContent(content)
    collectContent()
    describe()
    decorate()
    namePress()
  }

  func update<Content: View>(content: Content) {
    self.content.setContent(content)
    describe()
  }

  // MARK: Looks

  override var baseClass: String { "box gesture" }
  override var fills: Axis.Set { element.filledByContent }
  override var fusableEffects: DecorationStages { [.opacity] }
  override var semanticElement: Element { press ?? element }

  private func describe() {
    let recognizer = listener.recognizer
    let duration = recognizer.pressDuration.map { "\(Int(min(max($0, 0), 60) * 1_000))" }
    element.set(.dataHold, to: duration)
    element.listen(to: recognizer.events)
    showPress()
  }

  override func inheritedValuesDidChange() {
    super.inheritedValuesDidChange()
    showPress()
  }

  // MARK: Pressing without a pointer

  private func showPress() {
    let isPressed = listener.recognizer.isPress && isPressedHere && takesTaps
    let isButton = isPressed && element.innerControls.isEmpty
    // A view that consists of controls only, such as a button, needs no press.
    let names = isPressed && !isButton ? element.innerNames : []
    element.set(.role, to: isButton ? "button" : nil)
    element.set(.tabIndex, to: isButton ? "0" : nil)
    element.set(.ariaDisabled, to: isEnabled ? nil : "true")
    if names.isEmpty {
      removePress()
    } else {
      showPress(named: names)
    }
  }

  /// Whether neither a control around the view nor a gesture on the same view is the button.
  private var isPressedHere: Bool {
    if environment.value(of: IsInsideControlKey.self) { return false }
    var node = parent
    while let current = node, !(current is ElementNode) { node = current.parent }
    return (node as? GestureElementNode)?.listener.recognizer.isPress != true
  }

  private func showPress(named names: [Element]) {
    let button = press ?? Element(.button, owner: self, in: graph.document)
    button.set(.type, to: "button")
    button.set(.role, to: "button")
    button.setClass("press")
    button.listen(to: listener.recognizer.events)
    button.set(.dataHold, to: element.attribute(.dataHold))
    button.set(.disabled, to: !isEnabled)
    self.names = Element.ids(of: names)
    if press == nil {
      press = button
      movePress()
    }
    namePress()
  }

  /// A label from a modifier takes precedence.
  private func namePress() {
    guard let press else { return }
    press.set(.ariaLabelledBy, to: press.has(.ariaLabel) ? nil : names)
  }

  private func removePress() {
    guard press != nil else { return }
    press = nil
    movePress()
  }

  private func movePress() {
    if element.isLive {
      ChildrenDifference.apply(contentElements(), to: element)
    } else {
      collectContent()
    }
    if isDecorated { restyle() }
  }

  private var isDecorated: Bool { !element.className.isEmpty }

  /// Called when the children of an element inside may have changed.
  fileprivate func contentMayChange() {
    guard !isLooking else { return }
    isLooking = true
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      isLooking = false
      if isMounted { showPress() }
    }
    environment.value(of: ContentObserverKey.self)?.contentMayChange()
  }

  override func contentElementsDidChange() {
    super.contentElementsDidChange()
    if content != nil { contentMayChange() }
  }

  // MARK: Structure

  override func contentElements() -> [Element] {
    press.map { [$0] + content.elements } ?? content.elements
  }

  override func unmount() {
    cancelFailure?()
    cancelFailure = nil
    super.unmount()
  }

  // MARK: Events

  override var isSimultaneous: Bool { listener.isSimultaneous }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    let outcome = listener.recognizer.handle(event, listener.memory)
    if event.kind == .click { waitForTaps() }
    return outcome
  }

  /// Passes the taps on to the next listener outside if they turn out to be too few for this gesture.
  private func waitForTaps() {
    cancelFailure?()
    cancelFailure = nil
    guard listener.memory.taps > 0, element.exclusiveListener(around: .click) != nil else { return }
    cancelFailure = graph.wait(GestureMemory.pause) { [weak self] in self?.tapsFailed() }
  }

  private func tapsFailed() {
    cancelFailure?()
    cancelFailure = nil
    let taps = listener.memory.takeTaps()
    guard isMounted, let outer = element.exclusiveListener(around: .click) else { return }
    for _ in 0..<taps { _ = graph.handleLate(Event(element: outer.id, kind: .click)) }
    // These taps have waited once and do not wait again.
    (outer.owner as? GestureElementNode)?.tapsFailed()
  }
}

/// Tells the element of a gesture that its content may have changed.
@MainActor
final class GestureSurface: ContentObserver {
  private weak var node: GestureElementNode?

  fileprivate init(_ node: GestureElementNode) {
    self.node = node
  }

  func contentMayChange() {
    node?.contentMayChange()
  }
}

extension Element {
  /// The nearest element around this one that listens to a kind of event, unless its gesture is simultaneous.
  func exclusiveListener(around kind: EventKinds) -> Element? {
    var element = parent
    while let current = element {
      let isSimultaneous = current.owner?.isSimultaneous == true
      if current.events.contains(kind), current.owner !== owner, !isSimultaneous { return current }
      element = current.parent
    }
    return nil
  }
}
