extension ViewGraph {
  /// Handles an event if the current document allows it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - places: Where the texts are that came together with this one. While they are the same, the views are not updated
  ///     before it: an update for each field of a long form takes as long as the form is.
  package func handle(_ event: Event, among places: TextPlaces? = nil) -> EventOutcome {
    statistics.measure { outcome(of: event, among: places) }
  }

  /// Handles a tap that waited for another gesture. Simultaneous gestures have already handled it.
  func handleLate(_ event: Event) -> EventOutcome {
    statistics.measure { outcome(of: event, isLate: true) }
  }

  private func outcome(
    of event: Event, isLate: Bool = false, among places: TextPlaces? = nil
  ) -> EventOutcome {
    guard !isStopped else { return .dropped(reason: "the screen has ended") }
    if places?.areUnchanged(for: event) != true { update() }
    if event.kind == .appear { return rowAppeared(event.element) }
    if event.kind == .open { return open(event.value ?? "") }
    if event.kind == .rows { return rowsCameIntoView(event) }
    let outcome: EventOutcome
    switch EventCheck(graph: self).check(event) {
    case .success(let element):
      activeElement = element
      invalidations.beginUpdate()
      outcome = AnimationScope.$receiver.withValue(invalidations) {
        deliver(event, to: element, isLate: isLate)
      }
      invalidations.endUpdate(postponing: invalidations.takePending())
      if ![.focus, .blur].contains(event.kind) { addresses.forgetRest() }
    case .failure(let refusal):
      if let element = refusal.element { element.owner?.refuse(event, on: element) }
      outcome = .dropped(reason: refusal.reason)
    }
    if hasWork { announce() }
    return outcome
  }

  /// Passes an event to an element, and to the simultaneous gestures around it.
  private func deliver(_ event: Event, to element: Element, isLate: Bool) -> EventOutcome {
    let around = isLate ? [] : simultaneousListeners(around: element, to: event.kind)
    let outcome: EventOutcome
    if event.isInsideControl, element.owner?.isSimultaneous != true {
      outcome = .dropped(reason: "the click was one on a control inside")
    } else {
      // The check has found the owner. An element without an owner handles no events.
      outcome = element.owner?.handle(event, on: element) ?? .dropped(reason: "no owner")
    }
    for outer in around {
      let event = Event(element: outer.id, kind: event.kind, value: event.value)
      if case .success = EventCheck(graph: self).check(event) {
        _ = outer.owner?.handle(event, on: outer)
      }
    }
    return outcome
  }

  private func simultaneousListeners(around element: Element, to kind: EventKind) -> [Element] {
    var found: [Element] = []
    var outer = element.enclosing
    while let current = outer {
      if current.owner?.isSimultaneous == true, current.events.contains(EventKinds(kind)),
        current.owner !== element.owner
      {
        found.append(current)
      }
      outer = current.enclosing
    }
    return found
  }

  /// Handles the report that a waiting row has come into view. It is no event of a person.
  private func rowAppeared(_ element: Int) -> EventOutcome {
    guard let appear = unseenRows[element] else {
      return .dropped(reason: "no row that waits to be seen has the element \(element)")
    }
    appear()
    if hasWork { announce() }
    return .handled
  }
}

extension Event {
  /// The value of a click on a control inside the element that handles no clicks itself, such as a switch.
  static let insideControl = "inside"

  fileprivate var isInsideControl: Bool { kind == .click && value == Self.insideControl }
}
