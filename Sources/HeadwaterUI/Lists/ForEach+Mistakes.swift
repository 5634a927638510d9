import Headwater
import HeadwaterViews

extension ForEach {
  /// Unavailable: a scope of the elements is made for each of them.
  @available(
    *, unavailable,
    message: "Write 'ForEach(store.scope(each: \\.rows, action: \\.rows)) { RowView(store: $0) }'."
  )
  @MainActor
  public init<Elements: ElementCollection, RowAction, RowContent: View>(
    _ store: Store<Elements, ElementAction<ID, RowAction>>,
    @ViewBuilder content: @escaping (Store<Elements.Member, RowAction>) -> RowContent
  )
  where
    ID == Elements.ElementID, Data == [ID],
    Content == StoreRow<ID, Elements.Member, RowAction, RowContent>
  { fatalError("An initialiser that is unavailable has no callers.") }
}
