/// The elements of a collection in a store's state, each with the way to a store of its own.
///
/// ```swift
/// ForEach(store.scope(each: \.rows, action: \.rows)) { row in RowView(store: row) }
/// ```
///
/// - It knows the ids alone. The store of an element is made when it is asked for.
/// - An observer who asks for it is told when elements are added, removed or moved, and not when one
///   of them changes.
public struct ElementScopes<ID: Hashable, State, Action> {
  /// The ids of the elements, in their order.
  public let ids: [ID]

  let make: @MainActor (ID) -> Store<State, Action>?

  @usableFromInline
  init(ids: [ID], make: @escaping @MainActor (ID) -> Store<State, Action>?) {
    self.ids = ids
    self.make = make
  }

  /// The store of an element; nil if the element is no longer there.
  ///
  /// An observer who asks is told when that changes.
  @MainActor
  public func store(_ id: ID) -> Store<State, Action>? { make(id) }
}

extension Store {
  /// The elements of a collection, each with the way to a store of its own.
  ///
  /// - Parameters:
  ///   - state: The field with the elements.
  ///   - action: The case with the elements' actions.
  /// - Returns: The elements' ids, and their stores on request.
  @inlinable
  public func scope<Elements: ElementCollection, ChildAction, Path: CasePath>(
    each state: KeyPath<State, Elements>, action: CaseKeyPath<Action, Path>
  ) -> ElementScopes<Elements.ElementID, Elements.Member, ChildAction>
  where
    Action: CasePathable, Path.Root == Action,
    Path.Value == ElementAction<Elements.ElementID, ChildAction>
  {
    ElementScopes(
      ids: elementObservers(state).elementIDs,
      make: { id in self.scope(each: state, id: id, action: action) })
  }
}
