/// Makes a view of the statements in a closure or a `body`.
@resultBuilder
public struct ViewBuilder {
  /// Passes an expression on as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Makes a view of no statements.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Passes a single view on as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Puts several views in a row.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Makes a view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Makes a view of the first branch of `if … else` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(branch: .first(first))
  }

  /// Makes a view of the other branch of `if … else` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(branch: .second(second))
  }

  /// Hides the type of a view that is available only on some platforms.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
