// @inlinable: all changes of elements use this code.

/// The last changes of single elements of a collection, with the change stamps between them.
///
/// A reader that knows an earlier stamp checks only the elements that have changed since then. The log keeps as many
/// changes as a turn may sensibly make one by one, and no more than the collection has elements: beyond that, a look
/// at all of them costs no more.
@usableFromInline
struct ChangeLog<ID: Hashable> {
  @usableFromInline
  struct Entry {
    @usableFromInline let change: ElementChange<ID>

    /// The stamp before the change.
    @usableFromInline let formerStamp: UInt64

    @inlinable
    init(_ change: ElementChange<ID>, formerStamp: UInt64) {
      self.change = change
      self.formerStamp = formerStamp
    }
  }

  // The oldest comes first.
  @usableFromInline var entries = ContiguousArray<Entry>()

  /// The number of changes that the log of a large collection keeps at least.
  @inlinable static var longest: Int { 64 }

  @inlinable
  init() {}

  /// The number of changes that the log of a collection keeps at least.
  @inlinable
  static func limit(for count: Int) -> Int { max(8, min(longest, count)) }

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - stamp: The stamp before it.
  ///   - count: The number of elements in the collection.
  @inlinable
  mutating func add(_ change: ElementChange<ID>, after stamp: UInt64, of count: Int) {
    // Half of the changes are dropped at a time, so that adding one takes constant time on average.
    if entries.count >= 2 &* Self.limit(for: count) { shorten(to: Self.limit(for: count)) }
    entries.append(Entry(change, formerStamp: stamp))
  }

  @usableFromInline
  mutating func shorten(to count: Int) {
    entries.removeFirst(entries.count - count)
  }

  /// Returns the changes since a stamp, the oldest first; nil if the log may lack some of them.
  ///
  /// Of several changes of an element in its place, it returns one at most.
  @usableFromInline
  func changes(since stamp: UInt64) -> [ElementChange<ID>]? {
    guard let first = entries.lastIndex(where: { $0.formerStamp == stamp }) else { return nil }
    if first == entries.count - 1 { return [entries[first].change] }
    var named: Set<ID> = []
    var changes: [ElementChange<ID>] = []
    for entry in entries[first...].reversed() {
      let isNew = named.insert(entry.change.id).inserted
      if isNew || !entry.change.keepsOrder { changes.append(entry.change) }
    }
    return changes.reversed()
  }
}

extension ChangeLog: Sendable where ID: Sendable {}
extension ChangeLog.Entry: Sendable where ID: Sendable {}
