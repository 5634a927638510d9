/// An action of one element of a collection, with the id of the element.
///
/// ```swift
/// enum Action {
///   case rows(ElementAction<Row.State.ID, Row.Action>)
/// }
/// ```
public enum ElementAction<ID, Action> {
  /// An action of the element with an id.
  case element(id: ID, action: Action)

  @inlinable var id: ID {
    switch self {
    case .element(let id, _): id
    }
  }
}

extension ElementAction: Sendable where ID: Sendable, Action: Sendable {}
extension ElementAction: Equatable where ID: Equatable, Action: Equatable {}
extension ElementAction: Hashable where ID: Hashable, Action: Hashable {}
extension ElementAction: Encodable where ID: Encodable, Action: Encodable {}
extension ElementAction: Decodable where ID: Decodable, Action: Decodable {}

/// An element's action whose types are not known.
protocol ActionWithID {
  var elementID: Any { get }

  /// Nil if it is no element's, but changes the collection.
  var elementAction: Any? { get }
}

extension ElementAction: ActionWithID {
  var elementID: Any { id }

  var elementAction: Any? {
    switch self {
    case .element(_, let action): action
    }
  }
}
