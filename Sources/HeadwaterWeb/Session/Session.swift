import Headwater
import HeadwaterPortableViews
import Logging

/// A person: one `App` value, mounted in one `ViewGraph`, and the socket that shows it to them.
///
/// A session is rendered first, then claimed by a socket, and detached when the socket goes; a
/// detached session waits for its page to come back. While nobody listens, or two batches are not
/// acknowledged, nothing is flushed: the state goes on changing and coalesces by itself, so that a
/// slow client costs one pending flush and never a growing queue.
@MainActor final class Session {
  let id: Secret
  /// The cookie of the browser that it was rendered for.
  let browser: Secret
  /// The direction in which its person reads.
  let layoutDirection: LayoutDirection

  let graph: ViewGraph
  /// Begins the person's stores once the person has come.
  private let storeStart: DelayedStart
  private let maximumUnacknowledged: Int
  private let logger: Logger
  private let instruments: Instruments
  private var socket: SocketHandle?
  private var token: Secret?
  /// What the last claim was made with; nil for the first.
  private var formerToken: Secret?
  /// Whether the page has shown that it got the answer to its claim, and so has the token.
  private var isConfirmed = false
  private var isStarted = false
  /// Whether an event is being handled, whose changes are flushed right after it.
  private var isHandling = false
  private var number = 0
  private var handled = 0
  private var reported = 0
  private var lastPicture = 0
  /// The last batch that the page said to have when it came back.
  private var resumedAt = 0
  private var unacknowledged: [Batch] = []
  private var bytesOfFormerSockets = 0
  /// The network that its person is in, as far as it is known.
  var network: NetworkAddress?
  /// Whether its person has done something in it.
  private(set) var wasUsed = false

  init(
    id: Secret, browser: Secret, layoutDirection: LayoutDirection, graph: ViewGraph,
    storeStart: DelayedStart, maximumUnacknowledged: Int, logger: Logger, instruments: Instruments
  ) {
    self.id = id
    self.browser = browser
    self.layoutDirection = layoutDirection
    self.graph = graph
    self.storeStart = storeStart
    self.maximumUnacknowledged = maximumUnacknowledged
    self.logger = logger
    self.instruments = instruments
    graph.onInvalidate = { [weak self] in self?.scheduleFlush() }
    graph.statistics.countBytes = { [weak self] in self?.sentBytes ?? 0 }
  }

  var isClaimed: Bool { socket != nil }

  /// The document as it is, for the answer to the first request.
  var page: (title: String, html: String, rules: [String]) {
    (graph.title, graph.html, graph.rules)
  }
}

// MARK: - The life of a session

extension Session {
  /// Whether a socket may have this session.
  ///
  /// Someone must hold the token of the former claim to take a session over; a page that comes back
  /// before its old socket was noticed to be dead does. As long as the page has not shown that the
  /// answer has reached it, what that claim was made with is enough: the connection may have been cut
  /// in between.
  func mayBeClaimed(with presented: Secret?) -> Bool {
    guard let token else { return true }
    if let presented, token.matches(presented) { return true }
    guard !isConfirmed else { return false }
    guard let formerToken else { return presented == nil }
    return presented.map(formerToken.matches) ?? false
  }

  /// Whether a page with this batch can go on without a new picture.
  func canResume(after lastBatch: Int) -> Bool {
    let oldest = unacknowledged.first?.number ?? number + 1
    return lastBatch >= lastPicture && lastBatch >= oldest - 1 && lastBatch <= number
  }

  /// Gives the session to a socket.
  ///
  /// - Parameters:
  ///   - socket: The socket.
  ///   - presented: The token that it claims the session with.
  ///   - lastBatch: The last batch that the page applied; what it has missed is sent again. Nil asks
  ///     for a whole new picture.
  ///   - person: What the page tells of its person.
  func claim(
    _ socket: SocketHandle, with presented: Secret?, lastBatch: Int?, person: PersonReport
  ) {
    self.socket?.send(.close(.policy("the page is connected by another socket")))
    letGoOfLink()
    self.socket = socket
    let token = Secret.random()
    self.token = token
    formerToken = presented
    isConfirmed = false
    storeStart.begin()
    graph.setEnvironment { $0.take(person) }
    if !isStarted {
      isStarted = true
      graph.start()
    }
    setPhase(person.isVisible == false ? .background : .active)
    if let lastBatch, canResume(after: lastBatch) {
      unacknowledged.removeAll { $0.number <= lastBatch }
      resumedAt = lastBatch
      socket.send(.welcome(token: token, handled: handled))
      for batch in unacknowledged { socket.send(.batch(batch)) }
    } else {
      sendPicture(socket, token: token)
    }
    flush()
  }

