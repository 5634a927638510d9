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
    let cookie = BrowserCookie(path: "/")
    func value(in headers: [String]) -> Secret? { cookie.value(in: headers, isSecure: false) }
    #expect(value(in: ["a=b; headwater=\(secret.text); c=d"]) == secret)
    #expect(value(in: ["headwater=x", "headwater=\(secret.text)"]) == secret)
    #expect(value(in: ["xheadwater=\(secret.text)"]) == nil)
    // A semicolon after this sign is a part of another character.
    #expect(value(in: ["a=\u{600}; headwater=\(secret.text)"]) == secret)
    // The server does not read more cookies than any browser sends.
    let many = String(repeating: "a=b;", count: 1_000) + "headwater=\(secret.text)"
    #expect(value(in: [many]) == nil)
    #expect(value(in: []) == nil)
  }

  @Test(
    "under TLS only the name counts that nobody else can set",
    arguments: [("/", "__Host-headwater"), ("/app/", "__Secure-headwater")])
  func secureCookie(path: String, name: String) {
    let secret = Secret.random()
    let cookie = BrowserCookie(path: path)
    #expect(
      cookie.setting(secret, isSecure: true).hasPrefix("\(name)=\(secret.text); Path=\(path);"))
    #expect(cookie.value(in: ["\(name)=\(secret.text)"], isSecure: true) == secret)
    #expect(cookie.value(in: ["headwater=\(secret.text)"], isSecure: true) == nil)
    #expect(cookie.value(in: ["\(name)=\(secret.text)"], isSecure: false) == nil)
  }

  @Test("the host's own cookies say nothing about a person, and others may")
  func accompanied() {
    for name in ["headwater", "__Host-headwater", "__Secure-headwater"] {
      #expect(!BrowserCookie.isAccompanied(in: ["\(name)=x"]))
      #expect(BrowserCookie.isAccompanied(in: ["\(name)=x; sid=1"]))
    }
    #expect(BrowserCookie.isAccompanied(in: ["xheadwater=x"]))
    #expect(!BrowserCookie.isAccompanied(in: []))
  }
}
