/// Rows of data in one column.
///
/// ```swift
/// List(people) { person in Text(person.name) }
/// ```
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
}

extension List where SelectionValue == Never {
  /// Makes a list of any views, each a row.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a row for each element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a row for each element, known by a part of the element.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a row for each number of a range that never changes.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

extension List: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a list element.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = RowsNode(.list, in: parent)
    node.setContent(view.content)
    node.collectContent()
    return node
  }

  /// Brings the rows up to date.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: RowsNode.self).setContent(view.content)
  }
}
