extension ViewGraph {
  /// Does what an event asks for, if the document as it is now allows it.
  package func handle(_ event: Event) -> EventOutcome {
    statistics.measure { outcome(of: event) }
  }

  /// Does what a tap asks for that another gesture has waited with; simultaneous ones have had it.
  func handleLate(_ event: Event) -> EventOutcome {
    statistics.measure { outcome(of: event, isLate: true) }
  }

  private func outcome(of event: Event, isLate: Bool = false) -> EventOutcome {
    guard !isStopped else { return .dropped(reason: "the screen has ended") }
    update()
    if event.kind == .appear { return rowAppeared(event.element) }
    let outcome: EventOutcome
    switch EventCheck(graph: self).check(event) {
    case .success(let element):
      activeElement = element
      invalidations.beginUpdate()
      outcome = deliver(event, to: element, isLate: isLate)
      invalidations.endUpdate(postponing: invalidations.takePending())
    case .failure(let refusal):
      refusal.input?.refuse(event)
      outcome = .dropped(reason: refusal.reason)
    }
    if hasWork { announce() }
    return outcome
  }

  /// Lets an element handle an event, and simultaneous gestures around it.
  private func deliver(_ event: Event, to element: Element, isLate: Bool) -> EventOutcome {
    let around = isLate ? [] : simultaneousListeners(around: element, to: event.kind)
    let outcome: EventOutcome
    if event.isInsideControl, element.owner?.isSimultaneous != true {
      outcome = .dropped(reason: "the click was one on a control inside")
    } else {
      // The check has found the owner; an element without one handles no events.
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

  /// A row that waited has come into view; it is nothing that a person does to an element.
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
  /// What a client says of a click on a control which itself handles none, such as a switch, in here.
  static let insideControl = "inside"

  fileprivate var isInsideControl: Bool { kind == .click && value == Self.insideControl }
}
