/// What a tab view is made of: a ``Tab``, or several.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that select tabs.
  associatedtype TabValue: Hashable
  /// The type of the views that the tabs are.
  associatedtype TabViews: View

  /// The views that the tabs are, each with its label and its value.
  @ViewBuilder var tabViews: TabViews { get }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The values that select the tabs.
  public typealias TabValue = Wrapped.TabValue

  /// The views that the tabs are, or none.
  public var tabViews: some View { self?.tabViews }
}

extension ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  /// The values that select the tabs.
  public typealias TabValue = TrueContent.TabValue

  /// The views that the tabs of the branch are that is taken.
  public var tabViews: some View {
    switch branch {
    case .first(let content): content.tabViews
    case .second(let content): content.tabViews
    }
  }
}

/// Several tabs, as the builder makes them.
public struct TabContents<TabValue: Hashable> {
  let contents: [any TabContent]
}

extension TabContents: TabContent {
  /// The views that the tabs are.
  public var tabViews: some View {
    ForEach(Array(contents.indices), id: \.self) { erased(contents[$0]) }
  }

  @MainActor private func erased(_ content: some TabContent) -> AnyView {
    AnyView(content.tabViews)
  }
}

/// Makes the tabs of the statements in a tab view.
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

  /// Makes the content of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Part: TabContent>(
    _ content: repeat each Part
  ) -> TabContents<Value> {
    var contents: [any TabContent] = []
    repeat contents.append(each content)
    return TabContents(contents: contents)
  }

  /// Makes the content of an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == Value {
    content
  }

  /// Makes the content of the first branch of `if … else` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> ConditionalContent<First, Second>
  where First.TabValue == Value, Second.TabValue == Value {
    ConditionalContent(branch: .first(first))
  }

  /// Makes the content of the other branch of `if … else` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> ConditionalContent<First, Second>
  where First.TabValue == Value, Second.TabValue == Value {
    ConditionalContent(branch: .second(second))
  }
}

extension TabView {
  /// Makes a tab view of tabs, whose selection is kept elsewhere.
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
  /// Makes a tab view of tabs that keeps by itself which of them is shown.
  @MainActor @preconcurrency
  public init<C: TabContent<Never>>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == C.TabViews {
    selection = nil
    self.content = content().tabViews
  }
}
