import HeadwaterUI

/// The sign-up form. Each part is a view of its own, so a keystroke evaluates only the part that shows its
/// change.
public struct SignUpView: View {
  private let store: Store<SignUp.State, SignUp.Action>

  public init(store: Store<SignUp.State, SignUp.Action>) {
    self.store = store
  }

  public var body: some View {
    Form {
      UsernameSection(store: store)
      PasswordSection(store: store)
      Section {
        SignUpButton(store: store)
      }
    }
    .onSubmit { if store.canSignUp { store.send(.mutating(.showSignUpUI)) } }
    .navigationTitle("Sign up")
    .sheet(isPresented: store.binding(\.showSignUpUI, { _ in .hideSignUpUI })) {
      SignedUpView()
    }
  }
}

struct UsernameSection: View {
  let store: Store<SignUp.State, SignUp.Action>

  var body: some View {
    Section {
      TextField("Username", text: store.binding(\.username, { .updateUsername($0) }))
        .textContentType(.username)
        .autocorrectionDisabled()
        .invalid(!store.usernameMessage.isEmpty)
        #if !os(macOS) || PortableViews
          .textInputAutocapitalization(.never)
        #endif
    } footer: {
      errorText(store.usernameMessage)
    }
  }
}

struct PasswordSection: View {
  let store: Store<SignUp.State, SignUp.Action>

  var body: some View {
    Section {
      Group {
        SecureField("Password", text: store.binding(\.password, { .updatePassword($0) }))
        SecureField(
          "Password again", text: store.binding(\.passwordAgain, { .updatePasswordAgain($0) })
        )
      }
      .textContentType(.newPassword)
      .invalid(!store.passwordMessage.isEmpty)
    } footer: {
      errorText(store.passwordMessage)
    }
  }
}

struct SignUpButton: View {
  let store: Store<SignUp.State, SignUp.Action>

  var body: some View {
    Button("Sign Up", action: store.call(.mutating(.showSignUpUI)))
      .buttonStyle(.borderedProminent)
      .disabled(!store.canSignUp)
  }
}

struct SignedUpView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Signed up").font(.title).bold()
      Text("Welcome. Your account is ready.")
      Button("Dismiss", role: .cancel) { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

private func errorText(_ content: String) -> Text {
  Text(content).foregroundColor(.red)
}

#Preview("Empty") {
  NavigationStack { SignUpView(store: SignUp.store()) }
}

#Preview("With messages") {
  NavigationStack { SignUpView(store: .mock(state: .refused)) }
}

#Preview("Complete") {
  NavigationStack { SignUpView(store: .mock(state: .complete)) }
}

#Preview("Signed up", traits: .sizeThatFitsLayout) {
  SignedUpView()
}

extension SignUp.State {
  /// A form that nobody can sign up with, for a preview.
  fileprivate static var refused: Self {
    var state = Self()
    state.username = "al"
    state.usernameMessage = "A name has at least three characters"
    state.password = "secret"
    state.passwordAgain = "secrets"
    state.passwordMessage = "The passwords differ"
    return state
  }

  /// A form to sign up with, for a preview.
  fileprivate static var complete: Self {
    var state = Self()
    state.username = "alice"
    state.password = "a long secret"
    state.passwordAgain = "a long secret"
    state.canSignUp = true
    return state
  }
}
