import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import SignUp

/// The conditions for signing up, and the refused input.
extension SignUpViewTests {
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
    #expect(message == "Username must have at least 3 characters")
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
