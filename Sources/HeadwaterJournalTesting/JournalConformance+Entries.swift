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
      try trial.expect(entry?.isWhole, true, "its checksum")
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
      let head = try await journal.raise(trial.name, to: 3, after: 1)
      try trial.expect(head, Head(number: 1, version: 3, since: 1, epoch: 0), "the head")
      let old = try await trial.append([known, trial.draft("2")], to: journal)
      try trial.expect(old.first, .kept(1), "the answer for what stands")
      try trial.expectRefusal(old.last, .olderVersion, "an append of the older version")
      let new = try await trial.append([trial.draft("2")], version: 3, to: journal)
      try trial.expect(new, [.kept(2)], "the answer to the newer version")
    },
    Rule("a newer version takes over only after the last entry that it has read") { trial in
      let journal = try await trial.opened()
      _ = try await trial.append([trial.draft("1"), trial.draft("2")], to: journal)
      let head = try await journal.raise(trial.name, to: 2, after: 1)
      try trial.expect(head, Head(number: 2, version: 1, since: 0, epoch: 0), "the head")
      let old = try await trial.append([trial.draft("3")], to: journal)
      try trial.expect(old, [.kept(3)], "the answer to the older version")
      let raised = try await journal.raise(trial.name, to: 2, after: 3)
      try trial.expect(raised, Head(number: 3, version: 2, since: 3, epoch: 0), "the raised head")
    },
    Rule("an older version does not lower the head's") { trial in
      let journal = try await trial.opened(version: 3)
      let head = try await journal.raise(trial.name, to: 2, after: 0)
      try trial.expect(head.version, 3, "the version")
      try trial.expect(head.since, 0, "the base")
    },
  ]
}
