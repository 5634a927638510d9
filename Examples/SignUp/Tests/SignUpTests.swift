import HeadwaterTesting
import Testing

@testable import SignUp

/// The behaviour of the form, action by action, in the words of its requirements.
@Suite("Sign-up, the reducer")
struct SignUpTests {
  let clock = TestClock()

  func makeStore(
    _ prepare: (inout SignUp.State) -> Void = { _ in }
  ) -> TestStore<SignUp.State, SignUp.Action> {
    var state = SignUp.State()
    prepare(&state)
    return TestStore(initialState: state, reducer: SignUp(clock: clock))
  }

  func valid(_ state: inout SignUp.State) {
    state.username = "abc"
    state.password = "abcde"
    state.passwordAgain = "abcde"
    state.canSignUp = true
  }

  @Test("it starts empty, shows no message, and Sign Up is disabled")
  func start() {
    let state = makeStore().state
    #expect(state.username == "" && state.password == "" && state.passwordAgain == "")
    #expect(state.usernameMessage == "" && state.passwordMessage == "")
    #expect(!state.canSignUp && !state.showSignUpUI)
  }

  @Test("a username of two characters gets its message 0.8 s after the last keystroke, not before")
  func shortUsername() {
    let store = makeStore()
    store.send(.mutating(.updateUsername("a"))) { $0.username = "a" }
    clock.advance(by: .seconds(0.5))
    store.send(.mutating(.updateUsername("ab"))) { $0.username = "ab" }
    clock.advance(by: .seconds(0.8))
    store.receive(.mutating(.updateUsernameMessage)) {
      $0.usernameMessage = "Username must have at least 3 characters"
    }
    store.finish()
  }

  @Test("nothing is due a millisecond before the pause is over")
  func notBeforeThePause() {
    let store = makeStore()
    let typing = store.send(.mutating(.updateUsername("ab"))) { $0.username = "ab" }
    clock.advance(by: .seconds(0.799))
    typing.cancel()
    store.finish()
  }

  @Test("a username of three characters gets no message")
  func validUsername() {
    let store = makeStore()
    store.send(.mutating(.updateUsername("abc"))) { $0.username = "abc" }
    clock.advance(by: SignUp.typingPause)
    store.receive(.mutating(.updateUsernameMessage))
    store.finish()
  }

  @Test("a message disappears with the next keystroke in its field")
  func messageDisappears() {
    let store = makeStore {
      $0.username = "a"
      $0.usernameMessage = "Username must have at least 3 characters"
      $0.passwordMessage = "Password must not be empty"
    }
    store.send(.mutating(.updateUsername("ab"))) {
      $0.username = "ab"
      $0.usernameMessage = ""
    }
    .cancel()
    store.finish()
  }

  @Test(
    "both password fields share one message, which either of them makes disappear",
    arguments: [SignUp.MutatingAction.updatePassword("abcde"), .updatePasswordAgain("abcde")])
  func sharedMessage(keystroke: SignUp.MutatingAction) {
    let store = makeStore { $0.passwordMessage = "Passwords don't match" }
    store.send(.mutating(keystroke)) {
      $0.password = keystroke[case: \.updatePassword] ?? ""
      $0.passwordAgain = keystroke[case: \.updatePasswordAgain] ?? ""
      $0.passwordMessage = ""
    }
    .cancel()
    store.finish()
  }

  @Test("typing on in the second password field puts the shared message off")
  func sharedPause() {
    let store = makeStore()
    store.send(.mutating(.updatePassword("abcd"))) { $0.password = "abcd" }
    clock.advance(by: .seconds(0.6))
    store.send(.mutating(.updatePasswordAgain("a"))) { $0.passwordAgain = "a" }
    clock.advance(by: .seconds(0.6))
    clock.advance(by: .seconds(0.2))
    store.receive(.mutating(.updatePasswordMessage)) {
      $0.passwordMessage = "Password not strong enough"
    }
    store.finish()
  }

  @Test(
    "each password has its message",
    arguments: [
      ("", "", "Password must not be empty"),
      ("", "abc", "Password must not be empty"),
      ("abcd", "", "Password not strong enough"),
      ("abcd", "abce", "Password not strong enough"),
      ("abcde", "", ""),
      ("abcde", "abcd", "Passwords don't match"),
      ("abcde", "abcde", ""),
    ])
  func passwordMessages(password: String, again: String, message: String) {
    let store = makeStore {
      $0.password = password
      $0.passwordAgain = again
    }
    if message.isEmpty {
      store.send(.mutating(.updatePasswordMessage))
    } else {
      store.send(.mutating(.updatePasswordMessage)) { $0.passwordMessage = message }
    }
    store.finish()
  }

  @Test("a field that was filled and emptied again gets its message like any other")
  func emptiedAgain() {
    let store = makeStore()
    store.send(.mutating(.updateUsername("abc"))) { $0.username = "abc" }
    store.send(.mutating(.updateUsername(""))) { $0.username = "" }
    store.send(.mutating(.updatePassword("abcde"))) { $0.password = "abcde" }
    store.send(.mutating(.updatePassword(""))) { $0.password = "" }
    clock.advance(by: SignUp.typingPause)
    store.receive(.mutating(.updateUsernameMessage)) {
      $0.usernameMessage = "Username must have at least 3 characters"
    }
    store.receive(.mutating(.updatePasswordMessage)) {
      $0.passwordMessage = "Password must not be empty"
    }
    store.finish()
  }
}
