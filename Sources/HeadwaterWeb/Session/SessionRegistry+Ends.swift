import Foundation

/// Ends that come by the clock: those of judgements, and of sessions that nobody uses.
extension SessionRegistry {
  /// Notes until when an admission holds.
  func note(_ admission: Admission, for session: Session) {
    session.judgementEnd = admission.end.map { end in
      instruments.elapsed() + .seconds(max(end.timeIntervalSinceNow, 0))
    }
  }

  /// Whether the app has to be asked who the person of a session is, before an event is handled.
  func isDue(_ session: Session) -> Bool {
    session.judgementEnd.map { $0 <= instruments.elapsed() } ?? false
  }

  /// Asks the app who is at the page of a session whose judgement has ended.
  func judgeIfDue(_ session: Session) async {
    guard isDue(session), let socket = session.socket, let judge = socket.judge else { return }
    settle(session, at: socket, await judge())
  }

  /// Asks about all sessions whose judgement has ended, and ends those that nobody has used for too long.
  func endByClock(idleLifetime: Duration) {
    let now = instruments.elapsed()
    for session in sessions.values where session.isClaimed {
      if idleLifetime > .zero, now - session.lastUse >= idleLifetime {
        drop(
          session.id, because: "nobody has used it for too long",
          .policy("nobody has used the page for a long time: open it again"))
      } else if isDue(session), !session.isBeingJudged {
        session.isBeingJudged = true
        // On its own, since an app may take long to answer.
        Task {
          await judgeIfDue(session)
          session.isBeingJudged = false
        }
      }
    }
  }
}
