#if JournalTool
  import Foundation
  import HeadwaterJournal

  /// What an export has of a store.
  struct ExportedStore {
    let name: StoreName
    var head: Head?
    var entries: [Int: (version: Int, draft: EntryDraft)] = [:]
    var snapshots: [(number: Int, version: Int, state: Data)] = []

    /// Whether something was left out, since it was damaged.
    var isDamaged = false

    /// How many entries are written at a time.
    private static let batchLimit = 256

    init(name: StoreName) { self.name = name }

    /// Takes what another export of the store has and this one lacks.
    ///
    /// - Throws: If another entry has a number there. Its history is another one, as after a restored backup.
    mutating func fill(from other: ExportedStore) throws(JournalError) {
      for (number, entry) in other.entries {
        if let known = entries[number], known.draft.id != entry.draft.id {
          throw .otherHistory(name, number)
        }
      }
      entries.merge(other.entries) { known, _ in known }
      for snapshot in other.snapshots {
        let isKnown = snapshots.contains {
          $0.number == snapshot.number && $0.version == snapshot.version
        }
        if !isKnown { snapshots.append(snapshot) }
      }
      snapshots.sort { ($0.number, $0.version) < ($1.number, $1.version) }
      head = head ?? other.head
      // Whether everything is there is seen by the numbers.
      let last = head?.number ?? 0
      if let base = base(upTo: last), base.number == snapshots.first?.number { isDamaged = false }
    }

    /// Writes the store through the functions that apps use.
    func write(to journal: any Journal, as name: StoreName) async throws(JournalError)
      -> ImportedStore
    {
      let last = max(head?.number ?? 0, entries.keys.max() ?? 0)
      guard let base = base(upTo: last) else { throw .noBase(self.name, last: last) }
      let initial = snapshot(0, base.version, base.state, by: journal)
      var head = try await journal.open(name, initial: initial)
      var number = base.number
      while number < last {
        let batch = batch(after: number, upTo: last)
        let version = batch.version
        if head.version < version {
          head = try await journal.raise(name, to: version, after: number - base.number)
        }
        try await append(batch.drafts, version, after: number - base.number, journal, name)
        number += batch.drafts.count
      }
      if let version = self.head?.version, head.version < version {
        _ = try await journal.raise(name, to: version, after: number - base.number)
      }
      var saved = 0
      for found in snapshots where found.number > base.number || found.version > base.version {
        guard found.number >= base.number, found.number <= last else { continue }
        _ = try await journal.save(
          snapshot(found.number - base.number, found.version, found.state, by: journal), of: name)
        saved += 1
      }
      return ImportedStore(
        first: base.number + 1, entries: last - base.number, snapshots: saved + 1)
    }

    /// The first snapshot after which all entries are there.
    private func base(upTo last: Int) -> (number: Int, version: Int, state: Data)? {
      var first = last
      while first > 0, entries[first] != nil { first -= 1 }
      return snapshots.filter { $0.number >= first && $0.number <= last }
        .min { ($0.number, $0.version) < ($1.number, $1.version) }
    }

    /// The next entries that have one version.
    private func batch(
      after number: Int, upTo last: Int
    ) -> (version: Int, drafts: [EntryDraft]) {
      let version = entries[number + 1]?.version ?? 1
      var drafts: [EntryDraft] = []
      while drafts.count < Self.batchLimit, let next = entries[number + 1 + drafts.count],
        next.version == version
      {
        drafts.append(next.draft)
      }
      return (version, drafts)
    }

    private func append(
      _ drafts: [EntryDraft], _ version: Int, after number: Int, _ journal: any Journal,
      _ name: StoreName
    ) async throws(JournalError) {
      let batch = AppendBatch(name: name, version: version, drafts: drafts)
      let outcomes: [EntryOutcome]
      switch await journal.append(batch) {
      case .answered(let found), .answeredElsewhere(let found): outcomes = found
      case .refused(let error), .inDoubt(let error): throw error
      }
      for (index, outcome) in outcomes.enumerated() {
        switch outcome {
        case .kept(number + 1 + index): continue
        case .kept: throw .otherEntries(name)
        case .refused(let error): throw error
        }
      }
    }

    private func snapshot(
      _ number: Int, _ version: Int, _ state: Data, by journal: any Journal
    ) -> Snapshot {
      Snapshot(
        number: number, version: version, digest: Digest(of: state), writer: journal.process,
        state: state)
    }
  }

  extension JournalError {
    fileprivate static func noBase(_ name: StoreName, last: Int) -> JournalError {
      JournalError(
        .damaged,
        """
        The store "\(name)" was not written: entries up to \(last) are missing in the export, and no snapshot after them is \
        whole.

        Export it from a backup, too, and import that.
        """)
    }

    fileprivate static func otherHistory(_ name: StoreName, _ number: Int) -> JournalError {
      JournalError(
        .differs,
        """
        The exports have different entries \(number) of the store "\(name)", and can't be put together. Nothing was written.

        Likely the one journal went on from a backup of the other. Import each under a name of its own, by `--store`.
        """)
    }

    fileprivate static func otherEntries(_ name: StoreName) -> JournalError {
      JournalError(
        .noStore,
        """
        The journal has a store "\(name)" with other entries than those of the export. What stands was not changed.

        Give the import another name by `--store`, or another journal.
        """)
    }
  }
#endif
