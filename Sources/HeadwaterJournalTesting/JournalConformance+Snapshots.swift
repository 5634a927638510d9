import Foundation

extension JournalConformance {
  static let snapshots = [
    Rule("the latest snapshot of a version is found, or else that of an older one") { trial in
      let journal = try await trial.opened()
      _ = try await trial.append((1...4).map { trial.draft("\($0)") }, to: journal)
      for (number, version) in [(2, 1), (4, 1), (3, 2)] {
        let snapshot = trial.snapshot(number, version: version, "[\(number)]", by: journal)
        _ = try await journal.save(snapshot, of: trial.name)
      }
      for (version, expected) in [(1, 4), (2, 3), (9, 3)] {
        let found = try await journal.snapshot(of: trial.name, version: version)
        try trial.expect(found?.number, expected, "the snapshot for version \(version)")
        try trial.expect(found?.state, Data("[\(expected)]".utf8), "its state")
      }
    },
    Rule("the snapshot before another one is found, also that of an older version") { trial in
      let journal = try await trial.opened()
      _ = try await trial.append((1...4).map { trial.draft("\($0)") }, to: journal)
      for (number, version) in [(2, 1), (4, 1), (3, 2)] {
        let snapshot = trial.snapshot(number, version: version, "[\(number)]", by: journal)
        _ = try await journal.save(snapshot, of: trial.name)
      }
      for (number, version, expected) in [(3, 2, 4), (4, 1, 2), (2, 1, 0), (0, 1, nil)] {
        let found = try await journal.snapshot(of: trial.name, before: (number, version))
        try trial.expect(found?.number, expected, "the snapshot before \(number) of \(version)")
      }
    },
    Rule("a damaged snapshot is replaced by one with its digest, and by no other") { trial in
      let first = try await damagedByFirst(trial)
      let journal = try await trial.opened()
      let other = try await journal.save(trial.snapshot(1, "[3]", by: journal), of: trial.name)
      try trial.expect(other.state, first.state, "the state that stands")
      let same = try await journal.save(trial.snapshot(1, "[1]", by: journal), of: trial.name)
      try trial.expect(same.state, Data("[1]".utf8), "the state that was repaired")
      let found = try await journal.snapshot(of: trial.name, version: 1)
      try trial.expect(found?.state, Data("[1]".utf8), "the state that stands after the repair")
      try trial.expect(found?.isConfirmed, false, "the confirmation of what was damaged")
    },
    Rule("no snapshot of a newer version is found") { trial in
      let journal = try await trial.opened(version: 2)
      let found = try await journal.snapshot(of: trial.name, version: 1)
      try trial.expect(found, nil, "the snapshot")
    },
    Rule("the first writer of a snapshot wins, and another one confirms the same digest") { trial in
      let first = try await savedByFirst(trial)
      let journal = try await trial.opened()
      let other = try await journal.save(trial.snapshot(1, "[2]", by: journal), of: trial.name)
      try trial.expect(other.state, first.state, "the state that stands")
      try trial.expect(other.isConfirmed, false, "the confirmation by another state")
      let same = try await journal.save(trial.snapshot(1, "[1]", by: journal), of: trial.name)
      try trial.expect(same.isConfirmed, true, "the confirmation by another process")
      try trial.expect(same.writer, first.writer, "the writer")
    },
  ]

  /// Writes a snapshot in a process that is then gone.
  private static func savedByFirst(_ trial: Trial) async throws -> Snapshot {
    let journal = try await trial.opened()
    _ = try await trial.append([trial.draft("1")], to: journal)
    let first = trial.snapshot(1, "[1]", by: journal)
    try trial.expect(try await journal.save(first, of: trial.name), first, "the first")
    let again = try await journal.save(first, of: trial.name)
    try trial.expect(again.isConfirmed, false, "the confirmation by the writer itself")
    return first
  }

  /// Writes a snapshot whose state is not that of its digest, in a process that is then gone.
  private static func damagedByFirst(_ trial: Trial) async throws -> Snapshot {
    let journal = try await trial.opened()
    _ = try await trial.append([trial.draft("1")], to: journal)
    let whole = trial.snapshot(1, "[1]", by: journal)
    let damaged = Snapshot(
      number: 1, version: 1, digest: whole.digest, writer: whole.writer, state: Data("[2]".utf8))
    return try await journal.save(damaged, of: trial.name)
  }
}
