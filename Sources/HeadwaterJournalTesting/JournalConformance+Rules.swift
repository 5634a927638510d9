import Foundation

extension JournalConformance {
  static let appends = [
    Rule("a new store has no entries and its initial state as snapshot 0") { trial in
      let journal = try await trial.open()
      try trial.expect(try await journal.head(of: trial.name), nil, "the head before")
      let initial = trial.snapshot(0, #"{"a":1}"#, by: journal)
      let head = try await journal.open(trial.name, initial: initial)
      try trial.expect(head, Head(number: 0, version: 1, since: 0, epoch: 0), "the head")
      let snapshot = try await journal.snapshot(of: trial.name, version: 1)
      try trial.expect(snapshot?.state, initial.state, "the initial state")
      try trial.expect(snapshot?.digest, initial.digest, "its digest")
    },
    Rule("a store that is there keeps its initial state") { trial in
      try await openByFirst(#"{"a":1}"#, trial)
      let journal = try await trial.opened(state: #"{"a":2}"#)
      let snapshot = try await journal.snapshot(of: trial.name, version: 1)
      try trial.expect(snapshot?.state, Data(#"{"a":1}"#.utf8), "the initial state")
    },
    Rule("entries are numbered from 1, in the order of their batches") { trial in
      let journal = try await trial.opened()
      let first = try await trial.append([trial.draft("1"), trial.draft("2")], to: journal)
      let second = try await trial.append([trial.draft("3")], to: journal)
      try trial.expect(first + second, [.kept(1), .kept(2), .kept(3)], "the answers")
      try trial.expect(try await trial.bodies(of: journal), ["1", "2", "3"], "the entries")
      try trial.expect(try await trial.bodies(of: journal, from: 2, limit: 1), ["2"], "a part")
      try trial.expect(try await journal.head(of: trial.name)?.number, 3, "the head's number")
    },
    Rule("an entry has the id, the process, the version and the bytes that were appended") {
      trial in
      let journal = try await trial.opened()
      let draft = trial.draft("\"\\u0000 \u{1F600}\"")
      _ = try await trial.append([draft], to: journal)
      let entry = try await journal.entries(of: trial.name, from: 1, limit: 1).first
      try trial.expect(entry?.id, draft.id, "the id")
      try trial.expect(entry?.process, journal.process, "the process")
      try trial.expect(entry?.version, 1, "the version")
      try trial.expect(entry?.epoch, nil, "the epoch")
      try trial.expect(entry?.body, draft.body, "the body")
    },
    Rule("two stores have numbers of their own") { trial in
      let journal = try await trial.opened()
      let other = try StoreName("conformance/2")
      _ = try await journal.open(other, initial: trial.snapshot(0, by: journal))
      let draft = trial.draft("1")
      _ = try await trial.append([draft], to: journal)
      let outcome = await journal.append(AppendBatch(name: other, version: 1, drafts: [draft]))
      try trial.expect(outcome, .answered([.kept(1)]), "the answer of the other store")
    },
    Rule("a name of 512 bytes, and those that differ in case or in bytes, are names of their own") {
      trial in
      let journal = try await trial.open()
      for text in [
        String(repeating: "ä", count: 256), "Board/1", "board/1", "board/1 ", "caf\u{E9}",
        "cafe\u{301}",
      ] {
        let name = try StoreName(text)
        _ = try await journal.open(name, initial: trial.snapshot(0, by: journal))
        let outcome = await journal.append(
          AppendBatch(name: name, version: 1, drafts: [trial.draft("1")]))
        try trial.expect(outcome, .answered([.kept(1)]), "the answer of \(text.prefix(8))")
      }
    },
    Rule("appends of many stores at once all stand") { trial in
      let journal = try await trial.opened()
      let names = try (0..<20).map { try StoreName("many/\($0)") }
      for name in names {
        _ = try await journal.open(name, initial: trial.snapshot(0, by: journal))
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for name in names {
          group.addTask {
            for number in 1...5 {
              let outcome = await journal.append(
                AppendBatch(name: name, version: 1, drafts: [trial.draft("\(number)")]))
              try trial.expect(outcome, .answered([.kept(number)]), "an answer of \(name)")
            }
          }
        }
        try await group.waitForAll()
      }
    },
  ]

  /// Opens the store in a process that is then gone.
  private static func openByFirst(_ state: String, _ trial: Trial) async throws {
    _ = try await trial.opened(state: state)
  }

  static let answers = [
    Rule("a batch that is sent again has the same numbers, and stands once") { trial in
      let journal = try await trial.opened()
      let batch = [trial.draft("1"), trial.draft("2")]
      let first = try await trial.append(batch, to: journal)
      _ = try await trial.append([trial.draft("3")], to: journal)
      let again = try await trial.append(batch, to: journal)
      try trial.expect(again, first, "the answers to the second try")
      try trial.expect(try await trial.bodies(of: journal), ["1", "2", "3"], "the entries")
    },
    Rule("what was answered is there when the journal is opened again") { trial in
      let drafts = [trial.draft("1"), trial.draft("2")]
      try await appendByFirst(drafts, trial)
      let journal = try await trial.opened()
      try trial.expect(try await trial.bodies(of: journal), ["1", "2"], "the entries")
      let again = try await trial.append(drafts, to: journal)
      try trial.expect(again, [.kept(1), .kept(2)], "the answers to a try of another process")
    },
    Rule("a store that was never opened takes nothing") { trial in
      let journal = try await trial.open()
      let outcome = await journal.append(
        AppendBatch(name: trial.name, version: 1, drafts: [trial.draft("1")]))
      if case .refused = outcome { return }
      guard case .answered(let outcomes) = outcome else {
        throw JournalViolation(description: "The append was not refused: \(outcome)")
      }
      try trial.expectRefusal(outcomes.first, .noStore, "an append to no store")
    },
  ]

  /// Appends in a process that is then gone.
  private static func appendByFirst(_ drafts: [EntryDraft], _ trial: Trial) async throws {
    let journal = try await trial.opened()
    _ = try await trial.append(drafts, to: journal)
  }

  static let versions = [
    Rule("a newer version stops the appends of an older one, and not what stands already") {
      trial in
      let journal = try await trial.opened()
      let known = trial.draft("1")
      _ = try await trial.append([known], to: journal)
      let head = try await journal.raise(trial.name, to: 3)
      try trial.expect(head, Head(number: 1, version: 3, since: 1, epoch: 0), "the head")
      let old = try await trial.append([known, trial.draft("2")], to: journal)
      try trial.expect(old.first, .kept(1), "the answer for what stands")
      try trial.expectRefusal(old.last, .olderVersion, "an append of the older version")
      let new = try await trial.append([trial.draft("2")], version: 3, to: journal)
      try trial.expect(new, [.kept(2)], "the answer to the newer version")
    },
    Rule("an older version does not lower the head's") { trial in
      let journal = try await trial.opened(version: 3)
      let head = try await journal.raise(trial.name, to: 2)
      try trial.expect(head.version, 3, "the version")
      try trial.expect(head.since, 0, "the base")
    },
  ]

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

  /// Claims a store in a process that is then gone.
  private static func claimedByFirst(_ trial: Trial) async throws -> Int {
    let journal = try await trial.opened()
    return try await journal.claim(trial.name, for: .zero)?.epoch ?? 0
  }

  static let keepers = [
    Rule("an action of an old epoch is refused, and the others of its batch stand") { trial in
      let old = try await claimedByFirst(trial)
      let journal = try await trial.opened()
      let second = try await journal.claim(trial.name, for: .seconds(60))
      guard let new = second?.epoch, new > old else {
        throw JournalViolation(
          description: "The second claim has no newer epoch: \(String(describing: second))")
      }
      let outcomes = try await trial.append(
        [trial.draft("1"), trial.draft("2", epoch: old), trial.draft("3", epoch: new)],
        to: journal)
      try trial.expect(outcomes.first, .kept(1), "the answer for a person's action")
      try trial.expectRefusal(outcomes[1], .oldEpoch, "an action of the old epoch")
      try trial.expect(outcomes.last, .kept(2), "the answer for the keeper's action")
    },
    Rule("a claim is renewed under its epoch, and tells the last entry") { trial in
      let journal = try await trial.opened()
      _ = try await trial.append([trial.draft("1")], to: journal)
      let claim = try await journal.claim(trial.name, for: .seconds(60))
      try trial.expect(claim?.number, 1, "the number")
      let again = try await journal.claim(trial.name, for: .seconds(60))
      try trial.expect(again?.epoch, claim?.epoch, "the epoch of the renewed claim")
    },
    Rule("a store is unkept while no process keeps it, and rests until its next entry") { trial in
      let journal = try await trial.opened()
      let kind = trial.name.kind
      func unkept(_ what: String, _ expected: [StoreName]) async throws {
        try trial.expect(try await journal.unkept(kind: kind, after: nil, limit: 9), expected, what)
      }
      try await unkept("the unkept stores of a new one", [trial.name])
      let others = try await journal.unkept(kind: "\(kind)2", after: nil, limit: 9)
      try trial.expect(others, [], "the unkept stores of another kind")
      let claim = try await journal.claim(trial.name, for: .seconds(60))
      try await unkept("the unkept stores while it is kept", [])
      try await journal.rest(trial.name, epoch: claim?.epoch ?? 0, after: 1)
      try await unkept("the unkept stores after a rest at another entry", [])
      try await journal.rest(trial.name, epoch: claim?.epoch ?? 0, after: 0)
      try await unkept("the unkept stores while it rests", [])
      _ = try await trial.append([trial.draft("1")], to: journal)
      try await unkept("the unkept stores after its next entry", [trial.name])
    },
    Rule("unkept stores come in the order of their bytes, after a name and up to a limit") {
      trial in
      let journal = try await trial.opened()
      let kind = trial.name.kind
      // A comparison by letters would have "a" before "Z", and "é" before "z".
      let names = try ["Z", "a", "z", "é"].map { try StoreName("\(kind)/\($0)") }
      for name in names.reversed() {
        _ = try await journal.open(name, initial: trial.snapshot(0, by: journal))
      }
      for (last, limit, expected) in [
        (trial.name, 9, names), (names[0], 2, [names[1], names[2]]), (names[3], 9, []),
      ] {
        let found = try await journal.unkept(kind: kind, after: last, limit: limit)
        try trial.expect(found, expected, "the unkept stores after \(last)")
      }
    },
    Rule("a claim under an old epoch is not given up for the newer one") { trial in
      let journal = try await trial.opened()
      let old = try await journal.claim(trial.name, for: .seconds(60))?.epoch ?? 0
      try await journal.release(trial.name, epoch: old)
      let new = try await journal.claim(trial.name, for: .seconds(60))?.epoch
      try await journal.release(trial.name, epoch: old)
      let still = try await journal.claim(trial.name, for: .seconds(60))?.epoch
      try trial.expect(still, new, "the epoch of the claim that stands")
    },
    Rule("a claim that was given up can be taken") { trial in
      let first = try await trial.opened()
      let claim = try await first.claim(trial.name, for: .seconds(60))
      try await first.release(trial.name, epoch: claim?.epoch ?? 0)
      let next = try await first.claim(trial.name, for: .seconds(60))
      try trial.expect(next.map { $0.epoch > claim?.epoch ?? 0 }, true, "a newer epoch")
    },
  ]
}
