import HeadwaterPortableViews
import Logging

/// All sessions of this process: makes them, finds them again, lets them go.
@MainActor final class SessionRegistry {
  /// The answer to a claim.
  enum Claim {
    case accepted(Session)
    case refused(Closing)
  }

  private let configuration: WebHost.Configuration
  private let logger: Logger
  /// The time since the host was made, by its clock.
  private let elapsed: @Sendable () -> Duration
  private let mount: @MainActor () -> ViewGraph

  private var sessions: [Secret: Session] = [:]
  private var unclaimed = SessionQueue()
  private var detached = SessionQueue()

  init(
    configuration: WebHost.Configuration, logger: Logger,
    elapsed: @escaping @Sendable () -> Duration,
    mount: @escaping @MainActor () -> ViewGraph
  ) {
    self.configuration = configuration
    self.logger = logger
    self.elapsed = elapsed
    self.mount = mount
  }

  /// How many sessions there are, connected or not.
  var count: Int { sessions.count }

  /// Renders a page for a browser; nil when there are too many sessions.
  func render(for browser: Secret) -> PageContent? {
    guard let session = makeSession(for: browser) else { return nil }
    unclaimed.append(session.id, deadline: elapsed() + configuration.unclaimedLifetime)
    if unclaimed.count > configuration.maximumUnclaimedSessions {
      drop(unclaimed.popOldest(), because: "too many rendered pages wait for their socket")
    }
    let page = session.page
    return PageContent(
      session: session.id, title: page.title, html: page.html, rules: page.rules)
  }

  /// Gives a socket the session that it asks for.
  ///
  /// A session that is not here, after a restart for example, is no error: a new one takes its place
  /// in the same page.
  func claim(_ hello: Hello, browser: Secret?, link: Link) -> Claim {
    guard hello.version == OutgoingMessage.version else {
      return .refused(.policy("the page is of another version: reload it"))
    }
    guard let browser else {
      return .refused(.policy("the browser has sent no cookie: allow cookies for this page"))
    }
    sweep()
    guard let session = sessions[hello.session] else {
      guard let session = makeSession(for: browser) else {
        return .refused(Closing(code: .unknown(1013), reason: "there are too many sessions"))
      }
      session.claim(link, lastBatch: nil)
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
    session.claim(link, lastBatch: hello.lastBatch)
    return .accepted(session)
  }

  /// Keeps a session for a while whose socket has gone.
  func detach(_ session: Session, from link: Link) {
    guard session.detach(link), sessions[session.id] != nil else { return }
    detached.append(session.id, deadline: elapsed() + configuration.detachedLifetime)
    logger.info("A session waits for its page", metadata: ["session": "\(session.id.short)"])
    if detached.count > configuration.maximumDetachedSessions {
      drop(detached.popOldest(), because: "too many sessions wait for their page")
    }
  }

  /// Lets go the sessions whose time is over.
  func sweep() {
    let now = elapsed()
    while let id = unclaimed.popExpired(now: now) {
      drop(id, because: "the page opened no socket in time")
    }
    while let id = detached.popExpired(now: now) {
      drop(id, because: "the page did not come back in time")
    }
  }

  /// Ends all sessions.
  func stop() {
    for session in sessions.values { session.stop(.goingAway) }
    sessions.removeAll()
  }

  private func makeSession(for browser: Secret) -> Session? {
    guard sessions.count < configuration.maximumSessions else {
      logger.warning("There are too many sessions", metadata: ["sessions": "\(sessions.count)"])
      return nil
    }
    let id = Secret.random()
    var logger = logger
    logger[metadataKey: "session"] = "\(id.short)"
    let session = Session(
      id: id, browser: browser, graph: mount(),
      maximumUnacknowledged: configuration.maximumUnacknowledgedBatches, logger: logger)
    sessions[id] = session
    return session
  }

  private func drop(_ id: Secret?, because reason: String) {
    guard let id, let session = sessions.removeValue(forKey: id) else { return }
    session.stop(.policy(reason))
    logger.info(
      "A session was let go", metadata: ["session": "\(id.short)", "reason": "\(reason)"])
  }
}
