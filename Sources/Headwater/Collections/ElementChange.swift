// @inlinable: all changes of elements use this code.

/// A change of one element of a collection.
public enum ElementChange<ID> {
  /// The element was changed. It kept its id and its position.
  case changed(ID)

  /// The element was added.
  case inserted(ID)

  /// The element was removed.
  case removed(ID)

  /// The element has another position. It kept its id.
  case moved(ID)

  /// The element's id.
  @inlinable public var id: ID {
    switch self {
    case .changed(let id), .inserted(let id), .removed(let id), .moved(let id): id
    }
  }

  /// Whether the change keeps the ids and their order.
  @inlinable var keepsOrder: Bool {
    if case .changed = self { true } else { false }
  }
}

extension ElementChange: Sendable where ID: Sendable {}
extension ElementChange: Equatable where ID: Equatable {}
