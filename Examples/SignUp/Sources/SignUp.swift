import HeadwaterMacros

/// The sign-up form of "App Architecture for SwiftUI": two passwords, and messages that appear when typing
/// pauses.
///
/// There are two ways to handle the pauses. `SignUp(clock:)` is one feature with its pauses, for use in a
/// larger feature. ``store(clock:runtime:)`` is the document's way: the form knows no pauses, and the store's
/// own updates start them.
public struct SignUp: Reducer {
  public struct State: Codable, Equatable {
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
  public enum MutatingAction: Codable, Equatable, Sendable {
    case updateUsername(String)
    case updatePassword(String)
    case updatePasswordAgain(String)
    case updateUsernameMessage
    case updatePasswordMessage
    case showSignUpUI
    case hideSignUpUI
  }

  public enum EffectAction: Codable, Equatable, Sendable {
    /// A person has typed into a field of the message. The pause starts again each time.
    case waitForPause(Message)
  }

  /// The messages of the form. Each has a pause of its own. Both passwords share one message.
  nonisolated public enum Message: Codable, Sendable {
    case username
    case password
  }

  public typealias Action = SplitAction<MutatingAction, EffectAction>

  /// The pause after the last keystroke in a field before its message appears.
  public static let typingPause = Duration.seconds(0.8)

  /// The maximum number of characters in a field.
  public static let lengthLimit = 256

  let clock: any Clock<Duration>

  /// Makes the feature.
  ///
  /// - Parameter clock: Measures the pauses in typing.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  public var body: some Reducer<State, Action> {
    let form = SignUpForm(clock: clock)
    form
      .onChange(of: \.username) { state, _, _ in form.effect(state, .waitForPause(.username)) }
      .onChange(of: \.password) { state, _, _ in form.effect(state, .waitForPause(.password)) }
      .onChange(of: \.passwordAgain) { state, _, _ in form.effect(state, .waitForPause(.password)) }
  }
}
