import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import SignUp

/// The form in the document's way: the store's own updates start the pauses.
@MainActor
@Suite("Sign-up, the store's own updates")
struct SignUpStoreTests {
  let clock = TestClock()
  let store: Store<SignUp.State, SignUp.Action>

  init() {
    store = SignUp.store(clock: clock, runtime: ManualRuntime().effects)
  }

  private func type(_ action: SignUp.MutatingAction, then pause: Duration = .zero) {
    store.send(.mutating(action))
    clock.advance(by: pause)
  }

  @Test("a message comes 0.8 s after the last keystroke and goes with the next")
  func timing() {
    type(.updateUsername("i"), then: .seconds(0.7))
    type(.updateUsername("il"), then: .seconds(0.79))
    #expect(store.usernameMessage == "")
    clock.advance(by: .seconds(0.01))
    #expect(store.usernameMessage == "Username must have at least 3 characters")
    type(.updateUsername("ily"))
    #expect(store.usernameMessage == "")
    clock.advance(by: SignUp.typingPause)
    #expect(store.usernameMessage == "")
  }

  @Test("the second password puts off the message that both share")
  func sharedPause() {
    type(.updatePassword("abcd"), then: .seconds(0.6))
    type(.updatePasswordAgain("a"), then: .seconds(0.6))
    #expect(store.passwordMessage == "")
    clock.advance(by: .seconds(0.2))
    #expect(store.passwordMessage == "Password not strong enough")
  }

  @Test("the pause of one message does not put off the other")
  func apart() {
    type(.updateUsername("a"), then: .seconds(0.5))
    type(.updatePassword("abcd"), then: .seconds(0.3))
    #expect(store.usernameMessage == "Username must have at least 3 characters")
    #expect(store.passwordMessage == "")
    clock.advance(by: .seconds(0.5))
    #expect(store.passwordMessage == "Password not strong enough")
  }

  @Test("a keystroke that does not change the text does not change its message")
  func sameText() {
    type(.updateUsername("ab"), then: SignUp.typingPause)
    type(.updateUsername("ab"), then: SignUp.typingPause)
    #expect(store.usernameMessage == "Username must have at least 3 characters")
  }

  @Test("the message about the limit stays when the pause of another message ends")
  func limit() {
    type(.updateUsername("ab"), then: .seconds(0.5))
    type(.updateUsername(String(repeating: "a", count: 257)), then: .seconds(10))
    #expect(store.usernameMessage == "No more than 256 characters, please")
    #expect(store.username == "ab")
  }

  @Test("Sign Up is enabled with the keystroke that makes everything valid")
  func enabled() {
    type(.updateUsername("abc"))
    type(.updatePassword("abcde"))
    type(.updatePasswordAgain("abcd"))
    #expect(!store.canSignUp)
    type(.updatePasswordAgain("abcde"))
    #expect(store.canSignUp)
  }

  @Test("the pauses end with the store")
  func end() {
    var other: Store<SignUp.State, SignUp.Action>? = SignUp.store(
      clock: clock, runtime: ManualRuntime().effects)
    other?.send(.mutating(.updateUsername("a")))
    weak let gone = other
    other = nil
    #expect(gone == nil)
    clock.advance(by: SignUp.typingPause)
  }

  @Test("the form on the screen shows the message, and hides it with the next keystroke")
  func screen() throws {
    let ui = ViewHost(SignUpView(store: store))
    try ui.find(textField: "Username").type("ab")
    #expect(ui.findAll(text: "Username must have at least 3 characters").isEmpty)
    clock.advance(by: SignUp.typingPause)
    _ = try ui.find(text: "Username must have at least 3 characters")
    try ui.find(textField: "Username").type("c")
    #expect(ui.findAll(text: "Username must have at least 3 characters").isEmpty)
  }

  @Test("only a mutating action evaluates a view")
  func onlyMutating() throws {
    let ui = ViewHost(SignUpView(store: store))
    func bodies() -> Int {
      ui.bodyCount(of: UsernameSection.self) + ui.bodyCount(of: PasswordSection.self)
        + ui.bodyCount(of: SignUpButton.self)
    }
    let before = bodies()
    store.send(.effect(.waitForPause(.username)))
    store.send(.noAction)
    #expect(bodies() == before)
    store.send(.mutating(.updateUsernameMessage))
    #expect(bodies() == before + 1)
  }
}
