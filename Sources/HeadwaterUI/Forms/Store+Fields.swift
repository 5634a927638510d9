import Headwater
import HeadwaterViews

extension Store where State: FieldPathable, Action: FieldAction, Action.Change == State.Change {
  /// A field of the state. Setting it sends the `change` case of the action.
  ///
  /// It makes `$store.name` a binding, for forms with many fields:
  ///
  /// ```swift
  /// struct SettingsView: View {
  ///   @Bindable var store: Store<Settings.State, Settings.Action>
  ///
  ///   var body: some View {
  ///     Form {
  ///       TextField("Name", text: $store.name)
  ///       TextField("City", text: $store.address.city)
  ///     }
  ///   }
  /// }
  /// ```
  @_disfavoredOverload
  public subscript<Path: FieldPath, Value: Equatable>(
    dynamicMember field: FieldKeyPath<State, Path>
  ) -> Value
  where
    Path.Root == State, Path.Field == Value, Path.Written == Value,
    Path.RootChange == State.Change
  {
    get { boundValue(Path.path) }
    // A binding does not know the line at which a view made it.
    set {
      put(newValue, at: Path.path) {
        send(.change(Path.embed(newValue)), fileID: "a binding", line: 0)
      }
    }
  }
}
