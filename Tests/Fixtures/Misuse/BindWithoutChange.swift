import HeadwaterMacros
import HeadwaterUI

// A binding of a field needs an action that carries its change. What is missing is one error, which says what to write.

struct Profile: Reducer {
  struct State: Equatable {
    var name = ""
  }

  @CasePathable
  enum Action {
    case nameChanged(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .nameChanged(let name) = action { state.name = name }
    return .none
  }
}

struct Form: Reducer {
  @Fields
  struct State: Equatable {
    var name = ""
    @Unrecorded var token = ""
  }

  enum Action: FieldAction {
    case change(State.Change)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .change(let change): state.apply(change)
    }
    return .none
  }
}

struct ProfileView: View {
  @Bindable var store: Store<Profile.State, Profile.Action>
  @Bindable var form: Store<Form.State, Form.Action>

  var body: some View {
    #if MISUSE
      // expected-error @+1 {{is unavailable: Binding a field needs '@Fields' at the state, and the action 'enum Action: FieldAction' with 'case change(State.Change)'. Without them, name the action: '$store.name.sending(\\.nameChanged)'.}}
      TextField("Name", text: $store.name)
      // expected-error @+1 {{is unavailable: This field has no change, because it is '@Unrecorded', or no stored 'var' as visible as the state. Remove '@Unrecorded', or name the action: '$store.name.sending(\\.nameChanged)'.}}
      TextField("Token", text: $form.token)
      // expected-error @+1 {{'send()' is unavailable: Write 'store.call(.tapped)', which is a closure.}}
      Button("Clear", action: form.send)
      // expected-error @+1 {{'WithViewStore(_:observe:content:)' is unavailable: Read the store in the body: 'Text("\\(store.count)")'.}}
      WithViewStore(store, observe: { $0 }) { viewStore in Text(viewStore.name) }
    #else
      TextField("Name", text: $store.name.sending(\.nameChanged))
      TextField("Name", text: $form.name)
      Button("Clear", action: form.call(.change(.name(""))))
      Text(store.name)
    #endif
  }
}
