/// A view for each element of a collection, each with the identity of its element.
///
/// - A row keeps its state wherever its element moves, and as long as the element is there.
/// - Each id should be there once; a second element with the same id is shown, and is an issue.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element, known by its `id`.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, known by a part of the element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range that never changes.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: \.self)
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

  /// Matches the elements with the former ones by their ids and brings each view up to date.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self)
    node.view = view
    node.evaluate()
  }
}
