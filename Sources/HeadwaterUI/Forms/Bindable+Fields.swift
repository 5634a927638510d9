import Headwater
import HeadwaterViews

extension Bindable {
  /// A nested part of a store's state, whose fields are bindings: `$store.address.city`.
  @_disfavoredOverload
  @MainActor
  public subscript<State: FieldPathable, Action: FieldAction, Path: FieldPath, Part: FieldPathable>(
    dynamicMember field: FieldKeyPath<State, Path>
  ) -> Bindable<Store<Part, Part.Change>>
  where
    Value == Store<State, Action>, Action.Change == State.Change, Path.Root == State,
    Path.Field == Part, Path.Written == Part.Change, Path.RootChange == State.Change
  {
    Bindable<Store<Part, Part.Change>>(wrappedValue.scope(field: field))
  }
}
