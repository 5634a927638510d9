// @inlinable: each change of an element passes here.

/// What has happened to one element of a collection.
public enum ElementChange<ID> {
  /// It was changed, and kept its id and its place among the others.
  case changed(ID)

  /// It was added.
  case inserted(ID)

  /// It was removed.
  case removed(ID)

  /// The element's id.
  @inlinable public var id: ID {
    switch self {
    case .changed(let id), .inserted(let id), .removed(let id): id
    }
  }

  /// Whether it leaves the ids and their order as they were.
  @inlinable var keepsOrder: Bool {
    if case .changed = self { true } else { false }
  }
}

extension ElementChange: Sendable where ID: Sendable {}
extension ElementChange: Equatable where ID: Equatable {}

/// The last few changes of single elements of an array, with the change stamps between them.
///
/// It lies in the array itself and is as short as that asks for: an action mostly changes one element,
/// or moves a mark from one to another.
@usableFromInline
struct ChangeLog<ID> {
  // The newest first.
  @usableFromInline var first = LoggedChange()
  @usableFromInline var second = LoggedChange()
  @usableFromInline var third = LoggedChange()

  /// The id of the one removed element in the log.
  @usableFromInline var removedID: ID?

  @inlinable
  init() {}

  @inlinable
  mutating func add(_ entry: LoggedChange) {
    third = second
    second = first
    first = entry
  }

  /// Notes that an element was inserted, before which others may have been changed.
  @usableFromInline
  mutating func addInsertion(at position: Int, formerStamp: UInt64) {
    shift(from: position, by: 1)
    add(LoggedChange(.inserted, at: position, formerStamp: formerStamp))
  }

  /// Notes that an element was removed. Only one such is kept, and nothing from before it.
  @usableFromInline
  mutating func addRemoval(of id: ID, at position: Int, formerStamp: UInt64) {
    first = LoggedChange(.removed, at: position, formerStamp: formerStamp)
    second = LoggedChange()
    third = LoggedChange()
    removedID = id
  }

  private mutating func shift(from position: Int, by distance: Int) {
    if first.kind != .removed && first.position >= position { first.position += distance }
    if second.kind != .removed && second.position >= position { second.position += distance }
    if third.kind != .removed && third.position >= position { third.position += distance }
  }

  /// The changes since a stamp, the oldest first; nil if there may be more than are known.
  ///
  /// - Parameter idAt: The id of the element at a place.
  @usableFromInline
  func changes(since stamp: UInt64, idAt: (Int) -> ID) -> [ElementChange<ID>]? {
    var changes: [ElementChange<ID>] = []
    for entry in [first, second, third] {
      guard entry.formerStamp != 0 else { return nil }
      switch entry.kind {
      case .changed: changes.append(.changed(idAt(entry.position)))
      case .inserted: changes.append(.inserted(idAt(entry.position)))
      case .removed:
        guard let removedID else { return nil }
        changes.append(.removed(removedID))
      }
      if entry.formerStamp == stamp { return changes.reversed() }
    }
    return nil
  }
}

extension ChangeLog: Sendable where ID: Sendable {}

/// One change in a log.
@usableFromInline
struct LoggedChange: Sendable {
  @usableFromInline
  enum Kind: Sendable {
    case changed
    case inserted
    case removed
  }

  /// The stamp before the change; 0, which no stamp is, where nothing is known.
  @usableFromInline var formerStamp: UInt64 = 0

  /// Where the element is now, or where it was.
  @usableFromInline var position = 0
  @usableFromInline var kind = Kind.changed

  @inlinable
  init() {}

  @inlinable
  init(_ kind: Kind, at position: Int, formerStamp: UInt64) {
    self.formerStamp = formerStamp
    self.position = position
    self.kind = kind
  }
}
