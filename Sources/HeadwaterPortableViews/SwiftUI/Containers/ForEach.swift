/// A view for each element of a collection, with the identity of the element.
///
/// - A row keeps its state as long as its element is in the collection, also when the element moves.
/// - Each id should be unique. A second element with the same id is shown, and reported as an issue.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element, identified by its `id`.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, identified by a property.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a constant range.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: \.self)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, with a binding to the element.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element, identified by a property, with a binding to the element.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) },
      content: { entry in
        content(
          Binding(
            location: ElementLocation(
              data.location, index: entry.0, last: elements[entry.0])))
      },
      id: \.1)
  }
}

extension ForEach: View where Content: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a node for each element.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = ForEachNode(view, in: parent)
    node.evaluate()
    return node
  }

  /// Matches new and former elements by their ids, and updates each view.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self)
    node.view = view
    node.evaluate()
  }
}

@MainActor
extension ForEach where Content: View {
  /// There is one for each element.
  public static var canBeSeveral: Bool { true }

  /// Makes the nodes of the views, each of which is modified.
  public static func makeNode<Modifier: ViewModifier>(
    for view: Self, eachWith modifier: Modifier, in parent: ViewNode
  ) -> ViewNode {
    ForEach<Data, ID, ModifiedContent<Content, Modifier>>.makeNode(
      for: each(view, with: modifier), in: parent)
  }

  /// Brings the nodes of the views up to date, each of which is modified.
  public static func updateNode<Modifier: ViewModifier>(
    _ node: ViewNode, for view: Self, eachWith modifier: Modifier
  ) {
    ForEach<Data, ID, ModifiedContent<Content, Modifier>>.updateNode(
      node, for: each(view, with: modifier))
  }

  @MainActor
  private static func each<Modifier: ViewModifier>(
    _ view: Self, with modifier: Modifier
  ) -> ForEach<Data, ID, ModifiedContent<Content, Modifier>> {
    let content = view.content
    return ForEach<Data, ID, ModifiedContent<Content, Modifier>>(
      data: view.data, content: { content($0).modifier(modifier) }, id: view.id)
  }
}
