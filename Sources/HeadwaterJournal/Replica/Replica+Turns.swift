import Foundation

// The turn of an entry, as every replica runs it.
extension Replica {
  /// Whether an action belongs to the entry that is being folded: its own, and what the reducer sends at once.
  func isPartOfEntry(_ source: ActionSource) -> Bool {
    guard let folding else { return false }
    if folding.turns == 0 { return true }
    return source.sender == nil && ActionOrigin(source).subscription == nil
  }

  /// Lets the middlewares of the sender see a turn of its entry.
  func follow(_ action: Action, _ state: State, _ context: MiddlewareContext<State>) {
    folding?.turns += 1
    // They have seen the action itself when it was sent.
    guard let handle = folding?.pending?.handle, folding?.turns != 1 else { return }
    for link in handle.links {
      let verdict = link.before(action, state, context)
      folding?.work.append(verdict.effect.owned(by: .middleware(link.type)))
      if case .pass = verdict.decision { continue }
      engine.onIssue(.followUpIntercepted(actionName(action), by: link.type, at: context.source))
    }
  }

  /// Takes over the work that a turn has returned.
  func turnEnded(_ action: Action, _ state: State, _ context: MiddlewareContext<State>) {
    let work = workList.take()
    guard let pending = folding?.pending else { return }
    // Bound now, since a follow-up may replace the values that it belongs to.
    folding?.work += work.map { engine.bound($0) }
    for link in pending.handle?.links ?? [] {
      let effect = link.after(action, state, context)
      folding?.work.append(effect.owned(by: .middleware(link.type)))
    }
  }

  /// Runs the turn of an entry. Then, if this process has sent it, starts its effects.
  func fold(_ action: Action, of entry: Entry) {
    guard isFollowing else { return foldFormer(action, of: entry) }
    let pending = takePending(entry.id)
    folding = Folding(pending: pending)
    let before = stateToFoldAgain(entry)
    if let pending {
      engine.fold(action, from: pending.source)
    } else {
      withoutIssues { engine.fold(action, from: .followUp(Self.place)) }
    }
    let work = folding?.work ?? []
    folding = nil
    noteFolded(entry)
    if let before { foldAgain(entry, from: before) }
    guard let pending else { return noteLag(of: entry) }
    begin(pending.effects + work, from: pending.source, group: pending.group, for: pending.handle)
    pending.end(.success(entry.number))
  }

  /// Runs the turn of an entry that stood before this process has opened the store. Nobody here has sent it, and no
  /// effect runs that it could end, so that the journal's link has nothing to decide.
  private func foldFormer(_ action: Action, of entry: Entry) {
    withoutIssues { engine.foldUnseen(action, from: .followUp(Self.place)) }
    _ = workList.take()
    noteFolded(entry)
  }

  /// Runs turns of another process's entry, whose sender has the issues.
  private func withoutIssues(_ body: () -> Void) {
    let onIssue = engine.onIssue
    engine.onIssue = { _ in }
    body()
    engine.onIssue = onIssue
  }

  private func noteFolded(_ entry: Entry) {
    number = entry.number
    lastID = entry.id
    if isSnapshotDue { dueSnapshot = (number, engine.state) }
  }

  /// The action of this process that stands as an entry. The entry may be read before the answer comes.
  private func takePending(_ id: UUID) -> Waiting? {
    if let pending = kept.removeValue(forKey: id) { return pending }
    return inFlight?.pending.first { $0.id == id && !$0.isDone }
  }

  private static var place: SourcePlace { SourcePlace(fileID: "HeadwaterJournal/Entry", line: 0) }
}

extension StoreIssue {
  static func followUpIntercepted(
    _ action: String, by type: Any.Type, at source: ActionSource?
  ) -> StoreIssue {
    StoreIssue(
      """
      The middleware `\(type)` stopped or replaced \(action), which a reducer has returned as `.send` for a kept \
      action. It was processed as it is, since every process that folds the entry processes it so.

      Decide in the reducer, or stop the action that led to it.
      """,
      at: source?.place ?? SourcePlace(fileID: "HeadwaterJournal/Entry", line: 0))
  }
}
