import Headwater
import HeadwaterViews

extension Store where Action: BindableAction, Action.BoundState == State {
  /// A field of the state. Setting it sends the `binding` case of the action.
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
  ///       TextField("City", text: $store.city)
  ///     }
  ///   }
  /// }
  /// ```
  public subscript<Value: Equatable & Sendable>(
    dynamicMember path: WritableKeyPath<State, Value> & Sendable
  ) -> Value {
    get { self[path] }
    set { send(.binding(.set(path, newValue))) }
  }
}
