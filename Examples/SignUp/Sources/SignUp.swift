import HeadwaterMacros

/// The sign-up form of "App Architecture for SwiftUI": two passwords, and messages that wait until
/// typing pauses.
///
/// Every action changes the form, so there are no effect actions; waiting for a pause is an effect
/// that a mutating action returns.
public struct SignUp: SplitReducer {
  public struct State: Equatable {
    public internal(set) var username = ""
    public internal(set) var usernameMessage = ""
    public internal(set) var password = ""
    public internal(set) var passwordAgain = ""
    public internal(set) var passwordMessage = ""
    public internal(set) var canSignUp = false
    public internal(set) var showSignUpUI = false

    public init() {}
  }

  @CasePathable
  public enum MutatingAction: Equatable, Sendable {
    case updateUsername(String)
    case updatePassword(String)
    case updatePasswordAgain(String)
    case updateUsernameMessage
    case updatePasswordMessage
    case showSignUpUI
    case hideSignUpUI
  }

  public typealias Action = SplitAction<MutatingAction, Never>

  /// How long a field must be left alone before its message appears.
  public static let typingPause = Duration.seconds(0.8)

  /// How many characters a field takes.
  public static let lengthLimit = 256

  let clock: any Clock<Duration>

  /// Makes the feature.
  ///
  /// - Parameter clock: Measures the pauses in typing.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// A store with an empty form.
  @MainActor
  public static func store() -> Store<State, Action> {
    Store(initialState: State(), reducer: SignUp())
  }

  public func mutate(_ state: inout State, _ action: MutatingAction) -> Effect<Action> {
    defer { state.canSignUp = Self.canSignUp(state) }

    switch action {
    case .updateUsername(let username):
      guard Self.fits(username) else {
        state.usernameMessage = Self.tooLongMessage
        return .cancel(id: Message.username)
      }
      state.username = username
      state.usernameMessage = ""
      return afterTypingPause(.updateUsernameMessage, of: .username)

    case .updatePassword(let password):
      guard Self.fits(password) else { return rejectPassword(&state) }
      state.password = password
      state.passwordMessage = ""
      return afterTypingPause(.updatePasswordMessage, of: .password)

    case .updatePasswordAgain(let passwordAgain):
      guard Self.fits(passwordAgain) else { return rejectPassword(&state) }
      state.passwordAgain = passwordAgain
      state.passwordMessage = ""
      return afterTypingPause(.updatePasswordMessage, of: .password)

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

  /// The messages of the form, whose pauses are measured apart. Both passwords share one.
  private enum Message {
    case username
    case password
  }

  private func afterTypingPause(_ action: MutatingAction, of message: Message) -> Effect<Action> {
    .send(.mutating(action)).debounce(id: message, for: Self.typingPause, clock: clock)
  }

  private func rejectPassword(_ state: inout State) -> Effect<Action> {
    state.passwordMessage = Self.tooLongMessage
    return .cancel(id: Message.password)
  }

  private static func canSignUp(_ state: State) -> Bool {
    UsernameValidation(state.username) == .valid
      && PasswordValidation(state.password, again: state.passwordAgain) == .valid
  }

  /// Looks no further than the limit, since somebody may paste a book.
  private static func fits(_ text: String) -> Bool {
    text.dropFirst(lengthLimit).isEmpty
  }

  static let tooLongMessage = "No more than \(lengthLimit) characters, please"
}
