/// The client of a request: the person's machine or network, not the proxy before this server.
struct Client: Sendable, Equatable, CustomStringConvertible {
  /// The address: that which a trusted proxy names, or otherwise that of the peer. Nil if the connection has none,
  /// such as a Unix domain socket: all such clients are one for the limits.
  var address: NetworkAddress?
  /// The other end of the connection; nil if it has no address.
  var peer: NetworkAddress?

  /// The text for the log.
  var description: String {
    if let address { return "\(address)" }
    return peer.map { "unknown behind \($0)" } ?? "unknown"
  }
}

/// The other end of a request's connection.
///
/// It is a task-local value, since the request of a foreign application has no place for it.
enum Peer {
  @TaskLocal static var address: NetworkAddress?
}
