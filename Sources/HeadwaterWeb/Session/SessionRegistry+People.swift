/// What happens to sessions because of who the person is.
extension SessionRegistry {
  /// Begins a judgement, which ``claim(_:browser:visitor:client:socket:judgement:revision:)`` ends.
  ///
  /// - Returns: A number for the claim; nil if it fails anyway, and the app need not be asked.
  func beginJudgement(of hello: Hello, from browser: Secret?) -> Int? {
    guard hello.version == OutgoingMessage.version, let browser else { return nil }
    if let session = sessions[hello.session.id] {
      guard session.browser.matches(browser), session.mayBeClaimed(with: hello.token) else {
        return nil
      }
    }
    return outdated.begin()
  }

  /// The sessions of a person.
  func sessions(of person: String) -> [Session] {
    sessions.values.filter { $0.person == person }
  }

  /// Removes a person's sessions, whose pages load again.
  func end(_ person: String) {
    outdated.note(person)
    for session in sessions(of: person) {
      drop(session.id, because: "its person's sessions were ended", .reload)
    }
  }

  /// Asks the app who is at the pages of a person's sessions. One without a socket is judged when its page comes
  /// back.
  func judgeAgain(_ person: String) async {
    outdated.note(person)
    await withTaskGroup(of: (Session, SocketHandle, Judgement).self) { group in
      for session in sessions(of: person) {
        guard let socket = session.socket, let judge = socket.judge else { continue }
        group.addTask { (session, socket, await judge()) }
      }
      for await (session, socket, judgement) in group {
        settle(session, at: socket, judgement)
      }
    }
  }

  func settle(_ session: Session, at socket: SocketHandle, _ judgement: Judgement) {
    guard sessions[session.id] === session, session.socket?.number == socket.number else { return }
    switch judgement {
    case .admitted(let admission) where admission.person == session.person:
      note(admission, for: session)
      session.graph.setEnvironment { admission.environment(&$0) }
    case .unknown:
      // It is judged when its page comes back.
      detach(session, from: socket)
      socket.send(.close(.unjudged))
    case .admitted, .refused:
      drop(session.id, because: "its person has signed out or changed", .reload)
    }
  }
}
