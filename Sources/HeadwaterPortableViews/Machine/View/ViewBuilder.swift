/// Builds a view from the statements of a closure or a `body`.
@resultBuilder
public struct ViewBuilder {
  /// Returns the view unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds an empty view from no statements.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Returns the single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  #if Development
    /// Builds a sequence of several views, which an edit may change.
    @_disfavoredOverload
    public static func buildBlock<each Member: View>(
      _ content: repeat each Member
    ) -> EditableGroup {
      var views: [AnyView] = []
      repeat views.append(AnyView(each content))
      return EditableGroup(views: views)
    }
  #else
    /// Builds a sequence of several views.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
      _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
      TupleView(repeat each content)
    }
  #endif

  /// Builds a view from an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Builds a view from the first branch of an `if … else` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(branch: .first(first))
  }

  /// Builds a view from the other branch of an `if … else` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(branch: .second(second))
  }

  /// Erases the type of a view that is available only on some platforms.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
