import HeadwaterTesting
import Testing

@testable import SignUp

/// All that the form can do with a few texts, in each order of keystrokes and pauses.
@Suite("SignUp, all states")
struct SignUpExploreTests {
  @Test("messages are right when typing pauses, and nobody signs up with a wrong form")
  func properties() {
    let found = explore(
      from: [SignUp.State()], reducer: { SignUp(clock: $0.clock) },
      actions: { state in
        if state.showSignUpUI { return [.mutating(.hideSignUpUI)] }
        return ["", "ann"].map { .mutating(.updateUsername($0)) }
          + ["a", "abcde"].map { .mutating(.updatePassword($0)) }
          + ["abcde"].map { .mutating(.updatePasswordAgain($0)) } + [.mutating(.showSignUpUI)]
      },
      holding: [
        .always("who signs up has a right form") { $0.state.canSignUp || !$0.state.showSignUpUI },
        .sometimes("a person signs up") { $0.state.showSignUpUI },
        .leadsTo(
          "the name's message comes", from: { !$0.running.isEmpty },
          to: { moment in
            let message = UsernameValidation(moment.state.username).message
            return [message, ""].contains(moment.state.usernameMessage) && moment.running.isEmpty
          }),
        .never("a message about what was typed since") { moment in
          let (state, name) = (moment.state, UsernameValidation(moment.state.username))
          return !state.usernameMessage.isEmpty && name == .valid
        },
      ])
    #expect(found.isComplete)
    #expect(found.failures.isEmpty)
  }
}
