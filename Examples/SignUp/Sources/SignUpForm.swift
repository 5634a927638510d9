import HeadwaterMacros

/// The form as two functions: one changes the state, and the other waits for a pause. Other code sends the
/// action after a keystroke.
struct SignUpForm: SplitReducer {
  typealias State = SignUp.State
  typealias MutatingAction = SignUp.MutatingAction
  typealias EffectAction = SignUp.EffectAction

  let clock: any Clock<Duration>

  func mutate(_ state: inout State, _ action: MutatingAction) -> Effect<SignUp.Action> {
    defer { state.canSignUp = Self.canSignUp(state) }

    switch action {
    case .updateUsername(let username):
      guard Self.fits(username) else {
        state.usernameMessage = Self.tooLongMessage
        return .cancel(id: SignUp.Message.username)
      }
      guard username != state.username else { break }
      state.username = username
      state.usernameMessage = ""

    case .updatePassword(let password):
      guard Self.fits(password) else { return rejectPassword(&state) }
      guard password != state.password else { break }
      state.password = password
      state.passwordMessage = ""

    case .updatePasswordAgain(let passwordAgain):
      guard Self.fits(passwordAgain) else { return rejectPassword(&state) }
      guard passwordAgain != state.passwordAgain else { break }
      state.passwordAgain = passwordAgain
      state.passwordMessage = ""

    case .updateUsernameMessage:
      state.usernameMessage = UsernameValidation(state.username).message

    case .updatePasswordMessage:
      let validation = PasswordValidation(state.password, again: state.passwordAgain)
      let isWaitingForSecond = validation == .different && state.passwordAgain.isEmpty
      state.passwordMessage = isWaitingForSecond ? "" : validation.message

    case .showSignUpUI:
      state.showSignUpUI = state.canSignUp

    case .hideSignUpUI:
      state.showSignUpUI = false
    }
    return .none
  }

  func effect(_ state: State, _ action: EffectAction) -> Effect<SignUp.Action> {
    switch action {
    case .waitForPause(let message):
      .send(.mutating(message.update))
        .debounce(id: message, for: SignUp.typingPause, clock: clock)
    }
  }

  private func rejectPassword(_ state: inout State) -> Effect<SignUp.Action> {
    state.passwordMessage = Self.tooLongMessage
    return .cancel(id: SignUp.Message.password)
  }

  private static func canSignUp(_ state: State) -> Bool {
    UsernameValidation(state.username) == .valid
      && PasswordValidation(state.password, again: state.passwordAgain) == .valid
  }

  /// Reads only as many characters as the limit allows, since a person may paste a book.
  private static func fits(_ text: String) -> Bool {
    text.dropFirst(SignUp.lengthLimit).isEmpty
  }

  static let tooLongMessage = "No more than \(SignUp.lengthLimit) characters, please"
}

extension SignUp.Message {
  fileprivate var update: SignUp.MutatingAction {
    switch self {
    case .username: .updateUsernameMessage
    case .password: .updatePasswordMessage
    }
  }
}
