import Headwater
import HeadwaterPortableViews
import Logging

/// The sessions of this process: makes, finds and removes them.
@MainActor final class SessionRegistry {
  /// Whether this process accepts more people.
  enum Readiness {
    case ready
    case full
    case stopping
  }

  /// The way to the sessions from anywhere in the process.
  private let live: LiveSessions
  let configuration: WebHostConfiguration
  let logger: Logger
  let instruments: Instruments
  private let mount: @MainActor @Sendable (EnvironmentValues) -> ViewGraph
  /// Divides the main actor between the clients' addresses.
  let turns = AddressTurns()
  let refusals: RefusalLog
  private var quota: AddressQuota
  /// The quota of pages that come back from another process. Many people may be behind one address.
  private var returns: AddressQuota
  private let signer: SessionSigner
  var isStopping = false
  var outdated = OutdatedJudgements()
  private var dropped = 0

  private(set) var sessions: [Secret: Session] = [:]
  var unclaimed = SessionQueue<Secret>()
  /// The detached sessions, those that somebody has used apart from the others, which go first.
  private var used = SessionQueue<Secret>()
  var unused = SessionQueue<Secret>()
  /// The sessions of each browser, oldest first.
  var browsers: [Secret: [Secret]] = [:]
  /// The number of sessions of each address.
  var crowds: [NetworkAddress?: Int] = [:]

  /// - Parameters:
  ///   - refusals: Logs refusals for lack of room.
  ///   - live: Finds the registry for the rest of the process.
  ///   - mount: Makes the views of a session.
  nonisolated init(
    configuration: WebHostConfiguration, logger: Logger, instruments: Instruments,
    refusals: RefusalLog, live: LiveSessions,
    mount: @escaping @MainActor @Sendable (EnvironmentValues) -> ViewGraph
  ) {
    self.configuration = configuration
    self.logger = logger
    self.instruments = instruments
    self.refusals = refusals
    self.live = live
    quota = AddressQuota(
      perSecond: configuration.sessionsPerSecondPerAddress,
      burst: configuration.sessionBurstPerAddress)
    returns = AddressQuota(
      perSecond: 10 * configuration.sessionsPerSecondPerAddress,
      burst: 10 * configuration.sessionBurstPerAddress)
    signer = SessionSigner(key: configuration.sessionKey)
    self.mount = mount
  }

  /// The number of sessions, connected or not.
  var count: Int { sessions.count }

  var readiness: Readiness {
    if isStopping { .stopping } else if isFull { .full } else { .ready }
  }

  private var isFull: Bool { sessions.count >= configuration.maximumSessions }

  /// Counts a client's request for a page; false if there are too many.
  func admits(_ client: Client) -> Bool {
    quota.allows(client.address?.network, at: now)
  }

  /// Counts a page that claims a session which is not here; false if there are too many.
  func admits(_ client: Client, returningTo id: Secret, _ browser: Secret) -> Bool {
    guard signer.hasMade(id, for: browser) else { return admits(client) }
    return returns.allows(client.address?.network, at: now)
  }

  /// Begins a session for a page of an admitted client's browser.
  ///
  /// - Parameter leaving: The short name of the session whose page the browser is about to leave for this one.
  func render(
    for browser: Secret, visitor: Visitor, client: Client, address: String = "",
    admission: Admission, stored: StoredTexts = StoredTexts(), leaving: String? = nil
  ) throws(Shortage) -> Session {
    let session = try makeSession(
      for: browser, visitor, client, admission, stored, leaving: leaving)
    instruments.watch.watchWork("opening of an address", session: session.id) {
      session.begin(at: address)
    }
    unclaimed.append(
      session.id, network: session.network, deadline: now + configuration.unclaimedLifetime)
    if let network = session.network,
      unclaimed.count(of: network) > configuration.maximumUnclaimedSessionsPerAddress
    {
      drop(
        unclaimed.oldest(of: network),
        because: "too many rendered pages of one address wait for their socket")
    }
    if unclaimed.count > configuration.maximumUnclaimedSessions {
      drop(unclaimed.firstToGo(), because: "too many rendered pages wait for their socket")
    }
    return session
  }

  /// The document of a session for its first page; nil if the session has ended.
  func content(of session: Session, for visitor: Visitor) -> PageContent? {
    guard sessions[session.id] === session else { return nil }
    let page = session.page
    return PageContent(
      session: session.name, title: page.title, summary: session.graph.pageSummary,
      html: page.html, rules: page.rules,
      language: visitor.language(among: configuration.languages),
      isRightToLeft: session.layoutDirection == .rightToLeft, finding: session.finding)
  }

