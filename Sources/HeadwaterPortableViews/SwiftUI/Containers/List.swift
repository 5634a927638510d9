/// Rows of data in one column.
///
/// ```swift
/// List(people) { person in Text(person.name) }
/// ```
///
/// Of many rows, only those around the visible ones are made, see <doc:LongLists>.
///
/// - Partial: there is one style.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  var selection: RowSelection?
}

extension List where SelectionValue == Never {
  /// Makes a list of any views. Each view is a row.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a row for each element.
  // A binding to a collection is one too, and has an initializer of its own.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a row for each element, identified by a property.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a row for each number of a constant range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

extension List where SelectionValue == Never {
  /// Makes a row for each element, with a binding to the element.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

extension List {
  /// Makes a list of any views with a single selection. A tag or id identifies each row.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { RowSelection(one: $0) })
  }

  /// Makes a list of any views with a multiple selection.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { RowSelection(several: $0) })
  }

  /// Makes a row for each element, with a single selection.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent),
      selection: selection.map { RowSelection(one: $0) })
  }

  /// Makes a row for each element, with a multiple selection.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent),
      selection: selection.map { RowSelection(several: $0) })
  }
}

extension List {
  /// Makes a row for each element, identified by a property, with a single selection.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { RowSelection(one: $0) })
  }

  /// Makes a row for each element, identified by a property, with a multiple selection.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { RowSelection(several: $0) })
  }
}

extension List: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a list element.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = RowsNode(.list, in: parent)
    node.selection = view.selection
    node.setContent(view.content)
    node.collectContent()
    node.showSelection()
    return node
  }

  /// Updates the rows.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: RowsNode.self)
    node.selection = view.selection
    node.setContent(view.content)
    node.showSelection()
  }
}
