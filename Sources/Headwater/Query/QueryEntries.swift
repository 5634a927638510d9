/// The entries of a query by their keys, in the order in which they were loaded.
///
/// An entry that goes to the end leaves a gap, and gaps are closed many at a time. Adding, changing, moving and
/// removing an entry therefore takes constant time on average, however many there are.
struct QueryEntries<Endpoint: QueryEndpoint>: Sendable {
  typealias Key = Endpoint.Key
  typealias Entry = QueryEntry<Endpoint>

  private var slots: ContiguousArray<Entry?> = []
  private var positions: [Key: Int] = [:]

  /// The stamps of the entries: numbers that are unique in the process, each drawn for one entry and one generation of
  /// it. They tell what was asked for from what another entry with the same numbers asks for, and are no part of the
  /// value.
  private var stamps: [Key: UInt64] = [:]

  /// The keys whose answers, or pages of them, may be on their way.
  private(set) var awaitedKeys: Set<Key> = []

  /// A number that is unique in the process and differs after each change. Equal stamps mean equal contents.
  private(set) var stamp = ChangeStamp.next()
  private var log: [LoggedKey] = []

  /// What the last search for entries to forget has found. It is no part of the value: without it, the next
  /// search finds the same.
  private var lastSearch: Search?
  private var tagIndex: QueryTagIndex<Endpoint>?

  /// A change of an entry, and the stamp before it.
  private struct LoggedKey: Sendable {
    let formerStamp: UInt64
    let key: Key
  }

  private struct Search: Sendable {
    var list: [Key]
    var watched: Set<Key>

    /// The number of entries that are idle: nobody looks at them, and they have no changes.
    var idleCount = 0

    /// The slots before this one have no idle entry.
    var start = 0

    func isIdle(_ entry: Entry) -> Bool {
      entry.changes.isEmpty && !watched.contains(entry.id)
    }
  }

  init() {}

  var count: Int { positions.count }

  var isEmpty: Bool { positions.isEmpty }

  /// The entries, those first that were loaded longest ago.
  var all: some Sequence<Entry> { slots.lazy.compactMap { $0 } }

  var keys: [Key] { all.map(\.id) }

  subscript(id key: Key) -> Entry? { positions[key].flatMap { slots[$0] } }

  /// The stamp of an entry; nil for a key without one.
  func stamp(of key: Key) -> UInt64? { stamps[key] }

  /// Returns a number that is larger for later entries; nil for a key without an entry.
  func position(of key: Key) -> Int? { positions[key] }

  /// Changes an entry in place, if there is one.
  mutating func modify(_ key: Key, _ change: (inout Entry) -> Void) {
    guard let position = positions[key] else { return }
    let hadChanges = !slots[position]!.changes.isEmpty
    let generation = slots[position]!.generation
    change(&slots[position]!)
    noteAwaited(slots[position]!)
    if slots[position]!.generation != generation { stamps[key] = ChangeStamp.next() }
    let hasChanges = !slots[position]!.changes.isEmpty
    if hadChanges != hasChanges, lastSearch?.watched.contains(key) == false {
      noteIdle(!hasChanges, at: position)
    }
    noteChange(of: key)
  }

  /// Replaces the entry with the same key, or adds one at the end.
  mutating func put(_ entry: Entry) {
    guard positions[entry.id] == nil else { return modify(entry.id) { $0 = entry } }
    positions[entry.id] = slots.count
    stamps[entry.id] = ChangeStamp.next()
    slots.append(entry)
    noteAwaited(entry)
    if lastSearch?.isIdle(entry) == true { noteIdle(true, at: slots.count - 1) }
    noteChange(of: entry.id)
  }

  /// Moves an entry to the end, if there is one.
  mutating func moveToEnd(_ key: Key) {
    guard let position = positions[key], position != slots.count - 1 else { return }
    let entry = slots[position].take()
    positions[key] = slots.count
    slots.append(entry)
    closeGaps()
    noteChange(of: key)
  }

  mutating func remove(_ key: Key) {
    guard let position = positions.removeValue(forKey: key) else { return }
    stamps[key] = nil
    awaitedKeys.remove(key)
    let entry = slots[position].take()
    if let entry, lastSearch?.isIdle(entry) == true { noteIdle(false, at: position) }
    closeGaps()
    noteChange(of: key)
  }

  /// Returns the keys of the answers with one of some tags, those first that were loaded longest ago.
  mutating func keys(with tags: Set<Endpoint.Tag>) -> [Key] {
    var index = tagIndex.take() ?? QueryTagIndex(positions.keys)
    index.update { self[id: $0]?.answer }
    let keys = index.keys(with: tags)
    tagIndex = index
    return keys.sorted { positions[$0, default: 0] < positions[$1, default: 0] }
  }

