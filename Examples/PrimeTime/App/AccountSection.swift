import HeadwaterUI

/// A section to log in and out.
struct AccountSection: View {
  let store: Store<Account.State, Account.Action>

  var body: some View {
    Section {
      if let user = store.user {
        Text("Hello, \(user.name)")
        Button("Log out", action: store.call(.logOutTapped))
      } else {
        HStack {
          TextField("Name", text: store.binding(\.name, { .nameChanged($0) }))
            .onSubmit { store.send(.logInTapped) }
          Button("Log in", action: store.call(.logInTapped))
            .buttonStyle(.borderedProminent)
            .disabled(!store.canLogIn)
        }
      }
    } header: {
      Text("Account")
    } footer: {
      Text("Nobody but this tab knows who is logged in here.")
    }
  }
}
