#if JournalTool
  import Foundation
  import HeadwaterJournal

  /// The export of one store, with or without what is damaged.
  struct StoreExport {
    private let name: StoreName
    private let skipsDamaged: Bool
    private let console: Console

    /// Whether nothing was left out.
    private(set) var isWhole = true

    init(_ name: StoreName, skipsDamaged: Bool, _ console: Console) {
      self.name = name
      self.skipsDamaged = skipsDamaged
      self.console = console
    }

    /// Writes the lines of some stores, or of all, after the line that names the format.
    ///
    /// - Returns: Whether nothing was left out.
    static func write(
      _ reader: any JournalReader, _ names: [StoreName], skipsDamaged: Bool, _ console: Console
    ) async throws -> Bool {
      try console.line(
        JSONValue.object(["type": .string("journal"), "format": Records.number(1)]).canonical)
      var isWhole = true
      func write(_ name: StoreName) async throws {
        var export = StoreExport(name, skipsDamaged: skipsDamaged, console)
        try await export.run(reader)
        if !export.isWhole { isWhole = false }
      }
      if names.isEmpty {
        try await reader.eachName { try await write($0) }
      } else {
        for name in names { try await write(name) }
      }
      return isWhole
    }

    mutating func run(_ reader: any JournalReader) async throws {
      let head: Head
      do {
        guard let found = try await reader.head(of: name) else { return }
        head = found
      } catch  where canSkip(error) {
        return try skip("head", nil, error.message)
      }
      try console.line(Records.store(name, head))
      try await entries(head, reader)
      try await snapshots(head, reader)
    }

    private func canSkip(_ error: JournalError) -> Bool {
      skipsDamaged && error.reason == .damaged
    }

    /// How many entries one after the other may be unreadable before the rest of a store is given up.
    private static let mostUnread = 10_000

    /// Reads pages of entries, and where one can't be read, its entries one after the other.
    private mutating func entries(_ head: Head, _ reader: any JournalReader) async throws {
      // The number of the last entry that was written or told. The head may say any number.
      var done = head.lastRemoved
      var unread = 0
      while done < head.number {
        let limit = unread > 0 ? 1 : min(1_000, head.number - done)
        do {
          let page = try await reader.entries(of: name, from: done + 1, limit: limit)
          unread = 0
          for entry in page where entry.number <= head.number {
            if entry.number > done + 1 { try missing(done + 1, to: entry.number - 1) }
            try write(entry)
            done = entry.number
          }
          guard let end = page.last, end.number < head.number else {
            if done < head.number { try missing(done + 1, to: head.number) }
            return
          }
        } catch let error as JournalError where canSkip(error) {
          unread += 1
          // The first time, it is not known yet which entry of the page it is.
          guard limit == 1 else { continue }
          try skip("entry", done + 1, error.message)
          done += 1
          guard unread < Self.mostUnread else { return try missing(done + 1, to: head.number) }
        }
      }
    }

    private mutating func write(_ entry: Entry) throws {
      guard skipsDamaged, !entry.isWhole else {
        return try console.line(Records.entry(entry, of: name, body: CheckedJSON(entry.body)))
      }
      try skip("entry", entry.number, "It was changed since it was kept, as its checksum tells.")
    }

    private mutating func missing(_ first: Int, to last: Int) throws {
      guard skipsDamaged, first <= last else { return }
      try skip("entry", first, "It is missing, up to entry \(last).")
    }

    private mutating func snapshots(_ head: Head, _ reader: any JournalReader) async throws {
      do {
        try await reader.eachSnapshot(of: name, upTo: head.number) { snapshot in
          if skipsDamaged && !snapshot.isWhole {
            return try skip(
              "snapshot", snapshot.number, "Its state is another one than that of its digest.")
          }
          try console.line(
            Records.snapshot(snapshot, of: name, state: CheckedJSON(snapshot.state)))
        }
      } catch let error as JournalError where canSkip(error) {
        try skip("snapshot", nil, error.message)
      }
    }

    private mutating func skip(_ part: String, _ number: Int?, _ problem: String) throws {
      isWhole = false
      var members: [String: JSONValue] = [
        "type": .string("damaged"), "store": .string(name.text), "part": .string(part),
        "message": .string(problem),
      ]
      members["number"] = number.map(Records.number)
      try console.line(JSONValue.object(members).canonical)
    }
  }
#endif
