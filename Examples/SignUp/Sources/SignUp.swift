import HeadwaterMacros

/// The sign-up form of "App Architecture for SwiftUI": two passwords, and messages that wait until
/// typing pauses.
///
/// A form that waits can be had in two ways. `SignUp(clock:)` is one feature with its pauses, for
/// whoever puts it into a larger one. ``store(clock:runtime:)`` is the document's way: the form knows
/// no pauses, and a store is told to wait at each of its own updates.
public struct SignUp: Reducer {
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

  public enum EffectAction: Equatable, Sendable {
    /// Somebody has typed what a message is about; each time, its pause begins anew.
    case waitForPause(Message)
  }

  /// The messages of the form, whose pauses are measured apart. Both passwords share one.
  nonisolated public enum Message: Sendable {
    case username
    case password
  }

  public typealias Action = SplitAction<MutatingAction, EffectAction>

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

  public var body: some Reducer<State, Action> {
    let form = SignUpForm(clock: clock)
    form
      .onChange(of: \.username) { state, _, _ in form.effect(state, .waitForPause(.username)) }
      .onChange(of: \.password) { state, _, _ in form.effect(state, .waitForPause(.password)) }
      .onChange(of: \.passwordAgain) { state, _, _ in form.effect(state, .waitForPause(.password)) }
  }
}
