/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place { case leading, cancellation, principal, trailing, bottom }

  let place: Place

  /// At the trailing side.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// At the leading side.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// At the trailing side.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// At the trailing side.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// Below the content.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// At the trailing side, for an action that confirms.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// At the leading side, for an action that cancels.
  public static let cancellationAction = ToolbarItemPlacement(place: .cancellation)
  /// At the trailing side, for an action that deletes data.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Below the content. A phone shows it above the keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .bottom)
  /// Below the content.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// At the leading side.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing side.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading side.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing side.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
}

/// The content of a toolbar.
///
/// Your own content can use `@State`, `@Environment` and similar wrappers, as a view can.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of ``body``.
  associatedtype Body: ToolbarContent

  /// The content, composed of other contents.
  @ToolbarContentBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Makes the node for content of this type. Only built-in contents implement it.
  static func makeToolbarNode(for content: Self, in parent: ViewNode) -> ViewNode

  /// Updates a node to a new value of the content.
  static func updateToolbarNode(_ node: ViewNode, for content: Self)
}

extension ToolbarContent {
  /// Makes a node that evaluates ``body`` and follows the values that it reads.
  public static func makeToolbarNode(for content: Self, in parent: ViewNode) -> ViewNode {
    let node = ToolbarContentNode(content, in: parent)
    node.mount()
    return node
  }

  /// Evaluates ``body`` again unless the new value equals the former one.
  public static func updateToolbarNode(_ node: ViewNode, for content: Self) {
    unsafeDowncast(node, to: ToolbarContentNode<Self>.self).update(to: content)
  }
}

extension ToolbarContent where Body == Never {
  /// A built-in content has no body.
  public var body: Never {
    // Only built-in contents have the body `Never`, and their nodes never read it.
    fatalError("\(Self.self) is a built-in toolbar content and has no body")
  }
}

extension Never: ToolbarContent {}

/// An item in a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item with an id.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  /// A built-in content has no body.
  public typealias Body = Never

  /// Makes the node of the item.
  public static func makeToolbarNode(for item: Self, in parent: ViewNode) -> ViewNode {
    ToolbarItemNode(item.placement, content: item.content, in: parent)
  }

  /// Updates the placement and the content of the item.
  public static func updateToolbarNode(_ node: ViewNode, for item: Self) {
    unsafeDowncast(node, to: ToolbarItemNode.self).update(item.placement, content: item.content)
  }
}

/// Several items in the same place of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes a group.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// A built-in content has no body.
  public typealias Body = Never

  /// Makes the node of the group.
  public static func makeToolbarNode(for group: Self, in parent: ViewNode) -> ViewNode {
    ToolbarItemNode(group.placement, content: group.content, in: parent)
  }

  /// Updates the placement and the content of the group.
  public static func updateToolbarNode(_ node: ViewNode, for group: Self) {
    unsafeDowncast(node, to: ToolbarItemNode.self).update(group.placement, content: group.content)
  }
}
