/// The content of a tab view: one or several ``Tab``s.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that select tabs.
  associatedtype TabValue: Hashable
  /// The type of the views.
  associatedtype TabViews: View

  /// The views of the tabs, each with its label and its value.
  @ViewBuilder var tabViews: TabViews { get }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values that select tabs.
  public typealias TabValue = Wrapped.TabValue

  /// The views of the tabs, if there are any.
  public var tabViews: some View { self?.tabViews }
}

extension ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  /// The type of the values that select tabs.
  public typealias TabValue = TrueContent.TabValue

  /// The views of the tabs in the current branch.
  public var tabViews: some View {
    switch branch {
    case .first(let content): content.tabViews
    case .second(let content): content.tabViews
    }
  }
}

/// A sequence of tabs. The builder uses it.
public struct TabContents<TabValue: Hashable> {
  let contents: [any TabContent]
}

extension TabContents: TabContent {
  /// The views of the tabs.
  public var tabViews: some View {
    ForEach(Array(contents.indices), id: \.self) { erased(contents[$0]) }
  }

  @MainActor private func erased(_ content: some TabContent) -> AnyView {
    AnyView(content.tabViews)
  }
}

/// Builds tabs from the statements of a tab view.
@resultBuilder
public struct TabContentBuilder<Value: Hashable> {
  /// Returns a tab unchanged.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == Value {
    content
  }

  /// Returns a single tab unchanged.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == Value {
    content
  }

  /// Builds a sequence of tabs from several statements.
  @_disfavoredOverload
  public static func buildBlock<each Part: TabContent>(
    _ content: repeat each Part
  ) -> TabContents<Value> {
    var contents: [any TabContent] = []
    repeat contents.append(each content)
    return TabContents(contents: contents)
  }

  /// Builds the content of an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == Value {
    content
  }

  /// Builds the content of the first branch of an `if … else` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> ConditionalContent<First, Second>
  where First.TabValue == Value, Second.TabValue == Value {
    ConditionalContent(branch: .first(first))
  }

  /// Builds the content of the other branch of an `if … else` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> ConditionalContent<First, Second>
  where First.TabValue == Value, Second.TabValue == Value {
    ConditionalContent(branch: .second(second))
  }
}

extension TabView {
  /// Makes a tab view of tabs with a binding to the selection.
  @MainActor @preconcurrency
  public init<C: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == C.TabViews {
    self.selection = selection
    self.content = content().tabViews
  }
}

extension TabView where SelectionValue == Never {
  /// Makes a tab view of tabs that stores its own selection.
  @MainActor @preconcurrency
  public init<C: TabContent<Never>>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == C.TabViews {
    selection = nil
    self.content = content().tabViews
  }
}
