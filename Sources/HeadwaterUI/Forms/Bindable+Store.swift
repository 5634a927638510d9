import Headwater
import HeadwaterViews

extension Bindable {
  /// A field of a store's state, to bind to an action: `$store.name.sending(\.nameChanged)`.
  @_disfavoredOverload
  @MainActor
  public subscript<State, Action, Member: Equatable>(
    dynamicMember path: KeyPath<State, Member>
  ) -> StoreField<State, Action, Member> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, path: path)
  }
}

/// A field of a store's state that is not yet bound to an action.
///
/// ```swift
/// struct ProfileView: View {
///   @Bindable var store: Store<Profile.State, Profile.Action>
///
///   var body: some View {
///     TextField("Name", text: $store.name.sending(\.nameChanged))
///   }
/// }
/// ```
@MainActor
@dynamicMemberLookup
public struct StoreField<State, Action, Value: Equatable> {
  let store: Store<State, Action>
  let path: KeyPath<State, Value>

  /// A field of this field.
  public subscript<Member: Equatable>(
    dynamicMember member: KeyPath<Value, Member>
  ) -> StoreField<State, Action, Member> {
    StoreField<State, Action, Member>(store: store, path: path.appending(path: member))
  }

  /// Returns a binding that reads the field and sends a case of the action with each new value.
  ///
  /// - Parameter action: The case that carries a new value.
  /// - Returns: A binding for a control.
  public func sending<Path: CasePath>(
    _ action: CaseKeyPath<Action, Path>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Binding<Value> where Action: CasePathable, Path.Root == Action, Path.Value == Value {
    store.binding(path, action: action, fileID: fileID, line: line)
  }
}
