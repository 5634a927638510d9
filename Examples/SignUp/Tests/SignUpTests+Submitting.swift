import HeadwaterTesting
import Testing

@testable import SignUp

/// The conditions for signing up, and the refused input.
extension SignUpTests {
  @Test(
    "Sign Up is enabled exactly when everything is valid, with every keystroke",
    arguments: [
      ("abc", "abcde", "abcde", true),
      ("ab", "abcde", "abcde", false),
      ("abc", "abcd", "abcd", false),
      ("abc", "abcde", "abcdf", false),
      ("abc", "abcde", "abcd", false),
    ])
  func enabled(username: String, password: String, again: String, canSignUp: Bool) {
    let store = makeStore()
    store.send(.mutating(.updateUsername(username))) { $0.username = username }
    store.send(.mutating(.updatePassword(password))) { $0.password = password }
    store.send(.mutating(.updatePasswordAgain(again))) {
      $0.passwordAgain = again
      $0.canSignUp = canSignUp
    }
    store.cancelEffects()
    store.finish()
  }

  @Test("Sign Up is disabled again with the keystroke that makes a field invalid")
  func disabledAgain() {
    let store = makeStore(valid)
    store.send(.mutating(.updatePasswordAgain("abcd"))) {
      $0.passwordAgain = "abcd"
      $0.canSignUp = false
    }
    store.send(.mutating(.updatePasswordAgain("abcde"))) {
      $0.passwordAgain = "abcde"
      $0.canSignUp = true
    }
    store.send(.mutating(.updateUsername("ab"))) {
      $0.username = "ab"
      $0.canSignUp = false
    }
    store.cancelEffects()
    store.finish()
  }

  @Test("Sign Up shows the signed-up sheet, and dismissing it is an action")
  func signUp() {
    let store = makeStore(valid)
    store.send(.mutating(.showSignUpUI)) { $0.showSignUpUI = true }
    store.send(.mutating(.hideSignUpUI)) { $0.showSignUpUI = false }
    store.finish()
  }

  @Test("an action that no enabled button could have sent shows nothing")
  func signUpWhileInvalid() {
    let store = makeStore()
    store.send(.mutating(.showSignUpUI))
    store.finish()
  }

  @Test(
    "characters are counted as a person counts them",
    arguments: [("e\u{301}e", false), ("e\u{301}e\u{301}e", true), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", false), ("👩‍👩‍👧‍👦ab", true)])
  func counting(username: String, isValid: Bool) {
    #expect((UsernameValidation(username) == .valid) == isValid)
  }

  @Test("at more than 256 characters a field keeps its former text and says what the limit is")
  func limit() {
    let fits = String(repeating: "👩‍👩‍👧‍👦", count: 256)
    let store = makeStore()
    store.send(.mutating(.updateUsername(fits))) { $0.username = fits }
    store.send(.mutating(.updateUsername(fits + "x"))) {
      $0.usernameMessage = "No more than 256 characters, please"
    }
    store.send(.mutating(.updatePassword(fits + "x"))) {
      $0.passwordMessage = "No more than 256 characters, please"
    }
    store.send(.mutating(.updatePasswordAgain(fits + "x")))
    store.finish()
  }

  @Test("the message about the limit stays until the next keystroke")
  func limitStays() {
    let store = makeStore()
    store.send(.mutating(.updateUsername("ab"))) { $0.username = "ab" }
    store.send(.mutating(.updateUsername(String(repeating: "a", count: 100_000)))) {
      $0.usernameMessage = "No more than 256 characters, please"
    }
    clock.advance(by: .seconds(10))
    store.send(.mutating(.updateUsername("abc"))) {
      $0.username = "abc"
      $0.usernameMessage = ""
    }
    .cancel()
    store.finish()
  }
}
