import Headwater
import HeadwaterPortableViews
import Logging

/// All sessions of this process: makes them, finds them again, lets them go.
@MainActor final class SessionRegistry {
  /// The answer to a claim.
  enum Claim {
    case accepted(Session)
    case refused(Closing)
  }

  /// Whether more people may be sent here.
  enum Readiness {
    case ready
    case full
    case stopping
  }

  private let configuration: WebHost.Configuration
  private let logger: Logger
  private let instruments: Instruments
  private let mount: @MainActor @Sendable (EnvironmentValues) -> ViewGraph
  private let surroundings: Surroundings
  private var isStopping = false
  private var dropped = 0

  private var sessions: [Secret: Session] = [:]
  private var unclaimed = SessionQueue()
  private var detached = SessionQueue()

  /// - Parameters:
  ///   - surroundings: tells whether a session needs the request for a page.
  ///   - mount: makes the views of a session.
  nonisolated init(
    configuration: WebHost.Configuration, logger: Logger, instruments: Instruments,
    surroundings: Surroundings,
    mount: @escaping @MainActor @Sendable (EnvironmentValues) -> ViewGraph
  ) {
    self.configuration = configuration
    self.logger = logger
    self.instruments = instruments
    self.surroundings = surroundings
    self.mount = mount
  }

  /// How many sessions there are, connected or not.
  var count: Int { sessions.count }

  var readiness: Readiness {
    if isStopping { .stopping } else if isFull { .full } else { .ready }
  }

  private var isFull: Bool { sessions.count >= configuration.maximumSessions }

  /// Renders a page for a browser; nil when there are too many sessions.
  func render(
    for browser: Secret, visitor: Visitor, environment: SessionEnvironment? = nil
  ) -> PageContent? {
    guard let session = makeSession(for: browser, visitor, environment) else { return nil }
    unclaimed.append(session.id, deadline: now + configuration.unclaimedLifetime)
    if unclaimed.count > configuration.maximumUnclaimedSessions {
      drop(unclaimed.popOldest(), because: "too many rendered pages wait for their socket")
    }
    let page = session.page
    return PageContent(
      session: session.id, title: page.title, html: page.html, rules: page.rules,
      language: visitor.language(among: configuration.languages),
      isRightToLeft: session.layoutDirection == .rightToLeft)
  }

  /// Gives a socket the session that it asks for.
  ///
  /// A session that is not here, after a restart for example, is no error: a new one takes its place
  /// in the same page.
  func claim(_ hello: Hello, browser: Secret?, visitor: Visitor, link: Link) -> Claim {
    guard hello.version == OutgoingMessage.version else {
      return .refused(.policy("the page is of another version: reload it"))
    }
    guard let browser else {
      return .refused(.policy("the browser has sent no cookie: allow cookies for this page"))
    }
    sweep()
    guard let session = sessions[hello.session] else {
      guard !surroundings.needsPage else { return .refused(.reload) }
      var visitor = visitor
      visitor.report = hello.person
      guard let session = makeSession(for: browser, visitor, nil) else {
        return .refused(Closing(code: .unknown(1013), reason: "there are too many sessions"))
      }
      session.claim(link, with: nil, lastBatch: nil, person: hello.person)
      return .accepted(session)
    }
    guard session.browser.matches(browser) else {
      return .refused(.policy("the session belongs to another browser: reload the page"))
    }
    guard session.mayBeClaimed(with: hello.token) else {
      return .refused(.policy("the page is connected already: reload it"))
    }
    unclaimed.remove(session.id)
    detached.remove(session.id)
    session.claim(link, with: hello.token, lastBatch: hello.lastBatch, person: hello.person)
    return .accepted(session)
  }

  /// Keeps a session for a while whose socket has gone.
  func detach(_ session: Session, from link: Link) {
    guard session.detach(link), sessions[session.id] != nil else { return }
    detached.append(session.id, deadline: now + configuration.detachedLifetime)
    logger.info("A session waits for its page", metadata: ["session": "\(session.id.short)"])
    if detached.count > configuration.maximumDetachedSessions {
      drop(detached.popOldest(), because: "too many sessions wait for their page")
    }
  }

  /// Lets go the sessions whose time is over.
  ///
  /// - Returns: how many have gone since the sweep before, those included for which there was no room.
  @discardableResult
  func sweep() -> Int {
    let now = now
    while let id = unclaimed.popExpired(now: now) {
      drop(id, because: "the page opened no socket in time")
    }
    while let id = detached.popExpired(now: now) {
      drop(id, because: "the page did not come back in time")
    }
    defer { dropped = 0 }
    return dropped
  }

  /// Takes no new sessions, so that those that are here may come to their end.
  func beginStop() {
    isStopping = true
  }

  /// Ends all sessions.
  func stop() {
    isStopping = true
    for session in sessions.values { session.stop(.goingAway) }
    sessions.removeAll()
    instruments.metrics.sessionsChanged(to: 0)
  }

  private var now: Duration { instruments.elapsed() }

  private func makeSession(
    for browser: Secret, _ visitor: Visitor, _ environment: SessionEnvironment?
  ) -> Session? {
    guard !isFull else {
      logger.warning("There are too many sessions", metadata: ["sessions": "\(sessions.count)"])
      return nil
    }
    let id = Secret.random()
    var values = EnvironmentValues(
      for: visitor, language: visitor.language(among: configuration.languages))
    environment?(&values)
    let hold = StartHold()
    let session = Session(
      id: id, browser: browser, layoutDirection: values.layoutDirection,
      graph: hold.run { mount(values) }, hold: hold,
      maximumUnacknowledged: configuration.maximumUnacknowledgedBatches, logger: logger,
      instruments: instruments)
    sessions[id] = session
    instruments.metrics.sessionsChanged(to: sessions.count)
    return session
  }

  private func drop(_ id: Secret?, because reason: String) {
    guard let id, let session = sessions.removeValue(forKey: id) else { return }
    session.stop(.policy(reason))
    dropped += 1
    instruments.metrics.sessionsChanged(to: sessions.count)
    instruments.metrics.dropped(because: reason)
    logger.info(
      "A session was let go", metadata: ["session": "\(id.short)", "reason": "\(reason)"])
  }
}
