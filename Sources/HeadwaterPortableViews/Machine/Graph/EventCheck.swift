/// The reason why an event is refused.
struct EventRefusal: Error {
  let reason: String
  /// The element whose client may show a value that the server does not have, and which is to be reset.
  var element: Element?
}

/// Decides whether the current document allows an event.
///
/// Anyone can write a client, so the check trusts nothing in an event. The element has to be mounted, to
/// listen for this kind of event, to be visible and enabled, and not to be behind a dialog. The size of
/// the value is limited.
@MainActor
struct EventCheck {
  let graph: ViewGraph

  /// The maximum length of a text from an input, in bytes: one mebibyte.
  static let longestText = 1_048_576

  func check(_ event: Event) -> Result<Element, EventRefusal> {
    guard let element = graph.document.listener(event.element), let owner = element.owner else {
      return refuse("no element \(event.element) that handles events is on the screen")
    }
    guard element.events.contains(EventKinds(event.kind)) else {
      return refuse("element \(event.element) does not handle \(event.kind.rawValue)")
    }
    // A text that does not count here is still the person's.
    let choice = event.kind == .change ? element : nil
    guard !element.isHidden else {
      return refuse(
        "element \(event.element) is on a screen that is covered by another", putBack: choice)
    }
    guard !element.isInvisible else {
      return refuse("element \(event.element) is in a view that is not shown", putBack: element)
    }
    guard owner.takesTaps || [.focus, .blur, .dismiss].contains(event.kind) else {
      return refuse("element \(event.element) is in a view that takes no taps", putBack: element)
    }
    if let modal = graph.topmostModal, !modal.contains(element) {
      return refuse("element \(event.element) is behind a dialog", putBack: choice)
    }
    guard owner.isAllowed(event.kind, on: element) else {
      return refuse("element \(event.element) is disabled", putBack: element)
    }
    let size = event.value?.utf8.count ?? 0
    guard size <= Self.longestText else {
      return refuse(
        "a text of \(size) bytes is longer than the limit of \(Self.longestText)", putBack: element)
    }
    return .success(element)
  }

  private func refuse(
    _ reason: String, putBack element: Element? = nil
  ) -> Result<Element, EventRefusal> {
    .failure(EventRefusal(reason: reason, element: element))
  }
}
