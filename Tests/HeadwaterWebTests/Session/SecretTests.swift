import Testing

@testable import HeadwaterWeb

@Suite("Secrets")
struct SecretTests {
  @Test("each secret is different, and has 32 characters that need no escape anywhere")
  func random() {
    let secrets = Set((0..<1_000).map { _ in Secret.random() })

    #expect(secrets.count == 1_000)
    #expect(secrets.allSatisfy { $0.text.wholeMatch(of: /[A-Za-z0-9_-]{32}/) != nil })
  }

  @Test(
    "only texts in the form of a secret are read",
    arguments: ["", "a", String(repeating: "a", count: 31), String(repeating: "é", count: 16)])
  func malformed(text: String) {
    #expect(Secret(text) == nil)
  }

  @Test("it is found in a cookie header among others")
  func cookie() {
    let secret = Secret.random()
    #expect(
      BrowserCookie.value(in: ["a=b; headwater=\(secret.text); c=d"])?.text == secret.text)
    #expect(BrowserCookie.value(in: ["headwater=x", "headwater=\(secret.text)"]) == secret)
    #expect(BrowserCookie.value(in: ["xheadwater=\(secret.text)"]) == nil)
    // The server does not read more cookies than any browser sends.
    let many = String(repeating: "a=b;", count: 1_000) + "headwater=\(secret.text)"
    #expect(BrowserCookie.value(in: [many]) == nil)
    #expect(BrowserCookie.value(in: []) == nil)
  }
}