  private mutating func noteAwaited(_ entry: Entry) {
    if entry.isAwaited { awaitedKeys.insert(entry.id) } else { awaitedKeys.remove(entry.id) }
  }

  /// Removes the oldest of the entries that nobody looks at and that have no changes, down to a number of them.
  mutating func forgetOldest(limit: Int, watched: [Key]) {
    guard count > limit else { return }
    watch(watched)
    guard let search = lastSearch, search.idleCount > limit else { return }
    var surplus: [Key] = []
    var position = search.start
    while surplus.count < search.idleCount - limit, position < slots.count {
      if let entry = slots[position], search.isIdle(entry) { surplus.append(entry.id) }
      position += 1
    }
    lastSearch?.start = position
    for key in surplus { remove(key) }
  }

  /// Prepares the search for idle entries beside those that are looked at.
  private mutating func watch(_ list: [Key]) {
    guard lastSearch?.list != list else { return }
    let watched = Set(list)
    guard let former = lastSearch?.watched else {
      var search = Search(list: list, watched: watched)
      search.idleCount = slots.count { $0.map(search.isIdle) ?? false }
      lastSearch = search
      return
    }
    lastSearch?.list = list
    lastSearch?.watched = watched
    for (keys, isIdle) in [
      (former.subtracting(watched), true), (watched.subtracting(former), false),
    ] {
      for key in keys {
        guard let position = positions[key], slots[position]?.changes.isEmpty == true else {
          continue
        }
        noteIdle(isIdle, at: position)
      }
    }
  }

  /// Notes that an entry is idle now, or is so no longer.
  private mutating func noteIdle(_ isIdle: Bool, at position: Int) {
    guard let search = lastSearch else { return }
    lastSearch?.idleCount += isIdle ? 1 : -1
    if isIdle { lastSearch?.start = min(search.start, position) }
  }

  /// Returns the keys whose entries have changed since a stamp, at least; nil if that is not known.
  func keys(changedSince stamp: UInt64) -> [Key]? {
    if stamp == self.stamp { return [] }
    return log.lastIndex { $0.formerStamp == stamp }.map { log[$0...].map(\.key) }
  }

  private mutating func noteChange(of key: Key) {
    // A turn makes few changes. Half of the log is removed at once, so that this costs little on average.
    if log.count == Self.longestLog { log.removeFirst(Self.longestLog / 2) }
    log.append(LoggedKey(formerStamp: stamp, key: key))
    tagIndex?.noteChange(of: key)
    if tagIndex?.isOutdated(count: count) == true { tagIndex = nil }
    stamp = ChangeStamp.next()
  }

  private static var longestLog: Int { 32 }

  private mutating func closeGaps() {
    guard slots.count > 2 * positions.count + 8 else { return }
    lastSearch?.start = 0
    slots = ContiguousArray(all.map { Optional($0) })
    for (position, entry) in all.enumerated() { positions[entry.id] = position }
  }
}

extension QueryEntries: Equatable where Endpoint.Value: Equatable, Endpoint.Change: Equatable {
  static func == (left: QueryEntries, right: QueryEntries) -> Bool {
    left.stamp == right.stamp || left.count == right.count && left.all.elementsEqual(right.all)
  }
}

extension QueryEntries: Encodable
where Endpoint.Key: Encodable, Endpoint.Value: Encodable, Endpoint.Change: Encodable {
  /// Encodes the entries like an array of them.
  func encode(to encoder: any Encoder) throws {
    try Array(all).encode(to: encoder)
  }
}

extension QueryEntries {
  /// Two changes with the same number would be sent as one, and the answer to it would be lost for the other.
  private static func checkNumbers(of entry: Entry, at place: Int, _ decoder: any Decoder) throws {
    let numbers = entry.changes.map(\.number)
    let ascend = zip([0] + numbers, numbers + [entry.changeCount + 1]).allSatisfy { $0 < $1 }
    guard !ascend else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: """
          The changes of the query's entry at the place \(place) have the numbers \(numbers). Numbers of changes \
          ascend from 1, up to the changeCount, which is \(entry.changeCount).
          """))
  }
}

extension QueryEntries: Decodable
where Endpoint.Key: Decodable, Endpoint.Value: Decodable, Endpoint.Change: Decodable {
  init(from decoder: any Decoder) throws {
    for (place, entry) in try IdentifiedArray<Entry>(from: decoder).enumerated() {
      for (name, count) in [("generation", entry.generation), ("changeCount", entry.changeCount)] {
        try DecodedCount.check(
          count, name: "the \(name) of the query's entry at the place \(place)", decoder)
      }
      try Self.checkNumbers(of: entry, at: place, decoder)
      put(entry)
    }
  }
}
