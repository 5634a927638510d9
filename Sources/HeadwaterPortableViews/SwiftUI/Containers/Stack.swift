/// Arranges views in a column.
public struct VStack<Content: View> {
  let layout: StackLayout
  let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The space between two views in points; nil for the default of 8.
  ///   - content: The views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .vertical, alignment: alignment.css, spacing: spacing)
    self.content = content()
  }
}

/// Arranges views in a row.
public struct HStack<Content: View> {
  let layout: StackLayout
  let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The space between two views in points; nil for the default of 8.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .horizontal, alignment: alignment.css, spacing: spacing)
    self.content = content()
  }
}

/// Layers views, with the last one in front.
public struct ZStack<Content: View> {
  let layout: StackLayout
  let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The views.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = StackLayout(
      axis: .depth, alignment: alignment.vertical.css, justification: alignment.horizontal.css)
    self.content = content()
  }
}

/// The layout of a stack's views.
struct StackLayout: Equatable {
  enum Axis: String {
    case vertical = "v"
    case horizontal = "h"
    case depth = "z"
  }

  let axis: Axis
  let alignment: AlignmentKeyword
  var justification: AlignmentKeyword?
  var spacing: CGFloat?

  func declare(_ style: inout StyleDeclarations) {
    if let spacing { style.add("gap", spacing.pixels) }
    if alignment != .center { style.add("align-items", alignment.rawValue) }
    if let justification, justification != .center {
      style.add("justify-items", justification.rawValue)
    }
  }
}

extension VStack: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the element of the stack.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    StackNode(view.layout, in: parent) { $0.makeChild(view.content) }
  }

  /// Updates the layout and the content.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: StackNode.self).update(view.layout, content: view.content)
  }
}

extension HStack: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the element of the stack.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    StackNode(view.layout, in: parent) { $0.makeChild(view.content) }
  }

  /// Updates the layout and the content.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: StackNode.self).update(view.layout, content: view.content)
  }
}

extension ZStack: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the element of the stack.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    StackNode(view.layout, in: parent) { $0.makeChild(view.content) }
  }

  /// Updates the layout and the content.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: StackNode.self).update(view.layout, content: view.content)
  }
}

/// The node of a stack.
final class StackNode: ContainerNode<ViewNode> {
  private var layout: StackLayout

  init(_ layout: StackLayout, in parent: ViewNode, content: (ViewNode) -> ViewNode) {
    self.layout = layout
    let isInside = parent.contentEnvironment.value(of: IsInsideControlKey.self)
    super.init(isInside ? .span : .div, in: parent)
    decorate()
    self.content = content(self)
    collectContent()
  }

  func update<Content: View>(_ layout: StackLayout, content view: Content) {
    if layout != self.layout {
      self.layout = layout
      restyle()
    }
    if let content { updateChild(content, to: view) }
  }

  override var baseClass: String { layout.axis.rawValue }
  override var fusableEffects: DecorationStages { [.padding, .background, .opacity] }
  override func declareStyle(_ style: inout StyleDeclarations) { layout.declare(&style) }

  // A stack looks the same in every environment.
  override func inheritedValuesDidChange() {}
}
