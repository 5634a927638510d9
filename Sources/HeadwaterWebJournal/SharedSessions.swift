/// The live sessions of people on all processes of a journal, to end or to judge them from any of them.
///
/// ```swift
/// let shared = try await SharedSessions(journal: journal, sessions: sessions)
/// try await shared.end("ana")
/// ```
///
/// Make one in each process as soon as the journal is open. What one of them says is an entry of the store
/// `headwater/sessions`, which holds the names of the people. So it also reaches a process that is cut off from the
/// journal now, as soon as it is not.
@MainActor
public final class SharedSessions {
  private let sessions: LiveSessions
  private let store: Store<SessionCalls.State, SessionCalls.Action>
  private var done: Int

  /// Follows the calls of all processes from now on.
  ///
  /// - Parameters:
  ///   - journal: The journal of all processes.
  ///   - sessions: The sessions of this process.
  /// - Throws: ``JournalError``.
  public convenience init(
    journal: some Journal, sessions: LiveSessions
  ) async throws(JournalError) {
    self.init(
      try await journal.store(
        "headwater/sessions", initialState: SessionCalls.State(), reducer: SessionCalls()),
      sessions)
  }

  init(_ store: Store<SessionCalls.State, SessionCalls.Action>, _ sessions: LiveSessions) {
    self.store = store
    self.sessions = sessions
    // A process that begins has no sessions from before.
    done = store.state.number
    store.subscribe(to: \.number) { [weak self] _ in self?.answerCalls() }
  }

  /// Ends all sessions of a person on all processes; see `LiveSessions.end(_:)`.
  ///
  /// When it returns, those of this process have ended, and the others will.
  ///
  /// - Throws: ``JournalError``: the call was not kept, and no session has ended.
  public func end(_ person: String) async throws(JournalError) {
    try await store.keep(.called(SessionCall(person: person, isEnd: true)))
  }

  /// Asks the app on all processes again who is at the pages of a person; see `LiveSessions.judgeAgain(_:)`.
  ///
  /// - Throws: ``JournalError``: the call was not kept, and nobody is asked.
  public func judgeAgain(_ person: String) async throws(JournalError) {
    try await store.keep(.called(SessionCall(person: person, isEnd: false)))
  }

  private func answerCalls() {
    let state = store.state
    let new = state.latest.suffix(state.number - done)
    done = state.number
    for call in new {
      if call.isEnd {
        sessions.end(call.person)
      } else {
        Task { await sessions.judgeAgain(call.person) }
      }
    }
  }
}

/// What a process has asked of all.
struct SessionCall: Codable, Equatable, Sendable {
  let person: String
  /// Whether the sessions end; otherwise they are judged again.
  let isEnd: Bool
}

/// Counts the calls, and remembers the latest: each process answers a call with its own turn.
struct SessionCalls: Reducer {
  struct State: Codable, Equatable, Sendable {
    var number = 0
    var latest: [SessionCall] = []
  }

  enum Action: Codable, Sendable {
    case called(SessionCall)
  }

  /// More than a turn ever has.
  static let remembered = 16

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .called(let call):
      state.number += 1
      state.latest = state.latest.suffix(Self.remembered - 1) + [call]
    }
    return .none
  }
}
