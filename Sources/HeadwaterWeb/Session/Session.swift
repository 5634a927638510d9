import Headwater
import HeadwaterPortableViews
import Logging

/// A session of a person: one `App` value, mounted in one `ViewGraph`, and the socket that shows it.
///
/// A session is rendered first, then claimed by a socket, and detached when the socket ends. A detached
/// session waits for its page to come back. Without a socket, or while two batches are not acknowledged, it
/// does not flush: the state goes on changing, and its changes add up to one difference. The page's reports
/// about its person add up too. A slow client therefore costs one pending flush and never a growing queue.
@MainActor final class Session {
  /// The number of rows up to which a page has all rows of a list.
  static let longestWholeList = 100

  let id: Secret
  /// The cookie of the browser that it was rendered for.
  let browser: Secret
  /// The name of the person whom it serves; nil for a guest. It never changes.
  let person: String?
  /// The layout direction of its person's language.
  let layoutDirection: LayoutDirection

  let graph: ViewGraph
  /// Starts the person's stores and their effects when their page connects.
  let storeStart: DelayedStart
  private let maximumUnacknowledged: Int
  let logger: Logger
  let instruments: Instruments
  private(set) var socket: SocketHandle?
  private(set) var token: Secret?
  /// The token that the last claim was made with; nil for the first claim.
  private var formerToken: Secret?
  /// Whether the page has acknowledged the answer to its claim, which contains the token.
  private var isConfirmed = false
  var isStarted = false
  /// Whether the address of its request leads nowhere, whatever comes.
  var isAddressRefused = false
  /// The wait for the first page, while it lasts.
  var firstPage: FirstPage?
  /// The values that the page has reported since its last report was applied.
  private var waitingReport: PersonReport?
  /// Whether an event or a report is being handled, whose changes are flushed right after it.
  var isHandling = false
  private var number = 0
  private var handled = 0
  private var reported = 0
  private var lastPicture = 0
  /// The inputs whose text has come with those of others, since the last new document.
  var restoredInputs: Set<Int> = []
  /// The last batch that the page had when it came back.
  private var resumedAt = 0
  private(set) var unacknowledged: [Batch] = []
  private var bytesOfFormerSockets = 0
  /// The network of its person, if it is known.
  var network: NetworkAddress?
  /// Whether its person has used it.
  var wasUsed = false
  /// The time of the host's clock at which the app is asked again who the person is; nil for none.
  var judgementEnd: Duration?
  /// Whether the app is being asked because that time has come.
  var isBeingJudged = false
  /// The time at which its person has last used it, or has come.
  var lastUse: Duration

  init(
    id: Secret, browser: Secret, person: String? = nil, layoutDirection: LayoutDirection,
    graph: ViewGraph, storeStart: DelayedStart, maximumUnacknowledged: Int, logger: Logger,
    instruments: Instruments
  ) {
    self.id = id
    self.browser = browser
    self.person = person
    self.layoutDirection = layoutDirection
    self.graph = graph
    self.storeStart = storeStart
    self.maximumUnacknowledged = maximumUnacknowledged
    self.logger = logger
    self.instruments = instruments
    lastUse = instruments.elapsed()
    // The page of a deep address begins with the screen of that address.
    graph.leavesOutCoveredScreens = true
    graph.onInvalidate = { [weak self] in self?.scheduleFlush() }
    graph.statistics.countBytes = { [weak self] in self?.sentBytes ?? 0 }
  }

  var isClaimed: Bool { socket != nil }

  /// The name by which its page claims it.
  var name: SessionName { SessionName(id: id, person: person) }

  /// The current document, for the response to the first request.
  var page: (title: String, html: String, rules: [String]) {
    (graph.title, graph.html, graph.rules)
  }
}

// MARK: - Claims and the end

extension Session {
  /// Whether a socket may claim this session.
  ///
  /// Taking a session over requires the token of the former claim. A page that comes back before its old
  /// socket was found to be dead has that token. Until the page has acknowledged the answer to a claim, the
  /// token that the claim was made with is valid too, since the connection may have been lost in between.
  func mayBeClaimed(with presented: Secret?) -> Bool {
    guard let token else { return true }
    if let presented, token.matches(presented) { return true }
    guard !isConfirmed else { return false }
    guard let formerToken else { return presented == nil }
    return presented.map(formerToken.matches) ?? false
  }

  /// Whether a page with this last batch can continue without a new document.
  func canResume(after lastBatch: Int) -> Bool {
    let oldest = unacknowledged.first?.number ?? number + 1
    return lastBatch >= lastPicture && lastBatch >= oldest - 1 && lastBatch <= number
  }

