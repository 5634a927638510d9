import HeadwaterPortableViews
import Logging

extension Session {
  /// Passes on the texts of several inputs: of each once for a document, since they count as one event.
  func receive(texts: [Event], sequence: Int, from socket: SocketHandle) {
    receive(texts, sequence: sequence, from: socket) { event in
      // Of elements that do not exist, none is remembered: a client may name any number of them.
      !graph.hasListener(event.element) || restoredInputs.insert(event.element).inserted
    }
  }

  func handle(_ event: Event, among places: TextPlaces?, isAllowed: Bool) {
    isHandling = true
    let outcome = instruments.watch.watch(
      "\(event.kind.rawValue) on \(graph.name(ofListener: event.element) ?? "nothing")", session: id
    ) {
      isAllowed
        ? graph.handle(event, among: places) : .dropped(reason: "a second text in such a message")
    }
    isHandling = false
    // A page reports the rows in view by itself.
    if outcome == .handled, event.kind != .rows {
      wasUsed = true
      lastUse = instruments.elapsed()
    }
    if case .dropped(let reason) = outcome {
      // Not at `info`: a client may send many of these.
      logger.debug(
        "An event was dropped",
        metadata: [
          "session": "\(id.short)", "kind": "\(event.kind.rawValue)",
          "element": "\(event.element)", "reason": "\(reason)",
        ])
    }
  }
}
