#if JournalTool
  import HeadwaterJournal

  /// The check of one store: its entries and snapshots, against its head and each other.
  struct StoreCheck {
    /// How many problems of a store are told. One cause often has many.
    private static let mostProblems = 20

    let name: StoreName
    private(set) var entries = 0

    /// How many of them have no checksum.
    private(set) var unchecked = 0

    /// How many of them have one of the action alone.
    private(set) var unsealed = 0
    private(set) var snapshots = 0
    private(set) var bytes = 0
    private(set) var problems: [String] = []
    private var untold = 0

    init(_ name: StoreName) { self.name = name }

    /// Reads the store.
    ///
    /// - Returns: Whether there is such a store.
    mutating func run(_ reader: any JournalReader) async throws -> Bool {
      guard let head = try await reader.head(of: name) else { return false }
      var version = 1
      var last = head.lastRemoved
      check(head)
      do {
        try await checkStart(reader, head)
        try await reader.eachEntry(of: name, from: last + 1, to: head.number) { entry in
          entries += 1
          bytes += entry.body.count
          if entry.checksum == nil {
            unchecked += 1
          } else if entry.seal == nil {
            unsealed += 1
          }
          if entry.number != last + 1, try await removed(reader, head) < entry.number - 1 {
            add("Entry \(last + 1) is missing; the next one is \(entry.number).")
          }
          check(entry, version, head)
          version = max(version, entry.version)
          last = entry.number
        }
        if last < head.number, try await removed(reader, head) < head.number {
          add("The head has \(head.number) entries, and the last one is \(last).")
        }
        // An entry that an app appends meanwhile is not beyond the head: the head is read once more.
        if head.number < .max,
          let beyond = try await reader.entries(of: name, from: head.number + 1, limit: 1).first,
          let later = try await reader.head(of: name), later.number < beyond.number
        {
          add("Entry \(beyond.number) stands beyond the head, which has \(head.number) entries.")
        }
        try await checkSnapshots(reader, head)
      } catch let error as JournalError where error.reason == .damaged {
        add("It can't be read any further. \(error.message)")
      }
      if untold > 0 { problems.append("There are \(untold) more problems.") }
      return true
    }

    private mutating func check(_ head: Head) {
      if head.lastRemoved != head.pruned {
        add("The head has \(head.number) entries, and those up to \(head.pruned) are removed.")
      }
      if !(0...max(0, head.number)).contains(head.since) {
        add(
          "The head has version \(head.version) since entry \(head.since), and \(head.number) entries."
        )
      }
    }

    /// Looks for entries that are never read, since they have no number or are said to be removed.
    private mutating func checkStart(_ reader: any JournalReader, _ head: Head) async throws {
      guard let first = try await reader.entries(of: name, from: .min, limit: 1).first else {
        return
      }
      if first.number < 1 {
        add("There is an entry \(first.number), and entries are numbered from 1.")
      } else if first.number <= head.lastRemoved {
        add(
          "Entry \(first.number) stands, and the head says that those up to \(head.pruned) are removed."
        )
      }
    }

    /// The number of the last entry that is removed by now. The app may remove some while this reads.
    private func removed(_ reader: any JournalReader, _ head: Head) async throws -> Int {
      try await reader.head(of: name)?.lastRemoved ?? head.lastRemoved
    }

    private mutating func check(_ entry: Entry, _ version: Int, _ head: Head) {
      let number = entry.number
      if case .invalid(let problem) = CheckedJSON(entry.body) {
        add("The body of entry \(number) has \(problem).")
      }
      if !entry.isWhole {
        add("Entry \(number) has another checksum: it was changed since it was kept.")
      }
      if entry.version > head.version {
        add("Entry \(number) has version \(entry.version), and the head has \(head.version).")
      } else if entry.version < version {
        add("Entry \(number) has version \(entry.version), and one before it has \(version).")
      } else if number > head.since && entry.version < head.version {
        add(
          "Entry \(number) has version \(entry.version), and version \(head.version) stands since entry "
            + "\(head.since).")
      } else if number == head.since && entry.version == head.version {
        add(
          "Entry \(number) has version \(entry.version), and that stands only after entry "
            + "\(head.since).")
      }
      if let epoch = entry.epoch, epoch > head.epoch {
        add("Entry \(number) has epoch \(epoch), and the head has \(head.epoch).")
      }
    }

    private mutating func checkSnapshots(_ reader: any JournalReader, _ head: Head) async throws {
      var isFirst = true
      try await reader.eachSnapshot(of: name, upTo: .max) { snapshot in
        snapshots += 1
        bytes += snapshot.state.count
        let what = "The snapshot after entry \(snapshot.number) of version \(snapshot.version)"
        if snapshot.number < 0 || snapshot.version < 1 {
          add("\(what) has a number or a version that is none.")
        }
        // Entries are removed up to the one before a snapshot.
        if isFirst && snapshot.number > 0 && snapshot.number != head.lastRemoved + 1 {
          let removed = try await removed(reader, head)
          if removed == head.lastRemoved || snapshot.number > removed + 1 {
            add("The first snapshot is after entry \(snapshot.number); there is none before.")
          }
        }
        // A newer version may have come meanwhile.
        if snapshot.version > head.version, let later = try await reader.head(of: name),
          snapshot.version > later.version
        {
          add("\(what) has a newer version than the head, which has \(later.version).")
        }
        isFirst = false
        if case .invalid(let problem) = CheckedJSON(snapshot.state) {
          add("\(what) has \(problem).")
        }
        if Digest(of: snapshot.state) != snapshot.digest { add("\(what) has another digest.") }
        // The app may have gone on meanwhile.
        if snapshot.number > head.number,
          let later = try await reader.head(of: name), snapshot.number > later.number
        {
          add("\(what) stands beyond the head, which has \(head.number) entries.")
        }
      }
      if snapshots == 0 { add("It has no snapshot.") }
    }

    private mutating func add(_ problem: String) {
      if problems.count < Self.mostProblems { problems.append(problem) } else { untold += 1 }
    }
  }
#endif
