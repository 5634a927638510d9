import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import SignUp

/// The same requirements on the screen, without a browser: what a person sees and can do.
@MainActor
@Suite("Sign-up, the form")
struct SignUpViewTests {
  let clock = TestClock()
  let ui: ViewHost

  init() {
    let store = Store(
      initialState: SignUp.State(), reducer: SignUp(clock: clock),
      runtime: ManualRuntime().effects)
    ui = ViewHost(SignUpView(store: store))
  }

  static let messages = [
    "Username must have at least 3 characters", "Password must not be empty",
    "Password not strong enough", "Passwords don't match", "No more than 256 characters, please",
  ]

  var message: String? {
    Self.messages.first { !ui.findAll(text: $0).isEmpty }
  }

  func type(_ text: String, into field: String) throws {
    try ui.find(textField: field).type(text)
  }

  func pause() {
    clock.advance(by: SignUp.typingPause)
  }

  var canSignUp: Bool {
    get throws { try ui.find(button: "Sign Up").isEnabled }
  }

  @Test("it starts empty, shows no message, and Sign Up is disabled")
  func start() throws {
    for field in ["Username", "Password", "Password again"] {
      #expect(try ui.find(textField: field).value == "")
    }
    #expect(message == nil)
    #expect(try !canSignUp)
  }

  @Test("a message appears 0.8 s after the last keystroke and disappears with the next")
  func timing() throws {
    try type("a", into: "Username")
    clock.advance(by: .seconds(0.79))
    #expect(message == nil)
    clock.advance(by: .seconds(0.01))
    #expect(message == "Username must have at least 3 characters")
    try type("b", into: "Username")
    #expect(message == nil)
  }

  @Test("a keystroke puts the message off")
  func putOff() throws {
    try type("a", into: "Username")
    clock.advance(by: .seconds(0.5))
    try type("b", into: "Username")
    clock.advance(by: .seconds(0.5))
    #expect(message == nil)
    clock.advance(by: .seconds(0.3))
    #expect(message == "Username must have at least 3 characters")
  }

  @Test("both password fields share one message")
  func sharedMessage() throws {
    try type("abcde", into: "Password")
    try type("abcdf", into: "Password again")
    pause()
    #expect(message == "Passwords don't match")
    try type("x", into: "Password")
    #expect(message == nil)
    pause()
    #expect(message == "Passwords don't match")
    try type("x", into: "Password again")
    #expect(message == nil)
  }

  @Test("a field that was filled and emptied again gets its message")
  func emptied() throws {
    try type("abc", into: "Username")
    try ui.find(textField: "Username").clear()
    pause()
    #expect(message == "Username must have at least 3 characters")
  }

  @Test("an emptied password gets its message")
  func emptiedPassword() throws {
    try type("abcde", into: "Password")
    try ui.find(textField: "Password").clear()
    pause()
    #expect(message == "Password must not be empty")
  }

  @Test("passwords are not said to differ while the second is empty")
  func secondEmpty() throws {
    try type("abcde", into: "Password")
    pause()
    #expect(message == nil)
    try type("a", into: "Password again")
    pause()
    #expect(message == "Passwords don't match")
    try ui.find(textField: "Password again").clear()
    pause()
    #expect(message == nil)
  }

  @Test("an invalid first password's own message wins")
  func ownMessageWins() throws {
    try type("abcd", into: "Password")
    try type("xyz", into: "Password again")
    pause()
    #expect(message == "Password not strong enough")
  }
}
