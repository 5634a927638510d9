import Foundation

extension JournalConformance {
  static let pruning = [
    Rule("entries are removed only before a snapshot that another process has confirmed") { trial in
      try await snapshotByFirst(trial)
      let journal = try await trial.opened()
      _ = try await journal.save(trial.snapshot(2, "[2]", by: journal), of: trial.name)
      let removed = try await journal.prune(trial.name, olderThan: .zero)
      try trial.expect(removed, 1, "the last entry that was removed")
      try trial.expect(
        try await journal.head(of: trial.name),
        Head(number: 4, version: 1, since: 0, epoch: 0, pruned: 1), "the head")
      try trial.expect(try await trial.bodies(of: journal), ["2", "3", "4"], "the entries")
      let snapshot = try await journal.snapshot(of: trial.name, version: 1)
      try trial.expect(snapshot?.number, 3, "the latest snapshot, which nobody has confirmed")
      let again = try await journal.prune(trial.name, olderThan: .zero)
      try trial.expect(again, 1, "the last entry that was removed before")
    },
    Rule("entries that are not old enough stand") { trial in
      try await snapshotByFirst(trial)
      let journal = try await trial.opened()
      _ = try await journal.save(trial.snapshot(2, "[2]", by: journal), of: trial.name)
      let removed = try await journal.prune(trial.name, olderThan: .seconds(3_600))
      try trial.expect(removed, 0, "the last entry that was removed")
      try trial.expect(try await trial.bodies(of: journal), ["1", "2", "3", "4"], "the entries")
    },
    Rule("after entries were removed, numbers go on, and an id that stands is known") { trial in
      let known = try await snapshotByFirst(trial)
      let journal = try await trial.opened()
      _ = try await journal.save(trial.snapshot(2, "[2]", by: journal), of: trial.name)
      _ = try await journal.prune(trial.name, olderThan: .zero)
      let outcomes = try await trial.append([known, trial.draft("5")], to: journal)
      try trial.expect(outcomes, [.kept(4), .kept(5)], "the answers")
    },
    Rule("a snapshot of an older version removes nothing") { trial in
      try await snapshotByFirst(trial)
      let journal = try await trial.opened()
      _ = try await journal.save(trial.snapshot(2, "[2]", by: journal), of: trial.name)
      _ = try await journal.raise(trial.name, to: 2, after: 4)
      let removed = try await journal.prune(trial.name, olderThan: .zero)
      try trial.expect(removed, 0, "the last entry that was removed")
    },
  ]

  /// Appends four entries and writes two snapshots, in a process that is then gone.
  ///
  /// - Returns: The draft of the last entry.
  @discardableResult
  private static func snapshotByFirst(_ trial: Trial) async throws -> EntryDraft {
    let journal = try await trial.opened()
    let drafts = (1...4).map { trial.draft("\($0)") }
    _ = try await trial.append(drafts, to: journal)
    for number in 2...3 {
      _ = try await journal.save(trial.snapshot(number, "[\(number)]", by: journal), of: trial.name)
    }
    let removed = try await journal.prune(trial.name, olderThan: .zero)
    try trial.expect(removed, 0, "the last entry that was removed without a confirmation")
    return drafts[3]
  }
}
