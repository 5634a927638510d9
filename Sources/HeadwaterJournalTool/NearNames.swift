#if JournalTool
  import HeadwaterJournal

  extension JournalReader {
    /// All names, one after the other. A journal may have more than fit into memory.
    func eachName(_ body: (StoreName) async throws -> Void) async throws {
      var last: StoreName?
      while true {
        let names = try await names(after: last, limit: 1_000)
        for name in names { try await body(name) }
        guard let end = names.last else { return }
        last = end
      }
    }

    /// The head of a store.
    ///
    /// - Throws: `JournalError` with names that are near, if there is no such store.
    func existing(_ text: String) async throws -> (name: StoreName, head: Head) {
      let name = try StoreName(text)
      if let head = try await head(of: name) { return (name, head) }
      var near: [(name: StoreName, distance: Int)] = []
      let limit = max(2, text.unicodeScalars.count / 3)
      try await eachName { other in
        let distance = distance(text, other.text, limit: limit)
        guard distance <= limit else { return }
        near.append((other, distance))
        near.sort { $0.distance < $1.distance }
        near = Array(near.prefix(3))
      }
      throw JournalError.noStore(name, in: place, near: near.map(\.name))
    }
  }

  /// How many letters have to be changed, added or removed, so that one text becomes another, without regard to case:
  /// Levenshtein's distance.
  ///
  /// - Parameter limit: The distance from which on the exact one does not matter.
  private func distance(_ one: String, _ other: String, limit: Int) -> Int {
    let left = Array(one.lowercased().unicodeScalars)
    let right = Array(other.lowercased().unicodeScalars)
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, otherLetter) in right.enumerated() {
        let changed = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
#endif