  /// Removes a rendered page that will not be claimed.
  func forget(_ id: Secret, because reason: String = "only the head of its page was asked for") {
    drop(id, because: reason)
  }

  /// Keeps a session whose socket is gone, for a limited time.
  func detach(_ session: Session, from socket: SocketHandle) {
    guard session.detach(socket), sessions[session.id] != nil else { return }
    let deadline = now + configuration.detachedLifetime
    if session.wasUsed {
      used.append(session.id, network: session.network, deadline: deadline)
    } else {
      unused.append(session.id, network: session.network, deadline: deadline)
    }
    logger.info("A session waits for its page", metadata: ["session": "\(session.id.short)"])
    if used.count + unused.count > configuration.maximumDetachedSessions {
      drop(
        unused.firstToGo() ?? used.firstToGo(), because: "too many sessions wait for their page")
    }
  }

  /// Removes the sessions whose time is over.
  ///
  /// - Returns: The number of sessions removed since the last sweep, including those removed to make room.
  @discardableResult
  func sweep() -> Int {
    let now = now
    while let id = unclaimed.popExpired(now: now) {
      drop(id, because: "the page opened no socket in time")
    }
    while let id = used.popExpired(now: now) ?? unused.popExpired(now: now) {
      drop(id, because: "the page did not come back in time")
    }
    defer { dropped = 0 }
    return dropped
  }

  /// Removes the quotas of addresses that have begun no session lately.
  func forgetRestedAddresses() {
    quota.forgetRested(at: now)
    returns.forgetRested(at: now)
  }

  /// Refuses new sessions from now on.
  func beginStop() {
    isStopping = true
  }

  /// Ends all sessions.
  func stop() {
    isStopping = true
    for session in sessions.values { session.stop(.goingAway) }
    sessions.removeAll()
    browsers.removeAll()
    crowds.removeAll()
    instruments.metrics.sessionsChanged(to: 0)
  }

  #if Development
    /// Evaluates every body of every session again, because their code has changed.
    func evaluateEverything() {
      for session in sessions.values { session.graph.evaluateEverything() }
    }
  #endif

  private var now: Duration { instruments.elapsed() }

  func makeSession(
    for browser: Secret, _ visitor: Visitor, _ client: Client,
    _ admission: Admission, _ stored: StoredTexts, leaving: String? = nil
  ) throws(Shortage) -> Session {
    let network = client.address?.network
    try makeRoom(for: browser, of: network, leaving: leaving)
    live.add(self)
    let id = signer.id(for: browser)
    var visitor = visitor
    visitor.person = admission.person
    var values = EnvironmentValues(
      for: visitor, language: visitor.language(among: configuration.languages))
    values.longestWholeList = Session.longestWholeList
    values.storedTexts = stored
    admission.environment(&values)
    let storeStart = DelayedStart()
    let session = Session(
      id: id, browser: browser, person: admission.person, layoutDirection: values.layoutDirection,
      graph: storeStart.run { mount(values) }, storeStart: storeStart,
      maximumUnacknowledged: configuration.maximumUnacknowledgedBatches, logger: logger,
      instruments: instruments)
    session.network = network
    note(admission, for: session)
    crowds[network, default: 0] += 1
    sessions[id] = session
    browsers[browser, default: []].append(id)
    instruments.metrics.sessionsChanged(to: sessions.count)
    return session
  }

  func leaveQueues(_ id: Secret) {
    unclaimed.remove(id)
    used.remove(id)
    unused.remove(id)
  }

  /// Removes a session, and tells its page why.
  func drop(_ id: Secret?, because reason: String, _ closing: Closing? = nil) {
    guard let id, let session = sessions.removeValue(forKey: id) else { return }
    leaveQueues(id)
    leaveCrowd(session)
    browsers[session.browser]?.removeAll { $0 == id }
    if browsers[session.browser]?.isEmpty == true { browsers[session.browser] = nil }
    session.stop(closing ?? .policy(reason))
    dropped += 1
    instruments.metrics.sessionsChanged(to: sessions.count)
    instruments.metrics.dropped(because: reason)
    logger.info(
      "A session was let go", metadata: ["session": "\(id.short)", "reason": "\(reason)"])
  }
}
