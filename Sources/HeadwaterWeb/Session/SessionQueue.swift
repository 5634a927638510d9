/// Sessions without a socket, oldest first, each with its deadline.
///
/// All entries of a queue are kept for the same time, and the oldest always expires first.
struct SessionQueue: Sendable {
  private struct Entry {
    let id: Secret
    let deadline: Duration
  }

  private var entries: [Entry] = []
  private var head = 0
  /// The deadline of each session in the queue. An entry with a different deadline is out of date.
  private var deadlines: [Secret: Duration] = [:]

  var count: Int { deadlines.count }

  func contains(_ id: Secret) -> Bool { deadlines[id] != nil }

  mutating func append(_ id: Secret, deadline: Duration) {
    deadlines[id] = deadline
    entries.append(Entry(id: id, deadline: deadline))
  }

  mutating func remove(_ id: Secret) {
    deadlines[id] = nil
  }

  /// The sessions in the queue, oldest first.
  var ids: [Secret] {
    entries[head...].filter { deadlines[$0.id] == $0.deadline }.map(\.id)
  }

  /// Removes the oldest session.
  mutating func popOldest() -> Secret? {
    while let entry = next() {
      if deadlines[entry.id] == entry.deadline {
        deadlines[entry.id] = nil
        return entry.id
      }
    }
    return nil
  }

  /// Removes the oldest session if its time is over.
  mutating func popExpired(now: Duration) -> Secret? {
    while head < entries.count, deadlines[entries[head].id] != entries[head].deadline {
      _ = next()
    }
    guard head < entries.count, entries[head].deadline <= now else { return nil }
    return popOldest()
  }

  private mutating func next() -> Entry? {
    guard head < entries.count else { return nil }
    defer {
      head += 1
      if head > 64, head * 2 > entries.count {
        entries.removeFirst(head)
        head = 0
      }
    }
    return entries[head]
  }
}
