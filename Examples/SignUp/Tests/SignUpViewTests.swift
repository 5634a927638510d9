import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

import class HeadwaterUITesting.Host

@testable import SignUp

/// The same requirements on the screen: what a person sees and can do, without a browser.
@MainActor
@Suite("Sign-up, the form")
struct SignUpViewTests {
  let clock = TestClock()
  let ui: Host

  init() {
    let store = Store(
      initialState: SignUp.State(), reducer: SignUp(clock: clock),
      runtime: ManualRuntime().effects)
    ui = Host(SignUpView(store: store))
  }

  private static let messages = [
    "Username must at least have 3 characters", "Password must not be empty",
    "Password not strong enough", "Passwords don't match", "No more than 256 characters, please",
  ]

  private var message: String? {
    Self.messages.first { !ui.findAll(text: $0).isEmpty }
  }

  private func type(_ text: String, into field: String) throws {
    try ui.find(textField: field).type(text)
  }

  private func pause() {
    clock.advance(by: SignUp.typingPause)
  }

  private var canSignUp: Bool {
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
    #expect(message == "Username must at least have 3 characters")
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
    #expect(message == "Username must at least have 3 characters")
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
    #expect(message == "Username must at least have 3 characters")
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

  @Test("Sign Up is enabled with the keystroke that makes everything valid, whatever the pauses")
  func enabled() throws {
    try type("abc", into: "Username")
    try type("abcde", into: "Password")
    try type("abcd", into: "Password again")
    #expect(try !canSignUp)
    try type("e", into: "Password again")
    #expect(try canSignUp)
    try type("f", into: "Password again")
    #expect(try !canSignUp)
  }

  @Test("a disabled Sign Up refuses")
  func refuses() throws {
    #expect(throws: (any Error).self) { try ui.find(button: "Sign Up").tap() }
    #expect(ui.sheet == nil)
  }

  @Test("tapping Sign Up shows the signed-up sheet, which can be dismissed")
  func signUp() throws {
    try type("abc", into: "Username")
    try type("abcde", into: "Password")
    try type("abcde", into: "Password again")
    try ui.find(button: "Sign Up").tap()
    let sheet = try #require(ui.sheet)
    #expect(!sheet.findAll(text: "Signed up").isEmpty)
    try sheet.find(button: "Dismiss").tap()
    #expect(ui.sheet == nil)
    try ui.find(button: "Sign Up").tap()
    try #require(ui.sheet).dismiss()
    #expect(ui.sheet == nil)
  }

  @Test("a family and a letter with an accent count as one character each")
  func counting() throws {
    try type("👩‍👩‍👧‍👦e\u{301}", into: "Username")
    pause()
    #expect(message == "Username must at least have 3 characters")
    try type("x", into: "Username")
    pause()
    #expect(message == nil)
  }

  @Test("a paste of more than 256 characters leaves the former text and says what the limit is")
  func limit() throws {
    try type("abc", into: "Username")
    try ui.find(textField: "Username").paste(String(repeating: "x", count: 100_000))
    #expect(try ui.find(textField: "Username").value == "abc")
    #expect(message == "No more than 256 characters, please")
    try type("d", into: "Username")
    #expect(try ui.find(textField: "Username").value == "abcd")
    #expect(message == nil)
  }

  @Test("a password stands in no HTML")
  func noPassword() throws {
    try type("secret1", into: "Password")
    try type("secret2", into: "Password again")
    #expect(!ui.html.contains("secret"))
  }

  @Test("typing a character re-evaluates only the views that read what changed")
  func bodyCounts() throws {
    try type("a", into: "Username")
    let form = ui.bodyCount(of: SignUpView.self)
    let passwords = ui.bodyCount(of: PasswordSection.self)
    let button = ui.bodyCount(of: SignUpButton.self)
    let username = ui.bodyCount(of: UsernameSection.self)
    try type("b", into: "Username")
    #expect(ui.bodyCount(of: SignUpView.self) == form)
    #expect(ui.bodyCount(of: PasswordSection.self) == passwords)
    #expect(ui.bodyCount(of: SignUpButton.self) == button)
    #expect(ui.bodyCount(of: UsernameSection.self) <= username + 1)
  }
}
