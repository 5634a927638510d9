import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import SignIn

@Suite("A screen that knows who is in front of it")
@MainActor struct SignInTests {
  @Test("a guest is offered to sign in, a member to sign out")
  func links() throws {
    let guest = ViewHost(SignInScreen())
    #expect(guest.outline.contains("You are a guest."))
    #expect(guest.outline.contains("Sign in"))
    let member = ViewHost(SignInScreen().environment(\.member, Member(name: "Ana")))
    #expect(member.outline.contains("You are Ana."))
    #expect(member.outline.contains("Sign out Ana"))
  }

  @Test("only a member is told that the next person does not see what is typed")
  func privacy() {
    let guest = ViewHost(SignInScreen())
    #expect(guest.outline.contains("The next guest in this browser sees what you type here."))
    let member = ViewHost(SignInScreen().environment(\.member, Member(name: "Ana")))
    #expect(member.outline.contains("Whoever comes after you in this browser does not see"))
  }
}
