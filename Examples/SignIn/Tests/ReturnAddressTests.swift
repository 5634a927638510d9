import HTTPTypes
import HeadwaterWeb
import Hummingbird
import Testing

@testable import SignInServer

@Suite("The way back after signing in")
struct ReturnAddressTests {
  private func address(_ query: String) -> ReturnAddress {
    let head = HTTPRequest(
      method: .get, scheme: "http", authority: "localhost", path: "/account/sign-in?\(query)")
    return ReturnAddress(Request(head: head, body: RequestBody(buffer: ByteBuffer())))
  }

  @Test("a path below the app is taken", arguments: ["sign-in", "todos/open/2", "A_1"])
  func path(next: String) {
    #expect(address("next=\(next)").reference == "../\(next)")
  }

  @Test(
    "anything else leads to the first screen, and never to another site",
    arguments: [
      "",
      "//evil.example", "/evil", "https:evil.example", "https%3A%2F%2Fevil.example", "%5C%5Cevil",
      "%2F%2Fevil.example", "javascript:alert(1)", "a//evil.example", "..%2F..%2Fx", "../x", ".",
      "a%0D%0ASet-Cookie:x=y", "%22%3E%3Cscript%3E", "a/", "%09//evil.example", "a?b", "a%23b",
    ])
  func foreign(next: String) {
    #expect(address("next=\(next)").reference == "../")
    #expect(address("other=\(next)").reference == "../")
    #expect(ReturnAddress(next).reference == "../")
  }

  @Test("a long one is not taken")
  func long() {
    #expect(ReturnAddress(String(repeating: "a", count: 201)).path == "")
  }
}
