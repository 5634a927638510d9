import HeadwaterPortableViews

/// What a socket asks for in its hello, and what it gets.
extension SessionRegistry {
  /// The answer to a claim.
  enum Claim {
    case accepted(Session)
    case refused(Closing)
  }

  /// What a claim leads to: its answer, or a session in the place of one that is not here, whose answer
  /// ``finish(_:for:at:)`` gives.
  enum ClaimStep {
    case answer(Claim)
    case begin(Beginning)
  }

  /// A session that has no page yet, and the judgement by which it has begun.
  struct Beginning {
    let session: Session
    let revision: Int?
  }

  /// Gives a socket the session that it requests.
  ///
  /// A missing session, for example after a restart, is no error: a new one takes its place in the same page, if
  /// the page was made for the same person.
  ///
  /// - Parameters:
  ///   - judgement: What the app says about the person of the socket.
  ///   - revision: What ``beginJudgement(of:from:)`` has returned before the judgement.
  /// - Returns: The answer; nil if the judgement is outdated.
  func claim(
    _ hello: Hello, browser: Secret?, visitor: Visitor, client: Client, socket: SocketHandle,
    judgement: Judgement, revision: Int?
  ) -> ClaimStep? {
    guard outdated.end(revision, for: judgement.person) else { return nil }
    guard hello.version == OutgoingMessage.version else {
      return .answer(.refused(.policy("the page is of another version: reload it")))
    }
    guard let browser else {
      return .answer(
        .refused(.policy("the browser has sent no cookie: allow cookies for this page")))
    }
    sweep()
    guard let session = sessions[hello.session.id] else {
      if case .unknown = judgement { return .answer(.refused(.unjudged)) }
      guard case .admitted(let admission) = judgement,
        SessionName.tag(of: admission.person) == hello.session.tag
      else { return .answer(.refused(.reload)) }
      guard admits(client, returningTo: hello.session.id, browser) else {
        return .answer(.refused(.later(Shortage.address.reason)))
      }
      return beginAnew(hello, browser, visitor, client, admission)
    }
    guard session.browser.matches(browser) else {
      return .answer(.refused(.policy("the session belongs to another browser: reload the page")))
    }
    guard session.mayBeClaimed(with: hello.token) else {
      return .answer(.refused(.policy("the page is connected already: reload it")))
    }
    if case .unknown = judgement { return .answer(.refused(.unjudged)) }
    guard case .admitted(let admission) = judgement, admission.person == session.person else {
      drop(session.id, because: "its page has come back as another person's")
      return .answer(.refused(.reload))
    }
    // A new document of the same session costs as much as a new session.
    guard session.canResume(after: hello.lastBatch) || admits(client) else {
      return .answer(.refused(.later(Shortage.address.reason)))
    }
    if session.hasBegun(without: hello.stored) {
      guard admits(client) else { return .answer(.refused(.later(Shortage.address.reason))) }
      drop(session.id, because: "its views have begun without what its browser has stored")
      return beginAnew(hello, browser, visitor, client, admission)
    }
    leaveQueues(session.id)
    move(session, to: client.address?.network)
    note(admission, for: session)
    session.graph.setEnvironment { admission.environment(&$0) }
    session.claim(
      socket, with: hello.token, lastBatch: hello.lastBatch, person: hello.person,
      address: hello.address, stored: hello.stored)
    return .answer(.accepted(session))
  }

  /// Begins a session in the place of one that is not here, in the same page.
  private func beginAnew(
    _ hello: Hello, _ browser: Secret, _ visitor: Visitor, _ client: Client, _ admission: Admission
  ) -> ClaimStep {
    var visitor = visitor
    visitor.report = hello.person
    do throws(Shortage) {
      let session = try makeSession(
        for: browser, visitor, client, admission,
        StoredTexts(app: hello.stored.app ?? [:], scene: hello.stored.scene ?? [:]))
      session.begin(at: hello.address ?? "")
      let revision = admission.person == nil ? nil : outdated.begin()
      return .begin(Beginning(session: session, revision: revision))
    } catch {
      return .answer(.refused(.later(error.reason)))
    }
  }

  /// Gives a socket the session that has begun in the place of another.
  ///
  /// - Returns: The answer; nil if its person was judged from elsewhere in the meantime.
  func finish(_ beginning: Beginning, for hello: Hello, at socket: SocketHandle) -> Claim? {
    let session = beginning.session
    let isCurrent = outdated.end(beginning.revision, for: session.person)
    guard sessions[session.id] === session else {
      return .refused(isStopping ? .goingAway : .later(Shortage.sessions.reason))
    }
    guard isCurrent else {
      drop(session.id, because: "its person was judged again while it began")
      return nil
    }
    session.claim(socket, with: nil, lastBatch: nil, person: hello.person, address: hello.address)
    return .accepted(session)
  }
}
