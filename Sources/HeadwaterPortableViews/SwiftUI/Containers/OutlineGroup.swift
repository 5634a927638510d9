/// Views for a tree of data, of which a person shows and hides the branches.
///
/// ```swift
/// OutlineGroup(folders, children: \.folders) { folder in Text(folder.name) }
/// ```
///
/// An element whose children are nil is a leaf; one with an empty collection is a branch without leaves.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Makes views for a forest, identified by a property.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// Makes views for a forest.
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: View {
  /// The leaves, and groups for the branches.
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineBranch(element: element, id: id, children: children, content: content)
    }
  }
}

extension OutlineGroup {
  /// Makes views for a tree.
  nonisolated public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init([root], id: \.id, children: children, content: content)
  }
}

/// A leaf, or a group that opens. A type of its own, whose body ends the recursion of types.
private struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        AnyView(OutlineGroup(inner, id: id, children: children, content: content))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

extension List where SelectionValue == Never {
  /// Makes an outline of a forest, identified by a property.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
  }

  /// Makes an outline of a forest.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(data, id: \.id, children: children, rowContent: rowContent)
  }
}
