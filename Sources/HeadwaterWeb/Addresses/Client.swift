/// Who is at the other end: the person's own machine or network, not the proxy before us.
struct Client: Sendable, Equatable, CustomStringConvertible {
  /// Nil where proxies do not tell, or are not trusted to: there is no quota by address then, since it
  /// would be one for everybody behind them.
  var address: NetworkAddress?
  /// Whose connection it is; nil for none that has an address.
  var peer: NetworkAddress?

  /// For the log.
  var description: String {
    if let address { return "\(address)" }
    return peer.map { "unknown behind \($0)" } ?? "unknown"
  }
}

/// The other end of the connection that a request came by.
///
/// Its task carries it, since the request of a foreign application has no place for it.
enum Peer {
  @TaskLocal static var address: NetworkAddress?
}
