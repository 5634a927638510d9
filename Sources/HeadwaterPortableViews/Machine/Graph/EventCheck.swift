/// Why an event is not passed on.
struct EventRefusal: Error {
  let reason: String
  /// The input that shows what the server does not have, and is to be put back.
  var input: (any SettlingNode)?
}

/// Decides whether the document as it is now allows an event.
///
/// A client is a program that anyone can write, so nothing it says is taken on trust: the element
/// has to be mounted, to want this kind of event, to be visible, enabled and not behind a dialog,
/// and the value has to be of a bearable size.
@MainActor
struct EventCheck {
  let graph: ViewGraph

  /// The longest text that is accepted from an input, in bytes: one mebibyte.
  static let longestText = 1_048_576

  func check(_ event: Event) -> Result<Element, EventRefusal> {
    guard let element = graph.document.listener(event.element), let owner = element.owner else {
      return refuse("no element \(event.element) that handles events is on the screen")
    }
    guard element.events.contains(EventKinds(event.kind)) else {
      return refuse("element \(event.element) does not handle \(event.kind.rawValue)")
    }
    guard !element.isHidden else {
      return refuse("element \(event.element) is on a screen that is covered by another")
    }
    guard !element.isInvisible else {
      return refuse("element \(event.element) is in a view that is not shown", putBack: owner)
    }
    guard owner.takesTaps || [.focus, .blur, .dismiss].contains(event.kind) else {
      return refuse("element \(event.element) is in a view that takes no taps", putBack: owner)
    }
    if let modal = graph.topmostModal, !modal.contains(element) {
      return refuse("element \(event.element) is behind a dialog")
    }
    guard owner.isAllowed(event.kind, on: element) else {
      return refuse("element \(event.element) is disabled", putBack: owner)
    }
    let size = event.value?.utf8.count ?? 0
    guard size <= Self.longestText else {
      return refuse(
        "a text of \(size) bytes is longer than the limit of \(Self.longestText)", putBack: owner)
    }
    return .success(element)
  }

  private func refuse(
    _ reason: String, putBack owner: ElementNode? = nil
  ) -> Result<Element, EventRefusal> {
    .failure(EventRefusal(reason: reason, input: owner as? any SettlingNode))
  }
}
