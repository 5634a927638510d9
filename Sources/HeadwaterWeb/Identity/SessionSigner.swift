/// Makes the ids of sessions so that every process with the same key knows them as its own.
///
/// After a restart, the pages of a process come back at once, and find no session. By its id, a page proves that it was
/// rendered for this browser here or by another process of the same app, and is not somebody who begins many sessions.
/// The id is as unguessable as before: its first 20 characters have 120 random bits, and the other 12 sign them together
/// with the cookie of the browser.
struct SessionSigner: Sendable {
  private let key: [UInt8]

  /// - Parameter key: The key that the processes of an app share; empty for one of this process alone.
  init(key: String) {
    self.key = Array((key.isEmpty ? Secret.random().text : key).utf8)
  }

  /// Makes the id of a new session.
  func id(for browser: Secret) -> Secret {
    let start = Secret.random().text.prefix(Self.randomLength)
    // Both have the form of a secret.
    return Secret(start + signature(of: start, browser)) ?? .random()
  }

  /// Whether a process with this key has made the id, for the same browser.
  func hasMade(_ id: Secret, for browser: Secret) -> Bool {
    let start = id.text.prefix(Self.randomLength)
    guard let expected = Secret(start + signature(of: start, browser)) else { return false }
    return expected.matches(id)
  }

  private func signature(of start: Substring, _ browser: Secret) -> String {
    let code = SHA256.code(of: Array("session \(start) \(browser.text)".utf8), key: key)
    return String(
      String.UnicodeScalarView(
        code.prefix(Self.signatureLength).map { Secret.alphabet[Int($0) % Secret.alphabet.count] }))
  }

  private static let randomLength = 20
  private static let signatureLength = 12
}
