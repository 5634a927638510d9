import Foundation

// What the observer of a journal hears.
extension Replica {
  func noteOutcome(_ outcome: AppendOutcome, after duration: Duration) {
    guard let observer = replicas?.observer else { return }
    switch outcome {
    case .inDoubt: observer.appendUnanswered()
    case .refused(let error) where error.isTemporary: observer.appendUnanswered()
    case .refused: observer.appended(kept: 0, refused: inFlight?.pending.count ?? 0, in: duration)
    case .answered(let outcomes), .answeredElsewhere(let outcomes):
      let kept = outcomes.count { if case .kept = $0 { true } else { false } }
      observer.appended(kept: kept, refused: outcomes.count - kept, in: duration)
    }
  }

  func noteLag(of entry: Entry) {
    guard let observer = replicas?.observer else { return }
    observer.followed(after: .seconds(max(0, Date().timeIntervalSince(entry.at))))
  }
}