  /// Gives the session to a socket.
  ///
  /// - Parameters:
  ///   - socket: The socket.
  ///   - presented: The token that it claims the session with.
  ///   - lastBatch: The last batch that the page has applied; later ones are sent again. Nil requests a whole
  ///     new document.
  ///   - person: The page's report about its person.
  ///   - address: The address that the page has.
  ///   - stored: The values that the page's browser has stored.
  func claim(
    _ socket: SocketHandle, with presented: Secret?, lastBatch: Int?, person: PersonReport,
    address: String? = nil, stored: StoredReport = StoredReport()
  ) {
    self.socket?.send(.close(.policy("the page is connected by another socket")))
    letGoOfLink()
    self.socket = socket
    lastUse = instruments.elapsed()
    let isFirst = self.token == nil
    let token = Secret.random()
    self.token = token
    formerToken = presented
    isConfirmed = false
    graph.leavesOutCoveredScreens = false
    storeStart.begin()
    take(stored, isFirst: isFirst, lastBatch: lastBatch)
    if !isStarted {
      isStarted = true
      instruments.watch.watchWork("start of the views", session: id) {
        graph.setEnvironment { $0.take(person) }
        graph.start()
      }
    }
    keep(person)
    // A page of unknown visibility counts as visible.
    keep(PersonReport(isVisible: person.isVisible ?? true))
    applyReport()
    if let lastBatch, canResume(after: lastBatch) {
      unacknowledged.removeAll { $0.number <= lastBatch }
      resumedAt = lastBatch
      socket.send(.welcome(token: token, handled: handled))
      for batch in unacknowledged { socket.send(.batch(batch)) }
    } else {
      sendPicture(socket, token: token)
    }
    correct(address)
    flush()
  }

  /// Records that a socket is gone; false if the session has a different one by now.
  func detach(_ socket: SocketHandle) -> Bool {
    guard self.socket?.number == socket.number else { return false }
    letGoOfLink()
    // Views react now; the page gets the operations when it comes back.
    keep(PersonReport(isVisible: false))
    applyReport()
    return true
  }

  /// Ends the session: unmounts its views, cancels its tasks, and closes its socket.
  func stop(_ closing: Closing) {
    socket?.send(.close(closing))
    socket = nil
    graph.stop()
    firstPage?.end()
    storeStart.end()
    // Later, when this session and its own stores are gone. Those that exist then belong to other people, too.
    let starts = storeStart.takeStarts()
    if !starts.isEmpty { Task { for start in starts { start() } } }
  }

  private func letGoOfLink() {
    bytesOfFormerSockets = sentBytes
    socket = nil
  }

  private var sentBytes: Int { bytesOfFormerSockets + (socket?.progress.bytes ?? 0) }

  private func sendPicture(_ socket: SocketHandle, token: Secret) {
    // The new document contains the changes of these operations.
    _ = update(isWhole: true)
    graph.storage.tellAgain()
    number += 1
    lastPicture = number
    restoredInputs = []
    unacknowledged = [Batch(number: number, handled: handled, operations: [])]
    socket.send(
      .render(
        Picture(
          number: number, session: name, token: token, title: graph.title, html: graph.html,
          rules: graph.rules)))
  }
}

// MARK: - Messages

extension Session {
  /// Passes the events of a message to their elements, and sends the changes in the same pass.
  ///
  /// What was handled before is ignored. A page can therefore send a message again if it does not know whether it has
  /// arrived.
  func receive(
    _ events: [Event], sequence: Int, from socket: SocketHandle,
    where isAllowed: (Event) -> Bool = { _ in true }
  ) {
    guard self.socket?.number == socket.number, sequence > handled else { return }
    isConfirmed = true
    handled = sequence
    // The handler has to see what the page has reported before.
    applyReport()
    let places = events.count > 1 ? TextPlaces(of: events, in: graph) : nil
    for event in events { handle(event, among: places, isAllowed: isAllowed(event)) }
    flush()
  }

  /// Keeps the page's report about its person until the next flush, event, or end of the socket. Of several
  /// reports, the latest values count.
  func receive(_ person: PersonReport, from socket: SocketHandle) {
    guard self.socket?.number == socket.number else { return }
    keep(person)
    flush()
  }

  private func keep(_ person: PersonReport) {
    waitingReport = waitingReport ?? PersonReport()
    waitingReport?.take(person)
  }

  /// Applies the values that the page has reported.
  private func applyReport() {
    guard let report = waitingReport else { return }
    waitingReport = nil
    isHandling = true
    instruments.watch.watchWork("report about the person", session: id) {
      graph.setEnvironment { values in
        values.take(report)
        guard let isVisible = report.isVisible else { return }
        let phase: ScenePhase = isVisible ? .active : .background
        if values.scenePhase != phase { values.scenePhase = phase }
      }
    }
    isHandling = false
  }

  /// Records that the page shows a batch; false if the batch was never sent.
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

  func flush() {
    guard let socket, isReady else { return }
    applyReport()
    let operations = update()
    guard !operations.isEmpty || handled > reported else { return }
    number += 1
    reported = handled
    let batch = Batch(number: number, handled: handled, operations: operations)
    unacknowledged.append(batch)
    socket.send(.batch(batch))
  }

  /// Updates the views, and returns the changes of the document.
  private func update(isWhole: Bool = false) -> [DocumentChange] {
    let start = instruments.elapsed()
    let operations = instruments.watch.watchWork("update of the views", session: id) {
      graph.flush(isWhole: isWhole)
    }
    instruments.metrics.flushed(in: instruments.elapsed() - start)
    return operations
  }

  private var isReady: Bool {
    socket != nil && unacknowledged.count < maximumUnacknowledged
  }
}
