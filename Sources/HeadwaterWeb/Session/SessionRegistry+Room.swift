/// The room for sessions, in all, of one address, and of one browser.
extension SessionRegistry {
  /// Makes room for one more session. One that is being left does not count: of each browser, there is at most one
  /// more than is allowed.
  func makeRoom(
    for browser: Secret, of network: NetworkAddress?, leaving: String?
  ) throws(Shortage) {
    let all = browsers[browser] ?? []
    var own = all.filter { $0.short != leaving }
    while own.count >= configuration.maximumSessionsPerBrowser {
      let idle = own.filter { sessions[$0]?.isClaimed == false }
      guard let id = idle.first(where: unclaimed.contains) ?? idle.first else { throw .browser }
      drop(id, because: "its browser has opened too many other pages")
      own.removeAll { $0 == id }
    }
    // Who goes from page to page is here already, and goes on in a room that newcomers do not get.
    let isHere = own.count < all.count
    if crowds[network, default: 0] >= Self.limit(mostOfOneAddress, isHere: isHere) {
      guard let id = unused.oldest(of: network) else {
        throw .crowd
      }
      drop(id, because: "nobody has used it, and its address has too many sessions")
    }
    guard sessions.count >= Self.limit(configuration.maximumSessions, isHere: isHere) else {
      return
    }
    guard let id = unused.firstToGo() else {
      refusals.note(
        "There are too many sessions", logger, reason: Shortage.sessions.reason, level: .warning)
      throw .sessions
    }
    drop(id, because: "nobody has used it, and there is no room")
  }

  /// A limit, with an eighth more for those who are here.
  private static func limit(_ most: Int, isHere: Bool) -> Int {
    isHere ? most + most / 8 + 1 : most
  }

  /// The most sessions of one address: by default half of all.
  private var mostOfOneAddress: Int {
    let most = configuration.maximumSessionsPerAddress
    return most > 0 ? most : (configuration.maximumSessions + 1) / 2
  }

  /// Counts a session for the address that its page has come back from.
  func move(_ session: Session, to network: NetworkAddress?) {
    guard session.network != network else { return }
    leaveCrowd(session)
    session.network = network
    crowds[network, default: 0] += 1
  }

  func leaveCrowd(_ session: Session) {
    crowds[session.network, default: 0] -= 1
    if crowds[session.network] == 0 { crowds[session.network] = nil }
  }
}
