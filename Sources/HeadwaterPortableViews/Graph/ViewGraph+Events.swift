extension ViewGraph {
  /// Does what an event asks for, if the document as it is now allows it.
  package func handle(_ event: Event) -> EventOutcome {
    statistics.measure { outcome(of: event) }
  }

  private func outcome(of event: Event) -> EventOutcome {
    guard !isStopped else { return .dropped(reason: "the screen has ended") }
    update()
    if event.kind == .appear { return rowAppeared(event.element) }
    let outcome: EventOutcome
    switch EventCheck(graph: self).check(event) {
    case .success(let element):
      activeElement = element
      invalidations.beginUpdate()
      // The check has found the owner; an element without one handles no events.
      outcome = element.owner?.handle(event, on: element) ?? .dropped(reason: "no owner")
      invalidations.endUpdate(postponing: invalidations.takePending())
    case .failure(let refusal):
      refusal.input?.refuse(event)
      outcome = .dropped(reason: refusal.reason)
    }
    if hasWork { announce() }
    return outcome
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
