// The names of lifts in The Composable Architecture. Each is one error that says what to write. The key paths take
// any names, and the closures any content, for the error to be the only one.

/// Unavailable: a child's own reducer is lifted.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable,
  message: """
    Lift the child: 'Child().lift(state: \\.child, action: \\.child)' for a field, and \
    'Child().lift(case: \\.child, action: \\.child)' for a case.
    """
)
public func Scope<State, Action>(
  state: KeyPath<UnnamedCases, UnnamedCases>, action: KeyPath<UnnamedCases, UnnamedCases>,
  child: () -> Any
) -> EmptyReducer<State, Action> { EmptyReducer() }

extension Reducer {
  /// Unavailable: a child's own reducer is lifted, as an entry of the body.
  @available(
    *, unavailable,
    message: """
      Lift the child before the 'Reduce': 'Child().lift(optional: \\.child, action: \\.child)', for an \
      alert 'AlertReducer().lift(optional: \\.alert, action: \\.alert)'.
      """
  )
  @_disfavoredOverload
  public func ifLet(
    _ state: KeyPath<UnnamedCases, UnnamedCases>, action: KeyPath<UnnamedCases, UnnamedCases>,
    then child: () -> Any = { () }
  ) -> Self { self }

  /// Unavailable: a child's own reducer is lifted, as an entry of the body.
  @available(
    *, unavailable,
    message: "Lift the child before the 'Reduce': 'Child().lift(case: \\.child, action: \\.child)'."
  )
  @_disfavoredOverload
  public func ifCaseLet(
    _ state: KeyPath<UnnamedCases, UnnamedCases>, action: KeyPath<UnnamedCases, UnnamedCases>,
    then child: () -> Any
  ) -> Self { self }

  /// Unavailable: an element's own reducer is lifted, as an entry of the body.
  @available(
    *, unavailable,
    message: """
      Lift the element's reducer before the 'Reduce': 'Row().lift(each: \\.rows, action: \\.rows)' for a \
      collection, and 'Screen().lift(stack: \\.path, action: \\.path)' for a stack.
      """
  )
  @_disfavoredOverload
  public func forEach(
    _ state: KeyPath<UnnamedCases, UnnamedCases>, action: KeyPath<UnnamedCases, UnnamedCases>,
    element: () -> Any = { () }
  ) -> Self { self }
}
