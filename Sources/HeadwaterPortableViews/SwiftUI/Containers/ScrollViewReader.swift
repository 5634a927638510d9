/// A view whose content can scroll to one of its views by code.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(messages) { MessageRow(message: $0) }
///   Button("Newest") { proxy.scrollTo(messages.last?.id) }
/// }
/// ```
///
/// - It reaches rows of a `ForEach` by their ids, also those of a long list that are not in the document, and
///   views with an `id` modifier.
public struct ScrollViewReader<Content: View> {
  /// The content.
  public var content: (ScrollViewProxy) -> Content
  @State private var place = ScrollPlace()

  /// Makes a reader.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The content.
  public var body: some View {
    content(ScrollViewProxy(place: place)).modifier(ScrollPlaceModifier(place: place))
  }
}

/// Scrolls the views in a ``ScrollViewReader``.
public struct ScrollViewProxy {
  fileprivate let place: ScrollPlace

  /// Scrolls until the view with an id is in view. Without such a view, it does nothing.
  ///
  /// - Parameters:
  ///   - id: The id of a row, or of a view with an `id` modifier.
  ///   - anchor: The place in the scrolling container to which the view moves; nil for the nearest place at
  ///     which it is visible.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = place.node else { return }
    node.graph.scroll(in: node, to: AnyHashable(unwrapping: id), ScrollAnchor(anchor))
  }
}

extension ScrollAnchor {
  /// The nearest of the places that browsers know.
  init(_ point: UnitPoint?) {
    guard let point else {
      self = .nearest
      return
    }
    self = point.y < 0.25 ? .start : point.y > 0.75 ? .end : .center
  }
}

/// The place of a reader in the graph.
final class ScrollPlace {
  fileprivate weak var node: ViewNode?

  nonisolated init() {}
}

private struct ScrollPlaceModifier: NodeModifier {
  typealias Body = Never
  let place: ScrollPlace

  func makeNode(in parent: ViewNode) -> ContentNode {
    let node = ContentNode(in: parent)
    place.node = node
    return node
  }

  func update(_ node: ContentNode) {
    place.node = node
  }
}
