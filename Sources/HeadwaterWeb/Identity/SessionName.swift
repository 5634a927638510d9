/// The name by which a page claims its session: the session's id, and a tag of the person whom the page was
/// made for.
///
/// By the tag, a page and a server that do not have the session find out whether the page contains the texts of
/// somebody else. It is no secret, and gives no right.
struct SessionName: Hashable, Sendable {
  let id: Secret
  /// Empty for a guest.
  let tag: String

  init(id: Secret, person: String?) {
    self.id = id
    tag = Self.tag(of: person)
  }

  /// Reads the name from a client; nil unless it has the form of one.
  init?(_ text: String) {
    guard text.utf8.count <= Self.length + Self.longestTag,
      let id = Secret(text.prefix(Self.length))
    else { return nil }
    self.id = id
    tag = String(text.dropFirst(Self.length))
  }

  var text: String { id.text + tag }

  static func tag(of person: String?) -> String {
    person.map { Fingerprint.text(of: $0.utf8) } ?? ""
  }

  private static let length = 32
  private static let longestTag = 13
}