  /// Takes note that a socket has gone; false if the session has another by now.
  func detach(_ socket: SocketHandle) -> Bool {
    guard self.socket?.number == socket.number else { return false }
    letGoOfLink()
    // What views do about it is done now; the page gets its operations when it is back.
    setPhase(.background)
    return true
  }

  private func setPhase(_ phase: ScenePhase) {
    graph.setEnvironment { values in
      if values.scenePhase != phase { values.scenePhase = phase }
    }
  }

  /// Ends the session: its views are unmounted, its tasks cancelled, and its socket is closed.
  func stop(_ closing: Closing) {
    socket?.send(.close(closing))
    socket = nil
    graph.stop()
  }

  private func letGoOfLink() {
    bytesOfFormerSockets = sentBytes
    socket = nil
  }

  private var sentBytes: Int { bytesOfFormerSockets + (socket?.progress.bytes ?? 0) }

  private func sendPicture(_ socket: SocketHandle, token: Secret) {
    // What these operations would have told stands in the picture.
    _ = graph.flush()
    number += 1
    lastPicture = number
    unacknowledged = [Batch(number: number, handled: handled, operations: [])]
    socket.send(
      .render(
        Picture(
          number: number, session: id, token: token, title: graph.title, html: graph.html,
          rules: graph.rules)))
  }
}

// MARK: - Messages

extension Session {
  /// Hands an event to the view that it names; the answer goes out in the same pass.
  ///
  /// An event that was handled before is left out, so that a page may send again what it does not
  /// know to have arrived.
  func receive(_ event: Event, sequence: Int, from socket: SocketHandle) {
    guard self.socket?.number == socket.number, sequence > handled else { return }
    isConfirmed = true
    handled = sequence
    isHandling = true
    let outcome = instruments.watch.watch(
      "\(event.kind.rawValue) on \(graph.name(ofListener: event.element) ?? "nothing")", session: id
    ) {
      graph.handle(event)
    }
    isHandling = false
    if outcome == .handled { wasUsed = true }
    if case .dropped(let reason) = outcome {
      logger.info(
        "An event was dropped",
        metadata: [
          "session": "\(id.short)", "kind": "\(event.kind.rawValue)",
          "element": "\(event.element)", "reason": "\(reason)",
        ])
    }
    flush()
  }

  /// Takes note of what the page tells of its person.
  func receive(_ person: PersonReport, from socket: SocketHandle) {
    guard self.socket?.number == socket.number else { return }
    graph.setEnvironment { $0.take(person) }
    if let isVisible = person.isVisible { setPhase(isVisible ? .active : .background) }
    flush()
  }

  /// Takes note that the page shows a batch; false if it was never sent.
  func acknowledge(batch: Int, from socket: SocketHandle) -> Bool {
    guard self.socket?.number == socket.number else { return true }
    guard batch <= resumedAt || batch <= socket.progress.lastBatch else { return false }
    isConfirmed = true
    unacknowledged.removeAll { $0.number <= batch }
    flush()
    return true
  }

  /// The graph asks for it once, and again only after a flush.
  private func scheduleFlush() {
    guard !isHandling, isReady else { return }
    Task { [weak self] in self?.flush() }
  }

  private func flush() {
    guard let socket, isReady else { return }
    let start = instruments.elapsed()
    let operations = graph.flush()
    instruments.metrics.flushed(in: instruments.elapsed() - start)
    guard !operations.isEmpty || handled > reported else { return }
    number += 1
    reported = handled
    let batch = Batch(number: number, handled: handled, operations: operations)
    unacknowledged.append(batch)
    socket.send(.batch(batch))
  }

  private var isReady: Bool {
    socket != nil && unacknowledged.count < maximumUnacknowledged
  }
}
