import Foundation
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import SignUp

/// The page with all states of the form, and the screen in each.
@MainActor
@Suite("SignUp, the page of its states")
struct SignUpPageTests {
  @Test("it has the form as a person sees it in each state")
  func page() throws {
    let found = explore(
      from: [SignUp.State()], reducer: { SignUp(clock: $0.clock) },
      actions: { state in
        if state.showSignUpUI { return [.mutating(.hideSignUpUI)] }
        return ["", "ann"].map { .mutating(.updateUsername($0)) }
          + ["abcde"].map { .mutating(.updatePassword($0)) }
          + ["abcde"].map { .mutating(.updatePasswordAgain($0)) } + [.mutating(.showSignUpUI)]
      },
      holding: [.sometimes("a person signs up") { $0.state.showSignUpUI }])
    let page = found.graph().page(title: "Sign up, all states") { state in
      SignUpView(store: .mock(state: state))
    }
    #expect(page.contains(#"text field \"Username\" value \"ann\""#))
    // A test in a browser looks at it.
    if let folder = ProcessInfo.processInfo.environment["HEADWATER_PAGES"] {
      let file = URL(filePath: folder).appending(path: "sign-up.html")
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
