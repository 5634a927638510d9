// @inlinable: all changes of elements use this code.

/// A change of one element of a collection.
public enum ElementChange<ID> {
  /// The element was changed. It kept its id and its position.
  case changed(ID)

  /// The element was added.
  case inserted(ID)

  /// The element was removed.
  case removed(ID)

  /// The element's id.
  @inlinable public var id: ID {
    switch self {
    case .changed(let id), .inserted(let id), .removed(let id): id
    }
  }

  /// Whether the change keeps the ids and their order.
  @inlinable var keepsOrder: Bool {
    if case .changed = self { true } else { false }
  }
}

extension ElementChange: Sendable where ID: Sendable {}
extension ElementChange: Equatable where ID: Equatable {}

/// The last changes of single elements of an array, with the change stamps between them.
///
/// The array stores the log inline, so it is short. Most actions change one element, or move a mark from
/// one element to another.
@usableFromInline
struct ChangeLog<ID> {
  // The newest change comes first.
  @usableFromInline var first = LoggedChange()
  @usableFromInline var second = LoggedChange()
  @usableFromInline var third = LoggedChange()

  /// The id of the only removed element in the log.
  @usableFromInline var removedID: ID?

  @inlinable
  init() {}

  @inlinable
  mutating func add(_ entry: LoggedChange) {
    third = second
    second = first
    first = entry
  }

  /// Records the insertion of an element. It moves the positions of earlier changes.
  @usableFromInline
  mutating func addInsertion(at position: Int, formerStamp: UInt64) {
    shift(from: position, by: 1)
    add(LoggedChange(.inserted, at: position, formerStamp: formerStamp))
  }

  /// Records the removal of an element. The log forgets earlier changes, and stores only one removal.
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

  /// Returns the changes since a stamp, the oldest first; nil if the log may lack some of them.
  ///
  /// - Parameter idAt: Returns the id of the element at a position.
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

  /// The stamp before the change; 0 for an empty entry.
  @usableFromInline var formerStamp: UInt64 = 0

  /// The current position of the element, or the position of a removed one.
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
