/// The ids of a collection's elements, with a store for each element on request.
///
/// ```swift
/// ForEach(store.scope(each: \.rows, action: \.rows)) { row in RowView(store: row) }
/// ```
///
/// - It contains only ids. The store of an element is made when it is requested.
/// - An observer is told when elements are added, removed or moved, not when an element changes. A list
///   therefore updates only the row that has changed.
public struct ElementScopes<ID: Hashable, State, Action> {
  /// The ids of the elements, in their order.
  public let ids: [ID]

  let make: @MainActor (ID) -> Store<State, Action>?

  @usableFromInline
  init(ids: [ID], make: @escaping @MainActor (ID) -> Store<State, Action>?) {
    self.ids = ids
    self.make = make
  }

  /// Returns the store of an element; nil if the element is no longer there.
  ///
  /// The presence of the element is tracked: an observer is told when it changes.
  @MainActor
  public func store(_ id: ID) -> Store<State, Action>? { make(id) }
}

extension Store {
  /// The ids of a collection's elements, with a store for each element on request.
  ///
  /// - Parameters:
  ///   - state: The field with the elements.
  ///   - action: The case with the elements' actions.
  /// - Returns: The ids, which are tracked, and the stores on request.
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
