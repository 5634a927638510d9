/// Builds the content of a toolbar from the statements in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns a single content unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Combines several contents.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarContents<repeat each Content> {
    ToolbarContents(repeat each content)
  }

  /// Builds content from an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  /// Builds content from the first branch of `if … else` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(first))
  }

  /// Builds content from the other branch of `if … else` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(second))
  }
}

/// Several toolbar contents, combined by the builder.
public struct ToolbarContents<each Content: ToolbarContent> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension ToolbarContents: ToolbarContent {
  /// A built-in content has no body.
  public typealias Body = Never

  /// Makes one node for each of the contents.
  public static func makeToolbarNode(for contents: Self, in parent: ViewNode) -> ViewNode {
    let node = TupleNode(in: parent)
    func append<Part: ToolbarContent>(_ part: Part) {
      node.children.append(Part.makeToolbarNode(for: part, in: node))
    }
    repeat append(each contents.content)
    return node
  }

  /// Updates the node of each content.
  public static func updateToolbarNode(_ node: ViewNode, for contents: Self) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    var index = 0
    func update<Part: ToolbarContent>(_ part: Part) {
      Part.updateToolbarNode(node.children[index], for: part)
      index += 1
    }
    repeat update(each contents.content)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// A built-in content has no body.
  public typealias Body = Never

  /// Makes the node of the wrapped content, if there is one.
  public static func makeToolbarNode(for content: Self, in parent: ViewNode) -> ViewNode {
    let node = BranchNode(in: parent)
    if let content {
      node.branch = 0
      node.child = Wrapped.makeToolbarNode(for: content, in: node)
    }
    return node
  }

  /// Updates, makes or removes the node of the wrapped content.
  public static func updateToolbarNode(_ node: ViewNode, for content: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch (node.child, content) {
    case (let child?, let content?):
      Wrapped.updateToolbarNode(child, for: content)
    case (nil, let content?):
      node.branch = 0
      node.replaceChild { Wrapped.makeToolbarNode(for: content, in: node) }
    case (_?, nil):
      node.branch = -1
      node.replaceChild { nil }
    case (nil, nil):
      break
    }
  }
}

extension ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// A built-in content has no body.
  public typealias Body = Never

  /// Makes the node of the active branch.
  public static func makeToolbarNode(for content: Self, in parent: ViewNode) -> ViewNode {
    let node = BranchNode(in: parent)
    node.child = makeToolbarChild(for: content, in: node)
    return node
  }

  /// Updates the branch, or replaces its node if the other branch is now active.
  public static func updateToolbarNode(_ node: ViewNode, for content: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch content.branch {
    case .first(let part) where node.branch == 0:
      if let child = node.child { TrueContent.updateToolbarNode(child, for: part) }
    case .second(let part) where node.branch == 1:
      if let child = node.child { FalseContent.updateToolbarNode(child, for: part) }
    default:
      node.replaceChild { makeToolbarChild(for: content, in: node) }
    }
  }

  @MainActor
  private static func makeToolbarChild(for content: Self, in node: BranchNode) -> ViewNode {
    switch content.branch {
    case .first(let part):
      node.branch = 0
      return TrueContent.makeToolbarNode(for: part, in: node)
    case .second(let part):
      node.branch = 1
      return FalseContent.makeToolbarNode(for: part, in: node)
    }
  }
}
