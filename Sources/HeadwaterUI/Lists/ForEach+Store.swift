import Headwater
import HeadwaterViews

extension ForEach {
  /// Makes a view for each element of a store's state, with the element's store.
  ///
  /// ```swift
  /// List {
  ///   ForEach(store.scope(each: \.rows, action: \.rows)) { row in RowView(store: row) }
  /// }
  /// ```
  ///
  /// - The store of a row is made when the row is shown, and kept as long as the row.
  /// - The list of rows updates when elements are added, removed or moved. When an element changes, only the
  ///   views that read it update.
  ///
  /// - Parameters:
  ///   - elements: The elements, made by `store.scope(each:action:)`.
  ///   - content: Makes the view for an element's store.
  @MainActor
  public init<ElementState, ElementAction, RowContent: View>(
    _ elements: ElementScopes<ID, ElementState, ElementAction>,
    @ViewBuilder content: @escaping (Store<ElementState, ElementAction>) -> RowContent
  ) where Data == [ID], Content == StoreRow<ID, ElementState, ElementAction, RowContent> {
    self.init(elements.ids, id: \.self) { id in
      StoreRow(id: id, make: elements.store, content: content)
    }
  }
}

/// The view of one element of a store's state. It requests the element's store when it is shown.
public struct StoreRow<ID: Hashable, ElementState, ElementAction, RowContent: View>: View {
  let id: ID
  let make: (ID) -> Store<ElementState, ElementAction>?
  let content: (Store<ElementState, ElementAction>) -> RowContent
  /// Keeps the store as long as the row, even if the content only reads from it.
  @State private var kept = Kept()

  init(
    id: ID, make: @escaping (ID) -> Store<ElementState, ElementAction>?,
    content: @escaping (Store<ElementState, ElementAction>) -> RowContent
  ) {
    self.id = id
    self.make = make
    self.content = content
  }

  /// The content of the row; empty once the element is gone.
  public var body: some View {
    if let store = kept.keep(make(id)) { content(store) }
  }

  @MainActor
  private final class Kept {
    private var store: Store<ElementState, ElementAction>?

    nonisolated init() {}

    func keep(
      _ store: Store<ElementState, ElementAction>?
    ) -> Store<ElementState, ElementAction>? {
      self.store = store
      return store
    }
  }
}
