import NIOCore

/// Who may ask the server.
public struct Access: Sendable {
  /// Names that a request may give the server, beside `localhost` and addresses in numbers.
  ///
  /// A page of another site can point a name of its own at any server, this one included, and then reads
  /// what the server answers (DNS rebinding). So a name is believed only if it is known.
  public var hosts: [String]
  /// What a request has to bring as `Authorization: Bearer <key>`; nil if whoever reaches the server may
  /// ask.
  public var key: String?

  /// Lets those ask who reach the server by a known name and, if there is a key, have it.
  public init(hosts: [String] = [], key: String? = nil) {
    self.hosts = hosts.map { $0.lowercased() }
    self.key = key
  }

  /// Whether a request may be for this host.
  ///
  /// - Parameter authority: The value of the `Host` header; its port is not looked at.
  func admits(authority: String?) -> Bool {
    guard let authority = authority?.lowercased() else { return false }
    let name: Substring
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
      name = authority[..<end].dropFirst()
    } else {
      name = authority.prefix { $0 != ":" }
    }
    return name == "localhost" || hosts.contains(String(name))
      || (try? SocketAddress(ipAddress: String(name), port: 0)) != nil
  }

  /// Whether a request brings the key.
  ///
  /// - Parameter authorization: The value of the `Authorization` header.
  func admits(authorization: String?) -> Bool {
    guard let key else { return true }
    // The scheme may be written in any case (RFC 9110, 11.1), the key may not.
    let parts = (authorization ?? "").split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
    let expected = Array(key.utf8)
    let given = Array(parts[1].utf8)
    // In a time that does not tell how many characters are right.
    var difference = expected.count ^ given.count
    for (left, right) in zip(expected, given) { difference |= Int(left ^ right) }
    return difference == 0
  }
}
