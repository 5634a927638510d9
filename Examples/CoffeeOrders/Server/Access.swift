import NIOCore

/// The clients that may use the server.
public struct Access: Sendable {
  /// The names of the server that a request may use, in addition to `localhost` and numeric addresses.
  ///
  /// A page of another site can let a name of its own point to any server, including this one, and then read
  /// the responses (DNS rebinding). So the server accepts only known names.
  public var hosts: [String]
  /// The key that a request has to contain as `Authorization: Bearer <key>`; nil if all requests that reach
  /// the server are accepted.
  public var key: String?

  /// Accepts requests with a known name of the server and, if there is one, with the key.
  public init(hosts: [String] = [], key: String? = nil) {
    self.hosts = hosts.map { $0.lowercased() }
    self.key = key
  }

  /// Returns whether the server accepts a host.
  ///
  /// - Parameter authority: The value of the `Host` header. Its port is ignored.
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

  /// Returns whether a request contains the key.
  ///
  /// - Parameter authorization: The value of the `Authorization` header.
  func admits(authorization: String?) -> Bool {
    guard let key else { return true }
    // The case of the scheme does not matter (RFC 9110, 11.1), that of the key does.
    let parts = (authorization ?? "").split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
    let expected = Array(key.utf8)
    let given = Array(parts[1].utf8)
    // The time of the comparison does not depend on the number of correct characters.
    var difference = expected.count ^ given.count
    for (left, right) in zip(expected, given) { difference |= Int(left ^ right) }
    return difference == 0
  }
}
