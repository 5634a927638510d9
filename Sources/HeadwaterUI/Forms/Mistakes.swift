import Headwater
import HeadwaterViews

// Mistakes that are easy to make, and a name of The Composable Architecture. Each is one error that says what to write.

extension Bindable {
  /// Unavailable: the state has no changes of its fields, or the action has no case for them.
  @available(
    *, unavailable,
    message: """
      Binding a field needs '@Fields' at the state, and the action 'enum Action: FieldAction' with \
      'case change(State.Change)'. Without them, name the action: '$store.name.sending(\\.nameChanged)'.
      """
  )
  @_disfavoredOverload
  @MainActor
  public subscript<State, Action, Member>(
    dynamicMember path: KeyPath<State, Member>
  ) -> Binding<Member> where Value == Store<State, Action> {
    fatalError("A subscript that is unavailable has no callers.")
  }

  /// Unavailable: the field has no change.
  @available(
    *, unavailable,
    message: """
      This field has no change, because it is '@Unrecorded', or no stored 'var' as visible as the state. Remove \
      '@Unrecorded', or name the action: '$store.name.sending(\\.nameChanged)'.
      """
  )
  @_disfavoredOverload
  @MainActor
  public subscript<State: FieldPathable, Action: FieldAction, Member>(
    dynamicMember path: KeyPath<State, Member>
  ) -> Binding<Member> where Value == Store<State, Action>, Action.Change == State.Change {
    fatalError("A subscript that is unavailable has no callers.")
  }
}

// Not disfavoured, so that they are chosen before the one above, whose reason would be wrong. A declaration that is
// available is chosen before them all the same.
extension Bindable {
  /// Unavailable: a nested part has no change of the whole field.
  @available(
    *, unavailable,
    message: """
      A field with '@Nested' is bound by its own fields: '$store.address.city'. Remove '@Nested', and it is bound and \
      written whole.
      """
  )
  @MainActor
  public subscript<State: FieldPathable, Action: FieldAction, Path: FieldPath, Part: FieldPathable>(
    dynamicMember field: FieldKeyPath<State, Path>
  ) -> Binding<Part>
  where
    Value == Store<State, Action>, Action.Change == State.Change, Path.Root == State,
    Path.Field == Part, Path.Written == Part.Change, Path.RootChange == State.Change
  {
    fatalError("A subscript that is unavailable has no callers.")
  }

  /// Unavailable: a collection of rows has no change of the whole field.
  @available(
    *, unavailable,
    message: """
      A field with '@Rows' is changed element by element: 'case change(.guests(.element(id: 3, action: .name("Al"))))'. \
      Remove '@Rows', and it is bound and written whole.
      """
  )
  @MainActor
  public subscript<State: FieldPathable, Action: FieldAction, Path: FieldPath, ID, Change>(
    dynamicMember field: FieldKeyPath<State, Path>
  ) -> Binding<Path.Field>
  where
    Value == Store<State, Action>, Action.Change == State.Change, Path.Root == State,
    Path.Written == ElementAction<ID, Change>, Path.RootChange == State.Change
  {
    fatalError("A subscript that is unavailable has no callers.")
  }
}

/// Unavailable: a view reads the store itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "Read the store in the body: 'Text(\"\\(store.count)\")'."
)
@MainActor
public func WithViewStore<State, Action, ViewState, Content: View>(
  _ store: Store<State, Action>, observe toViewState: (State) -> ViewState,
  @ViewBuilder content: (Store<State, Action>) -> Content
) -> Content { content(store) }
